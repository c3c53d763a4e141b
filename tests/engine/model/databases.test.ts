import { describe, expect, it } from 'vitest'
import { planWith, sized } from '../plans.ts'

const layout = (...change: Parameters<typeof planWith>) => sized(planWith(...change)).databases

describe('databases on one server', () => {
  it.each([
    [6999, 7],
    [7000, 7],
    [7001, 8],
    [1, 1],
  ])('%d mailboxes in thousands → %d', (mailboxes, databases) => {
    const { onServer, mailboxesEach } = layout({ mailboxes, growthPercent: 0 })
    expect(onServer.value).toBe(databases)
    expect(mailboxesEach.value).toBe(mailboxes / databases)
  })

  it('may be set directly', () => {
    expect(layout({}, { databases: 3 })).toMatchObject({
      inDag: { value: 3, how: { kind: 'given', answer: 'databases' } },
      onServer: { value: 3 },
      inAll: { value: 3 },
    })
  })
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
    const found = layout({}, { availability: { servers, copies: 1, sites: 1 } })
    expect(found.dags?.value).toBe(dags)
    expect(Math.abs(found.mailboxesOnServer.value - mailboxes)).toBeLessThan(1e-9 * mailboxes)
    expect(found.inAll.value).toBe(found.onServer.value * dags)
  })

  it('and a server carries the load, space and memory of its own DAG', () => {
    const one = sized(planWith({ mailboxes: 6000 }))
    const two = sized(planWith({ mailboxes: 12_000 }, { availability: { servers: 32 } }))
    expect(two.iops.designRequirement.value).toBe(one.iops.designRequirement.value)
    expect(two.volumes.perServer.value).toBe(one.volumes.perServer.value)
    expect(two.memory.needed.value).toBe(one.memory.needed.value)
    expect(two.volumes.inAll.value).toBe(one.volumes.perServer.value * 32)
  })
})
