import { expect, it } from 'vitest'
import { failureRows, siteLosses } from '../../../src/app/roles/failure-rows.ts'
import { sized } from '../../engine/methods/roles/servers/sized.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'

it('tells what the loss of each site does', () => {
  const { plan, sizing } = sized(exampleB.design)
  expect(siteLosses(plan, sizing)).toMatchObject([
    { site: 1, down: 24, needsSwitch: true, lost: 0, busiest: { active: 12, server: 5 } },
    { site: 2, down: 0, needsSwitch: false, lost: 0, busiest: { active: 6, server: 1 } },
  ])
})

it('tells of no site where there is one', () => {
  const { plan, sizing } = sized(exampleA.design)
  expect(siteLosses(plan, sizing)).toEqual([])
})

it('lists every kind of failure that can befall a DAG, the hardest of each site last', () => {
  const { plan } = sized(exampleC.design)
  const rows = failureRows(plan).map(
    ({ name, found }) => `${name}: ${found.down.databases} down, ${found.lost.databases} lost`,
  )
  expect(rows).toEqual([
    'Any one server: 0 down, 0 lost',
    'Any two servers: 0 down, 0 lost',
    'Site 1: 0 down, 0 lost',
    'Site 1 and any one server of site 2: 160 down, 0 lost',
    'Site 1 and any two servers of site 2: 160 down, 16 lost',
    'Site 2: 0 down, 0 lost',
    'Site 2 and any one server of site 1: 160 down, 0 lost',
    'Site 2 and any two servers of site 1: 160 down, 16 lost',
  ])
})

it('lists none for standalone servers', () => {
  expect(failureRows(sized(exampleA.design, { availability: 'none' }).plan)).toEqual([])
})
