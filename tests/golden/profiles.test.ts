import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../src/engine/core/worked.ts'
import {
  cachePerMailbox,
  cachePerMessageFigure,
  iopsPerMailbox,
  iopsPerMessageByAvailability,
} from '../../src/engine/exchange/exchange-2010.ts'

/**
 * Microsoft Exchange 2010 on PowerEdge R720xd, Table 2: messages a day, database cache per mailbox
 * in MB, IOPS per mailbox.
 */
const table2 = [
  [100, 6, 0.1],
  [200, 12, 0.2],
  [300, 18, 0.3],
  [400, 24, 0.4],
  [500, 30, 0.5],
] as const

const dust = 1e-12

describe('the message profiles of Exchange 2010 in a DAG', () => {
  it.each(table2)('%d messages: %d MB of cache, %d IOPS', (count, cacheMb, iops) => {
    const messages = givenFigure('Messages', count, 'messages/day', 'messages')
    const cache = cachePerMailbox({ perMessage: cachePerMessageFigure, messages })
    const load = iopsPerMailbox({ perMessage: iopsPerMessageByAvailability.dag, messages })
    expect(Math.abs(cache.value - cacheMb)).toBeLessThan(dust * cacheMb)
    expect(Math.abs(load.value - iops)).toBeLessThan(dust)
  })
})
