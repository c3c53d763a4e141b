import { describe, expect, it } from 'vitest'
import {
  compare,
  fitOf,
  predictLatency,
  predictLoad,
  type Quantity,
  quantities,
} from '../../src/engine/index.ts'
import { distinctPrinted, nameOf, type PrintedTest, setupOf } from './printed-tests.ts'

/**
 * Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, sections 5.1 to 5.8: every
 * distinct test, as printed, against what the model makes of its setup.
 */
const misses = (test: PrintedTest): Record<Quantity, number> => {
  const setup = setupOf(test)
  const { totalIops } = test
  const found = predictLatency({ ...setup, totalIops })
  return {
    load: predictLoad(setup) / totalIops - 1,
    read: found.dbReadMs / test.dbReadMs - 1,
    write: found.dbWriteMs / test.dbWriteMs - 1,
    log: found.logWriteMs / test.logWriteMs - 1,
  }
}

/** A test a fit has seen is hardly missed by more than by the fit that has not. */
const slack = 0.005

describe('the published tests come out of the prediction within the errors it states', () => {
  it('all 31 distinct ones', () => {
    expect(distinctPrinted).toHaveLength(31)
  })

  it.each(distinctPrinted.map((test, at) => [nameOf(test), at, test] as const))(
    '%s',
    (_name, at, test) => {
      const found = misses(test)
      for (const quantity of quantities) {
        const stated = compare(quantity)[at]!
        expect(stated.published, quantity).toBe(published[quantity](test))
        expect(Math.abs(found[quantity] - stated.miss), quantity).toBeLessThan(1e-12)
        expect(Math.abs(found[quantity]), quantity).toBeLessThanOrEqual(
          Math.abs(stated.leftOut) + slack,
        )
      }
    },
  )

  it.each(quantities)('%s: at least nine of ten within the band', (quantity) => {
    const { band } = fitOf(quantity)
    const inside = distinctPrinted.filter((test) => Math.abs(misses(test)[quantity]) <= band)
    expect(inside.length).toBeGreaterThanOrEqual(0.9 * distinctPrinted.length)
  })
})

const published: Record<Quantity, (test: PrintedTest) => number> = {
  load: ({ totalIops }) => totalIops,
  read: ({ dbReadMs }) => dbReadMs,
  write: ({ dbWriteMs }) => dbWriteMs,
  log: ({ logWriteMs }) => logWriteMs,
}
