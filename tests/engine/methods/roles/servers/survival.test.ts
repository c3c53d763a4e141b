import { expect, it } from 'vitest'
import {
  askedFailure,
  survivalRequirement,
} from '../../../../../src/engine/methods/roles/servers/survival.ts'
import { exampleA, exampleB } from '../../../../roles/examples.ts'
import type { KeyInput } from '../../../../roles/plan-from-keys.ts'
import { sized } from './sized.ts'

const left = (design: KeyInput, lostServers: number) => {
  const { plan, sizing } = sized(design, { survive: 'servers', lostServers })
  return survivalRequirement(plan, sizing)?.available.value
}

it('counts what no copy is left of where many servers are lost', () => {
  // Six members and a witness: three lost leave four votes of seven, four lost three.
  expect([0, 1, 2, 3].map((lost) => left(exampleA.design, lost))).toEqual([78, 78, 78, 78])
  expect(left(exampleA.design, 4)).toBe(0)
})

it('counts each database whose copies are all among the lost', () => {
  // Nine members with three copies: the worst four lost hold every copy of at least one.
  const wide = { ...exampleA.design, servers: 9, lag: 0, symmetric: false }
  const { plan, sizing } = sized(wide, { survive: 'servers', lostServers: 4 })
  const found = survivalRequirement(plan, sizing)
  expect(found?.holds).toBe(false)
  expect(found?.available.value).toBeLessThan(found?.required.value ?? 0)
  expect(found?.available.value).toBeGreaterThan(0)
})

it('is nothing standalone servers are asked', () => {
  const { plan, sizing } = sized({ ...exampleB.design, ha: false, sites: false })
  expect(survivalRequirement(plan, sizing)).toBeNull()
})

it('says that more than two lost servers are judged for their databases alone', () => {
  const { plan } = sized(exampleA.design, { survive: 'servers', lostServers: 3 })
  expect(askedFailure(plan)).toBe(
    'the loss of 3 servers (processors and memory are judged with two)',
  )
  expect(askedFailure({ ...plan, lostServers: 2 })).toBe('the loss of 2 servers')
})
