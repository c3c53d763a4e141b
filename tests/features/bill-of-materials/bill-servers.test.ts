import { expect, it } from 'vitest'
import {
  billOfMaterials,
  buildCalled,
  dagsOf,
  defaultPlan,
  designOf,
  type Plan,
} from '../../../src/engine/index.ts'
import { billedServers } from '../../../src/features/bill-of-materials/bill-servers.ts'
import { planWith, sized } from '../../engine/plans.ts'

function billOf(plan: Plan) {
  const build = buildCalled(defaultPlan, 'ps6100xv-600-raid6-1')
  if (!build) throw new Error('The design is considered')
  const sizing = sized(plan)
  const candidate = designOf(plan, sizing, build)
  return billOfMaterials(plan, sizing, candidate, billedServers(plan, sizing))
}

const holdersOf = (plan: Plan) => billOf(plan).sites.flatMap(({ holders }) => holders)

it('calls every server as the DAG map does, with the copies that are on it there', () => {
  const plan = planWith({}, { copies: 2, servers: 6, worstCase: 'spread' })
  const [dag] = dagsOf(plan, sized(plan))?.dags ?? []
  if (!dag) throw new Error('The plan has a DAG')
  const onMap = dag.servers.map(({ number, name, site }) => ({
    name,
    site,
    databases: dag.databases
      .filter(({ copies }) => copies.some(({ server }) => server === number))
      .map((database) => database.name),
  }))
  const billed = holdersOf(plan).map(({ name, site, volumes }) => ({
    name,
    site,
    databases: (volumes ?? []).flatMap(({ database }) => database ?? []),
  }))
  expect(billed.length).toBe(6)
  expect(billed).toEqual(onMap.toSorted((one, other) => one.site - other.site))
})

it('takes names of one’s own', () => {
  const names = holdersOf({ ...defaultPlan, serverNames: 'EX##-X' }).map(({ name }) => name)
  expect(names).toEqual(['EX01-X', 'EX03-X', 'EX02-X', 'EX04-X'])
})

it('numbers standalone servers and the servers of clusters through all sites', () => {
  const alone = planWith({}, { availability: 'none', servers: 3, sites: 1 })
  expect(holdersOf(alone).map(({ name }) => name)).toEqual(['MBX01', 'MBX02', 'MBX03'])
  const clusters = planWith({}, { exchange: '2007', availability: 'scc', servers: 4, sites: 2 })
  expect(holdersOf(clusters).map(({ name, servers }) => [name, ...servers])).toEqual([
    ['CL01', 'MBX01', 'MBX02'],
    ['CL02', 'MBX03', 'MBX04'],
  ])
})
