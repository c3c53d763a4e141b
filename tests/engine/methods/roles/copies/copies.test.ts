import { describe, expect, it, test } from 'vitest'
import { failures, type Plan } from '../../../../../src/engine/index.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { cases } from '../../../../cases.ts'
import { exampleB } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../../../roles/random-designs.ts'

const copiesOf = (input: KeyInput, mode: Plan['mode'] = 'corrected') =>
  roleResults(planFromKeys({ tiers: [{ n: 4000 }], ...input }), mode).copies

describe('volumes of a plan', () => {
  it.each<[string, KeyInput, string]>([
    ['several databases of three copies', {}, 'Multiple DBs / Volume'],
    ['one each where a person wants it so', { multiDb: false }, '1 Volume / DB'],
    ['one each of two copies', { copies: 2 }, '1 Volume / DB'],
    ['logs apart for snapshots', { backup: 'hardware' }, '2 Volumes / DB'],
    ['sets of a server that is backed up weekly', { ha: false }, '2 Volumes / Backup Set'],
    [
      'none of a server that is backed up every day',
      { ha: false, schedule: 'daily full' },
      '2 Volumes / DB',
    ],
    [
      'one each where the sites have copies as 2 to 1 and servers that these do not divide',
      { sites: true, servers: 5 },
      '1 Volume / DB',
    ],
    ['several where they do', { sites: true, servers: 6 }, 'Multiple DBs / Volume'],
  ])('%s', (_, input, layout) => {
    expect(copiesOf(input).layout).toBe(layout)
  })
})

describe('drives without RAID', () => {
  it.each<[string, KeyInput, string, string | null]>([
    ['with three copies in one site', {}, 'JBOD', null],
    ['not with two', { copies: 2 }, 'RAID', null],
    ['not where a person does not want them', { jbod: false }, 'RAID', null],
    ['not with one lagged copy alone on a drive', { multiDb: false, lag: 1 }, 'RAID', null],
    ['with it on drives of several databases', { lag: 1 }, 'JBOD', null],
    ['with it on servers of its own', { multiDb: false, lag: 1, dedlag: true }, 'JBOD', null],
    ['not in a second site of one copy', { sites: true }, 'JBOD', 'RAID'],
    ['in one of two', { sites: true, copies: 4, copies2: 2 }, 'JBOD', 'JBOD'],
    [
      'in neither where both have users and one copy of the other’s databases',
      { sites: true, model: 'AA1', copies: 3, copies2: 1, lag: 1, lag2: 1, multiDb: false },
      'RAID',
      'RAID',
    ],
  ])('%s', (_, input, storage1, storage2) => {
    const found = copiesOf(input)
    expect([found.storage1.kind, found.storage2?.kind ?? null]).toEqual([storage1, storage2])
    if (found.storage1.kind === 'RAID') expect(found.storage1.reason).not.toMatch(/Enough/)
  })
})

test('one site has no copies in another, whatever was answered for it', () => {
  const {
    homeCopies: h1,
    awayCopies: h2,
    homeLagged: l1,
    awayLagged: l2,
  } = copiesOf({ copies: 3, copies2: 1, lag: 2, lag2: 1 })
  expect([h1, h2, l1, l2].map(({ value }) => value)).toEqual([3, 0, 2, 0])
})

test('a second site never has most of the copies, nor more lagged ones than there are', () => {
  const {
    homeCopies: h1,
    awayCopies: h2,
    homeLagged: l1,
    awayLagged: l2,
  } = copiesOf({ sites: true, copies: 3, copies2: 3, lag: 1, lag2: 2 })
  expect([h1, h2, l1, l2].map(({ value }) => value)).toEqual([2, 1, 0, 1])
})

test('the placement of a plan holds every copy in its site, each on a server of its own', () => {
  let placed = 0
  for (const design of randomDesigns(cases(50, 200))) {
    const plan = planFromKeys({ ...design, mode: 'corrected' })
    const { copies, databases, servers, checks } = roleResults(plan)
    const found = failures(plan)
    if (!found || checks.some(({ fails, blanks }) => fails && blanks)) continue
    if (checks.some(({ code, fails }) => code === 'copies-in-site' && fails)) continue
    placed += 1
    const { shape, homeCopies: h1, awayCopies: h2, site1, site2 } = copies
    const [home, away] = shape.hasLaggedServers ? [h1.value, h2.value] : [site1.value, site2.value]
    const inSite1 = servers.servers1.value + servers.recoveryServers1.value
    expect(found.rows).toHaveLength(databases.databaseCount.value)
    for (const row of found.rows) {
      expect(new Set(row).size).toBe(row.length)
      expect(row).toHaveLength(home + away)
      const first = row.filter((server) => server <= inSite1).length
      const isOfSite1 = (row[0] ?? 0) <= inSite1
      expect(first).toBe(isOfSite1 ? home : away)
    }
  }
  expect(placed).toBeGreaterThan(cases(10, 50))
})

test('a failure domain is one of the failures that servers are sized for', () => {
  const input: KeyInput = {
    tiers: [{ n: 20_000 }],
    servers: 6,
    copies: 2,
    failureDomains: '1 1 1 2 2 2',
  }
  const plan = planFromKeys(input)
  const lost = failures(plan)?.worst['failure domain']
  expect(lost?.failures).toBe(2)
  const { activation } = roleResults(plan)
  const most = lost?.busiest[0]?.active ?? 0
  expect(most).toBeGreaterThan(activation.oneServerLost?.value ?? Number.NaN)
  expect(activation.worstCase.value).toBe(most)
})

it('servers of their own for the other site count in one DAG of both sites alone', () => {
  const two = { ...exampleB.design, multiDb: false, lag: 1, lag2: 1, rlm: true, copies: 3 }
  for (const model of ['AP', 'AAN'] as const) {
    const valuesOf = (ddr: boolean) => {
      const parts = roleResults(planFromKeys({ ...two, model, ddr }), 'corrected')
      expect(parts.copies.shape.hasRecoveryServers).toBe(false)
      return [parts.servers.members?.value, parts.activation.worstCase2?.value]
    }
    expect(valuesOf(true)).toEqual(valuesOf(false))
  }
})
