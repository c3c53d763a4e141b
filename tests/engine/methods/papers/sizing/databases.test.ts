import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../../../src/engine/index.ts'
import { memoryOf, planWith, sized } from '../../../plans.ts'

const layout = (...change: Parameters<typeof planWith>) => sized(planWith(...change)).databases

describe('databases on one server', () => {
  it.each([
    [6999, 7],
    [7000, 7],
    [7001, 8],
    [1, 1],
  ])('%d mailboxes in thousands → %d', (mailboxes, databases) => {
    const { onServer, mailboxesEach } = layout({ mailboxes, growth: 0 })
    expect(onServer.value).toBe(databases)
    expect(mailboxesEach.value).toBe(mailboxes / databases)
  })

  it('may be set directly', () => {
    expect(layout({}, { databases: 3 })).toMatchObject({
      perGroup: { value: 3, how: { kind: 'given', answer: 'databases' } },
      onServer: { value: 3 },
      inAll: { value: 3 },
    })
  })
})

describe('copies spread evenly over four servers', () => {
  const spread = (databases: number, copies: number, lostServers: number) =>
    layout({}, { databases, worstCase: 'spread', copies, lostServers })

  it.each([
    [7, 4],
    [8, 4],
    [9, 5],
    [10, 5],
    [11, 6],
  ])('two copies of %d databases: %d on the fullest', (databases, onServer) => {
    expect(spread(databases, 2, 1).onServer.value).toBe(onServer)
  })

  it.each([
    // Just under, at and just over a whole number for each of the four, three, two and one left; an
    // even share of what two lost servers had would be 6, 6 and 7.
    [11, [3, 4, 6, 11]],
    [12, [3, 4, 7, 12]],
    [13, [4, 5, 8, 13]],
  ])(
    '%d databases in four copies: %j active on the busiest after 0 to 3 losses',
    (databases, on) => {
      const { cases, activeOnServer, share } = spread(databases, 4, 3)
      expect(cases.map(({ lost }) => lost)).toEqual([0, 1, 2, 3])
      expect(cases.map(({ active }) => active.value)).toEqual(on)
      expect(activeOnServer.value).toBe(databases)
      expect(share.value).toBe(1)
    },
  )

  it('is sized for the losses it is to survive, no more', () => {
    const { cases, activeOnServer, share, mailboxesOnServer } = spread(12, 4, 1)
    expect(cases).toHaveLength(2)
    expect(activeOnServer.value).toBe(4)
    expect(share.value).toBe(1 / 3)
    expect(Math.abs(mailboxesOnServer.value - 2300)).toBeLessThan(1e-9)
  })
})

describe('databases on three standalone servers', () => {
  it.each([
    [1, 1],
    [5, 2],
    [6, 2],
    [7, 3],
  ])('%d in all: %d on the fullest, all of them active', (databases, onServer) => {
    const found = layout({}, { databases, availability: 'none', servers: 3 })
    expect(found.onServer.value).toBe(onServer)
    expect(found.activeOnServer.value).toBe(onServer)
    expect(found.cases).toHaveLength(1)
    expect(found.inAll.value).toBe(databases)
  })

  it.each([15, 16, 17, 64])('%d servers form no DAG', (servers) => {
    const found = layout({}, { databases: 64, availability: 'none', servers })
    expect(found.dags).toBeNull()
    expect(found.inAll.value).toBe(64)
    expect(found.onServer.value).toBe(Math.ceil(64 / servers))
  })
})

it('a whole number of full databases stays so with what floating point adds to it', () => {
  // 3,000 × 1.1 ÷ 100 mailboxes are 33.00000000000001 in binary.
  const { inAll } = layout({ mailboxes: 3000, growth: 10 }, { mailboxesPerDatabase: 100 })
  expect(inAll.value).toBe(33)
})

describe('more than 16 servers are several equal DAGs', () => {
  it.each([
    [1, 1, 6900],
    [15, 1, 6900],
    [16, 1, 6900],
    [18, 2, 3450],
    [32, 2, 3450],
    [33, 3, 2300],
    [64, 4, 1725],
  ])('%d servers → %d DAGs of %d mailboxes', (servers, dags, mailboxes) => {
    const found = layout({}, { servers, copies: 1, sites: 1, worstCase: 'one server' })
    expect(found.dags?.value).toBe(dags)
    expect(Math.abs(found.mailboxesOnServer.value - mailboxes)).toBeLessThan(1e-9 * mailboxes)
    expect(found.inAll.value).toBe(found.onServer.value * dags)
  })

  it('and a server carries the load, space and memory of its own DAG', () => {
    const one = sized(planWith({ mailboxes: 6000 }))
    const two = sized(planWith({ mailboxes: 12_000 }, { servers: 32, worstCase: 'one server' }))
    expect(two.iops.designRequirement.value).toBe(one.iops.designRequirement.value)
    expect(two.volumes.perServer.value).toBe(one.volumes.perServer.value)
    expect(memoryOf(two).needed.value).toBe(memoryOf(one).needed.value)
    expect(two.volumes.inAll.value).toBe(one.volumes.perServer.value * 32)
  })
})

describe('the worst case, where nobody chose one', () => {
  const given = (servers: number, worstCase: 'automatic' | 'one server' | 'spread') =>
    layout({ mailboxes: 12_000 }, { servers, worstCase })

  it.each([1, 2, 3, 4])('of %d servers one carries all, as in the worked example', (servers) => {
    const change = { servers, copies: 1, sites: 1, lostServers: 0 }
    const of = (worstCase: 'automatic' | 'one server') =>
      layout({ mailboxes: 12_000 }, { ...change, worstCase })
    expect(of('automatic').activeOnServer.value).toBe(of('one server').activeOnServer.value)
    expect(of('automatic').onServer.value).toBe(14)
  })

  it.each([5, 6, 8, 16, 32])('of %d servers copies are spread evenly', (servers) => {
    expect(given(servers, 'automatic').cases.map(({ active }) => active.value)).toEqual(
      given(servers, 'spread').cases.map(({ active }) => active.value),
    )
  })

  it('changes the answer where four servers become eight', () => {
    // 14 databases in 4 copies: all 14 on one of four; on one of eight ⌈56 ÷ 8⌉ = 7 and 3
    // active: the 2 that one of eight had are active on servers that have 2 themselves.
    expect(given(4, 'automatic')).toMatchObject({
      onServer: { value: 14 },
      activeOnServer: { value: 14 },
    })
    expect(given(8, 'automatic')).toMatchObject({
      onServer: { value: 7 },
      activeOnServer: { value: 3 },
    })
  })

  it('says which case it took, and why', () => {
    const rules = [4, 8].map((servers) => given(servers, 'automatic').onServer.how)
    expect(rules).toMatchObject([
      { source: { rule: expect.stringMatching(/^Automatic: up to four servers/) } },
      { source: { rule: expect.stringMatching(/^Automatic: with more than four/) } },
    ])
    const field = fieldOf('worstCase')
    expect([4, 8].map((servers) => field.taken?.(planWith({}, { servers })))).toEqual([
      'one server carries all active databases, because there are no more than 4 servers',
      'copies spread evenly, because there are more than 4 servers',
    ])
    expect(field.taken?.(planWith({}, { worstCase: 'spread' }))).toBeNull()
    expect(field.taken?.(planWith({}, { availability: 'none' }))).toBeNull()
  })
})
