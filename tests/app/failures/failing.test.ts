import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  failServer,
  restoreAll,
  restoreServer,
  setFailedSite,
  setLinkCut,
  setSwitchedOver,
} from '../../../src/app/failures/failure-actions.ts'
import {
  doesSwitchoverChangeOutcome,
  namesOfLossesNotInPlan,
  simulateFailure,
} from '../../../src/app/failures/simulated-failure.ts'
import { project } from '../../../src/app/store/project.ts'
import { undo } from '../../../src/app/store/undo.ts'
import {
  applyChangedPlan,
  openPlan,
  restoreOwnProject,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import { lossOutcome, nothingLost } from '../../../src/engine/failures/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { dagsIn } from '../../engine/failures/dag-plans.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

describe('fail', () => {
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
    setFailedSite(1)
    setFailedSite(2)
    expect(lostNow()).toEqual({ ...nothingLost, servers: [3], site: 2 })
    setFailedSite(null)
    expect(lostNow()).toEqual({ ...nothingLost, servers: [3] })
  })

  it('has somebody act only while something is down', () => {
    setSwitchedOver(true)
    expect(lostNow()).toBe(nothingLost)
    setLinkCut(true)
    setSwitchedOver(true)
    expect(lostNow()).toEqual({ ...nothingLost, link: true, byHand: true })
    setSwitchedOver(false)
    expect(lostNow().byHand).toBe(false)
    setSwitchedOver(true)
    setLinkCut(false)
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
    applyChangedPlan({ ...defaultPlan, servers: 8 }, 'Servers: 8')
    expect(lostNow()).toBe(lost)
    undo()
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
    restoreOwnProject()
    expect(project.getState().plan).toBe(own)
    expect(lostNow()).toBe(nothingLost)
    failServer(3)
    startOver()
    expect(lostNow()).toBe(nothingLost)
  })
})

describe('failure of', () => {
  /** Six servers in one site, and in two. */
  const oneSite = dagsIn(planFromKeys(exampleA.design))
  const twoSites = dagsIn(planFromKeys(exampleB.design))

  describe('what is down in a plan', () => {
    it('is only what the plan has, and the rest is told', () => {
      const asked = { ...nothingLost, servers: [3, 7, 99], site: 7 }
      expect(simulateFailure(twoSites, asked).lost).toEqual({ ...nothingLost, servers: [3] })
      expect(namesOfLossesNotInPlan(twoSites, asked)).toEqual(['server 7', 'server 99', 'site 7'])
    })

    it('is nothing where the plan has nothing of it, whoever has acted', () => {
      const asked = { servers: [99], site: 2, link: true, byHand: true }
      expect(simulateFailure(oneSite, asked).lost).toEqual(nothingLost)
      expect(namesOfLossesNotInPlan(oneSite, asked)).toEqual([
        'server 99',
        'site 2',
        'a link between sites',
      ])
    })

    it('is the whole failure if the plan has all the servers named', () => {
      const asked = { servers: [6], site: 1, link: true, byHand: true }
      expect(simulateFailure(twoSites, asked).lost).toEqual(asked)
      expect(namesOfLossesNotInPlan(twoSites, asked)).toEqual([])
    })

    it('is acted on by hand only where that makes a difference', () => {
      const whole = { ...nothingLost, link: true }
      for (const lost of [nothingLost, whole, { ...nothingLost, servers: [1] }]) {
        expect(doesSwitchoverChangeOutcome(simulateFailure(twoSites, lost))).toBe(false)
        expect(simulateFailure(twoSites, { ...lost, byHand: true }).lost).toEqual(lost)
      }
      const lost = { ...nothingLost, site: 1 }
      expect(doesSwitchoverChangeOutcome(simulateFailure(twoSites, lost))).toBe(true)
      const acted = simulateFailure(twoSites, { ...lost, byHand: true })
      expect(acted.lost.byHand).toBe(true)
      expect(doesSwitchoverChangeOutcome(acted)).toBe(true)
    })

    it('leaves what the engine finds, and is worked out once', () => {
      const some = fc.subarray([1, 2, 3, 4, 5, 6])
      const leaves = fc.property(some, fc.constantFrom(null, 1, 2), (servers, site) => {
        const asked = { ...nothingLost, servers, site }
        const failure = simulateFailure(twoSites, asked)
        expect(failure.outcome).toEqual(lossOutcome(twoSites, asked))
        expect(simulateFailure(twoSites, asked)).toBe(failure)
      })
      fc.assert(leaves)
    })
  })
})
