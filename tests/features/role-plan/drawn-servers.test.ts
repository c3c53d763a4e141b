import { expect, it } from 'vitest'
import { serverDesigns } from '../../../src/engine/roles-index.ts'
import { drawnSites } from '../../../src/features/role-plan/drawn-servers.ts'
import { sized } from '../../engine/servers/sized.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import type { KeyInput } from '../../roles/plan-from-keys.ts'

function drawn(design: KeyInput) {
  const { plan, sizing } = sized(design)
  return drawnSites(plan, sizing, serverDesigns(plan, sizing).designs[0] ?? null)
}

it('draws every server with its copies and drives', () => {
  const sites = drawn(exampleA.design)
  expect(sites).toHaveLength(1)
  expect(sites[0]).toMatchObject({ site: 1, drives: 15, spares: 1, lagged: 0 })
  expect(sites[0]?.servers).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => ({ number, active: 13, passive: 39 })),
  )
})

it('numbers the servers of the second site on, and draws what becomes active there only in need', () => {
  const sites = drawn(exampleB.design)
  expect(sites.map(({ servers }) => servers)).toEqual([
    [1, 2, 3, 4].map((number) => ({ number, active: 6, passive: 6 })),
    [5, 6].map((number) => ({ number, active: 0, passive: 12 })),
  ])
  expect(sites.map(({ spares }) => spares)).toEqual([0, 0])
})
