import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  cutLink,
  failServer,
  failSite,
  mendLink,
  restoreAll,
  restoreServer,
  restoreSite,
  switchOver,
  takeBackSwitchover,
} from '../../../src/app/failing/fail.ts'
import { project } from '../../../src/app/store/project.ts'
import {
  applyPlan,
  openPlan,
  restorePlan,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, nothingLost } from '../../../src/engine/index.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))
afterEach(() => project.setState(start, true))

const lostNow = () => project.getState().lost

it('takes servers down once and in order, and brings them back', () => {
  failServer(7)
  failServer(3)
  failServer(7)
  expect(lostNow()).toEqual({ ...nothingLost, servers: [3, 7] })
  restoreServer(3)
  expect(lostNow().servers).toEqual([7])
  restoreServer(7)
  expect(lostNow()).toBe(nothingLost)
})

it('takes one site down at a time, with what else is down', () => {
  failServer(3)
  failSite(1)
  failSite(2)
  expect(lostNow()).toEqual({ ...nothingLost, servers: [3], site: 2 })
  restoreSite()
  expect(lostNow()).toEqual({ ...nothingLost, servers: [3] })
})

it('has somebody act only while something is down', () => {
  switchOver()
  expect(lostNow()).toBe(nothingLost)
  cutLink()
  switchOver()
  expect(lostNow()).toEqual({ ...nothingLost, link: true, byHand: true })
  takeBackSwitchover()
  expect(lostNow().byHand).toBe(false)
  switchOver()
  mendLink()
  expect(lostNow()).toBe(nothingLost)
})

it('restores everything, and forgets what could not be read', () => {
  project.setState({ unreadLost: ['abc'] })
  failServer(3)
  expect(project.getState().unreadLost).toEqual([])
  restoreAll()
  expect(lostNow()).toBe(nothingLost)
})

it('changes neither the plan nor its history', () => {
  const { plan, history } = project.getState()
  failServer(3)
  expect(project.getState()).toMatchObject({ plan, history })
})

it('stays with a plan that is changed, and with the way back from that', () => {
  failServer(3)
  const lost = lostNow()
  applyPlan({ ...defaultPlan, servers: 8 }, 'Servers: 8')
  expect(lostNow()).toBe(lost)
  restorePlan()
  expect(project.getState().plan).toBe(defaultPlan)
  expect(lostNow()).toBe(lost)
})

it('is nothing in another plan', () => {
  const own = { ...defaultPlan, name: 'Own' }
  project.setState({ plan: own })
  failServer(3)
  openPlan({ ...defaultPlan, servers: 8 })
  expect(lostNow()).toBe(nothingLost)
  failServer(3)
  restorePlan()
  expect(project.getState().plan).toBe(own)
  expect(lostNow()).toBe(nothingLost)
  failServer(3)
  startOver()
  expect(lostNow()).toBe(nothingLost)
})
