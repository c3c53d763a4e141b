import { describe, expect, it } from 'vitest'
import { activeAfter, placeDatabases } from '../../../src/engine/index.ts'
import { simulateFailures } from '../../../src/engine/placement/failures.ts'
import { failureDomainFaults } from '../../../src/engine/placement/place-databases.ts'
import { layoutOf, written } from './layouts.ts'

const racks = [1, 1, 2, 2]
const layout = { ...layoutOf([4, 0], [2, 0], 16), domains: racks }

describe('failure domains', () => {
  it('have a staircase each, and change places at every run of the servers', () => {
    expect(written(placeDatabases(layout, 'corrected').slice(0, 12))).toBe(
      '1-3 2-4 1-3 2-4 3-1 4-2 3-1 4-2 1-4 2-3 1-4 2-3',
    )
  })

  it('are unknown to the workbook', () => {
    const without = layoutOf([4, 0], [2, 0], 16)
    expect(placeDatabases(layout, 'microsoft')).toEqual(placeDatabases(without, 'microsoft'))
    expect(placeDatabases(layout, 'corrected')).not.toEqual(placeDatabases(without, 'corrected'))
  })

  it.each([
    [
      [6, 0],
      [3, 0],
      [1, 2, 3, 1, 2, 3],
    ],
    [
      [4, 4],
      [2, 2],
      [1, 1, 2, 2, 3, 3, 4, 4],
    ],
    [
      [6, 0],
      [2, 0],
      [1, 1, 2, 2, 3, 3],
    ],
    [
      [5, 0],
      [3, 0],
      [1, 1, 1, 2, 2],
    ],
  ] as const)(
    'of %j servers and %j copies lose no database with any of them',
    (servers, copies, domains) => {
      const databases = 60
      const placed = { ...layoutOf(servers, copies, databases), domains: [...domains] }
      const rows = placeDatabases(placed, 'corrected')
      for (const row of rows) {
        expect(row).toHaveLength(copies[0] + copies[1])
        expect(new Set(row).size).toBe(row.length)
      }
      const { worst } = simulateFailures({
        ...{ rows, servers, lagged: [0, 0], replayLagManager: true, blocked: false },
        ...{ witness: 'third site', domains, perVolume: 1 },
      })
      expect(worst['failure domain']?.failures).toBe(new Set(domains).size)
      expect(worst['failure domain']?.lost.databases).toBe(0)
    },
  )

  it('of equal size carry equally many, whichever comes first', () => {
    const { active } = activeAfter(placeDatabases(layout, 'corrected'), [])
    expect(active).toEqual([4, 4, 4, 4])
    expect(activeAfter(placeDatabases(layout, 'corrected'), [1]).active).toEqual([0, 4, 6, 6])
  })
})

describe('failure domains that contradict the DAG', () => {
  it.each([
    [racks, [4, 0], [2, 0], []],
    [racks, [6, 0], [2, 0], [{ code: 'servers', named: 4, servers: 6 }]],
    [racks, [4, 0], [4, 0], []],
    [[1, 1, 1, 2], [4, 0], [4, 0], [{ code: 'copies', copies: 2, servers: 1 }]],
    [[1, 2, 3, 4], [4, 0], [2, 0], [{ code: 'domains', domains: 4, most: 2 }]],
    [[1, 2, 3], [3, 0], [3, 0], [{ code: 'domains', domains: 3, most: 2 }]],
    [[1, 1, 2, 2, 3, 3], [4, 2], [2, 1], []],
    [[1, 1, 2, 2, 3, 4], [4, 2], [2, 1], [{ code: 'domains', domains: 2, most: 1 }]],
  ] as const)('%j of %j servers and %j copies: %j', (domains, servers, copies, faults) => {
    expect(failureDomainFaults(domains, servers, copies)).toEqual(faults)
  })
})
