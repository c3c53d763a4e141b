import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import {
  defaultPlan,
  fieldOf,
  isAutomatic,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { parseDriveSizes } from '../../../src/engine/plan/named-sizes.ts'
import { cases } from '../../cases.ts'
import { rolePlans } from './solve-plans.ts'
import { expectAsWhole, tried } from './whole-space.ts'

const later = withVersion(defaultPlan, 'SE')
const sizes = fieldOf('driveSizes')
const drive = fieldOf('databaseDrive')

describe('sizes to choose among', () => {
  it.each([
    ['8, 10, 12 TB', [8000, 10_000, 12_000]],
    ['12 8 TB', [8000, 12_000]],
    ['7.68, 15.36tb', [7680, 15_360]],
    ['960, 1920 GB', [960, 1920]],
    ['8, 8 TB', [8000]],
    ['', []],
  ] as const)('are read of %s', (text, expected) => {
    expect(sizes.kind === 'text' && sizes.pattern.test(text)).toBe(true)
    expect(parseDriveSizes(text)).toEqual(expected)
  })

  it.each([
    '8, 10',
    '8 TB',
    '7,68, 15 TB',
    '8,10 TB',
    '0, 8 TB',
    '8, 101 TB',
    '8; 10 TB',
    '8, 10 MB',
  ])('are none in %s', (text) => {
    expect(sizes.kind === 'text' && sizes.pattern.test(text)).toBe(false)
    expect(parseDriveSizes(text)).toEqual([])
  })

  it('leave the size to the program, until it is typed or they are taken back', () => {
    const named = sizes.write(later, 0, '8, 10, 12 TB')
    expect(isAutomatic(named, 'databaseDrive')).toBe(true)
    expect([drive.read(named, 0), named.databaseDrive]).toEqual([null, later.databaseDrive])
    const typed = drive.write(named, 0, 9000)
    expect([drive.read(typed, 0), typed.driveSizes]).toEqual([9000, '8, 10, 12 TB'])
    expect(sizes.unused?.(typed, 0)).toMatch(/is given/)
    expect(decideAutomatic(typed).plan.databaseDrive).toBe(9000)
    expect(isAutomatic(drive.write(typed, 0, null), 'databaseDrive')).toBe(true)
    const none = sizes.write(named, 0, '')
    expect([isAutomatic(none, 'databaseDrive'), drive.read(none, 0)]).toEqual([false, 2400])
    // Where no sizes are named, it is one of the drives that are sold.
    const torn: Plan = { ...later, automatic: ['databaseDrive'] }
    expect([drive.read(torn, 0), decideAutomatic(torn).plan.databaseDrive]).toEqual([null, 2400])
  })
})

describe('a drive size that is left to the program', () => {
  const named = fc
    .tuple(rolePlans, fc.constantFrom('4, 10, 20 TB', '2.4, 8 TB', '1200, 16000 GB'))
    .map(([plan, driveSizes]): Plan => ({ ...plan, driveSizes, availability: 'dag' }))

  it('is that of the first layout of all sizes and servers, as trying every one finds', () => {
    fc.assert(
      fc.property(named, (plan) =>
        expectAsWhole({ plan, open: ['activeServers', 'databaseDrive'], most: 16 }),
      ),
      { numRuns: cases(15, 600) },
    )
    expect(tried.held).toBeGreaterThan(2)
  })

  it('names the next smaller one where that does not hold', () => {
    const plan = sizes.write({ ...later, ranking: 'servers', bays: 12 }, 0, '2.4, 8, 12 TB')
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], mailboxes: 20_000 }]
    const { plan: decided, solved } = decideAutomatic({ ...plan, tiers })
    expect(decided.databaseDrive).toBe(solved?.choice?.gives.databaseDrive)
    const smaller = parseDriveSizes(plan.driveSizes).findLast((one) => one < decided.databaseDrive)
    const beside = solved?.neighbours.find(({ fewer }) => fewer === 'databaseDrive')
    expect(beside?.gives.databaseDrive).toBe(smaller)
    expect(beside?.lacks.length).toBeGreaterThan(0)
  })

  it('leaves what is pinned', () => {
    const plan = { ...sizes.write(later, 0, '8, 12 TB'), pinned: ['databaseDrive'] }
    expect(decideAutomatic(plan).plan.databaseDrive).toBe(2400)
  })
})
