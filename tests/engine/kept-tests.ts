import fc from 'fast-check'
import type { KeptTest, OwnCurve } from '../../src/engine/index.ts'
import { driveKinds, limits, raidPolicies, testedStorages } from '../../src/engine/index.ts'

/** A passed test of one array in RAID 50, with logs and maintenance. */
export const keptTest: KeptTest = {
  id: 'test-1',
  name: 'EXMBX01, 1 March 2026 10:00',
  array: 'shelf',
  drives: 22,
  driveKind: '10K SAS 2.5"',
  storage: 'RAID 50',
  units: 1,
  databases: 5,
  dataGb: 2560,
  planned: 900,
  achieved: 1018,
  reads: 611,
  logs: 343,
  maintenance: 168,
  readMs: 7.7,
  writeMs: 5.2,
  logMs: 1,
  passed: true,
}

/** A curve of the same array. */
export const ownCurve: OwnCurve = {
  array: 'shelf',
  raid: 'RAID 50',
  method: 'papers',
  drives: 22,
  driveKind: '15K SAS 3.5"',
  tests: ['test-1', 'test-2', 'test-3'],
  coefficients: {
    read: { time: 4.5, saturation: 232, maintenance: 2.3, distance: 0.62, pool: 0.26 },
    write: { cache: 0.5, time: 0.114, coalescing: 316, pool: 0.57 },
    log: { time: 0.735, behind: 2.06, pool: 0.209 },
  },
  bands: { read: 0.1, write: 0.18, log: 0.15 },
  errors: {
    read: { inSample: 0.03, leftOut: 0.06 },
    write: { inSample: 0.04, leftOut: 0.05 },
    log: { inSample: 0.05, leftOut: 0.09 },
  },
}

/** Objects as the program makes them. */
const record = <T>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(parts, { noNullPrototype: true })

const figure = fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => value + 0)
const perhaps = fc.option(figure)
const coefficient = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
const ids = fc.stringMatching(/^[A-Za-z\d][\w.-]{0,39}$/)
const count = fc.integer({ min: 1, max: 10_000 })

const tests: fc.Arbitrary<KeptTest> = record({
  id: ids,
  name: fc.string({ maxLength: limits.name, unit: 'binary' }).map((one) => one.slice(0, 200)),
  array: fc.option(ids),
  drives: fc.option(fc.integer({ min: 1, max: 1000 })),
  driveKind: fc.constantFrom('7.2K SAS 3.5', 'SSD', '15K SAS 3.5"'),
  storage: fc.constantFrom(...testedStorages),
  units: count,
  databases: count,
  dataGb: figure,
  planned: figure,
  achieved: figure,
  reads: perhaps,
  logs: figure,
  maintenance: figure,
  readMs: perhaps,
  writeMs: perhaps,
  logMs: perhaps,
  passed: fc.boolean(),
})

/** Tests as somebody may keep them, each under an id of its own. */
export const keptTests = fc.uniqueArray(tests, { selector: ({ id }) => id, maxLength: 12 })

const errors = record({ inSample: fc.constantFrom(0, 0.03), leftOut: fc.constantFrom(0.1, 2) })

/** Curves as they may have been fitted, one for each array and policy. */
export const ownCurves: fc.Arbitrary<readonly OwnCurve[]> = fc.uniqueArray(
  record({
    array: ids,
    raid: fc.constantFrom(...raidPolicies),
    method: fc.constantFrom('papers', 'roles'),
    drives: fc.integer({ min: 1, max: 1000 }),
    driveKind: fc.constantFrom(...driveKinds),
    tests: fc.uniqueArray(ids, { minLength: 3, maxLength: 8 }),
    coefficients: record({
      read: record({
        time: coefficient,
        saturation: coefficient,
        maintenance: coefficient,
        distance: coefficient,
        pool: coefficient,
      }),
      write: record({
        cache: coefficient,
        time: coefficient,
        coalescing: coefficient,
        pool: coefficient,
      }),
      log: record({ time: coefficient, behind: coefficient, pool: coefficient }),
    }),
    bands: record({
      read: fc.constantFrom(0, 5),
      write: fc.constant(0.2),
      log: fc.constant(0.1),
    }),
    errors: record({ read: errors, write: errors, log: errors }),
  }),
  { selector: ({ array, raid }) => `${array} ${raid}`, maxLength: 4 },
)
