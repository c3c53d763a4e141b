import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../../../src/engine/core/worked.ts'
import {
  memoryForDatabaseCache,
  memoryForDatabases,
  nextMemorySize,
} from '../../../../../src/engine/methods/papers/sizing/memory.ts'
import { memoryOf, planWith, sized } from '../../../plans.ts'

describe('memory for databases', () => {
  it.each([
    [1, 2],
    [9, 2],
    [10, 2],
    [11, 4],
    [19, 4],
    [20, 4],
    [21, 6],
    [100, 20],
  ])('%d databases → %d GB', (databases, gb) => {
    const needed = memoryForDatabases({
      base: givenFigure('Base', 2, 'GB', 'base'),
      databases: givenFigure('Databases', databases, 'databases', 'databases'),
    })
    expect(needed.value).toBe(gb)
  })
})

describe('memory for the copies on a server, passive ones too', () => {
  // Without a mailbox to speak of, what is needed is for the databases alone.
  const needed = (changes: Parameters<typeof planWith>[1]) =>
    Math.floor(memoryOf(sized(planWith({ mailboxes: 1 }, changes))).needed.value)

  it.each([
    [10, 2],
    [11, 4],
    [20, 4],
    [21, 6],
  ])('%d databases that one server carries → %d GB', (databases, gb) => {
    expect(needed({ databases })).toBe(gb)
  })

  it.each([
    [18, 9, 2],
    [20, 10, 2],
    [21, 11, 4],
    [40, 20, 4],
    [41, 21, 6],
  ])('%d databases in 2 copies on 4 servers, %d on each → %d GB', (databases, copies, gb) => {
    const availability = { copies: 2, servers: 4, worstCase: 'spread' } as const
    expect(sized(planWith({}, { databases, ...availability })).databases.onServer.value).toBe(
      copies,
    )
    expect(needed({ databases, ...availability })).toBe(gb)
  })

  it.each([
    [29, 2],
    [30, 2],
    [31, 4],
  ])('%d databases on 3 standalone servers → %d GB', (databases, gb) => {
    const availability = { availability: 'none', servers: 3 } as const
    expect(needed({ databases, ...availability })).toBe(gb)
  })
})

describe('the sizes of a server: just under, at and just over each', () => {
  it.each([
    [16, 24],
    [24, 32],
    [32, 48],
    [48, 64],
    [64, 96],
    [96, 128],
    [128, 192],
    [192, 256],
    [256, null],
  ])('%d GB, then %d', (size, next) => {
    const server = (needed: number) =>
      nextMemorySize(
        memoryForDatabaseCache({
          databases: givenFigure('Databases', 2, 'GB', 'databases'),
          mailboxes: givenFigure('Mailboxes', needed - 2, 'GB', 'mailboxes'),
        }),
      )?.value ?? null
    expect(server(size - 0.001)).toBe(size)
    expect(server(size)).toBe(size)
    expect(server(size + 0.001)).toBe(next)
  })
})

describe('the server that holds the memory', () => {
  // 12 MB for each mailbox of 200 messages, and 2 GB for up to 10 databases.
  it.each([
    [1166, 16],
    [1167, 24],
    [1833, 24],
    [1834, 32],
    [2499, 32],
    [2500, 32],
    [2501, 48],
    [3833, 48],
    [3834, 64],
    [5166, 64],
    [5167, 96],
    [7833, 96],
    [7834, 128],
    [10_499, 128],
    [10_500, 128],
    [10_501, 192],
    [15_833, 192],
    [15_834, 256],
    [21_166, 256],
    [21_167, null],
  ])('%d mailboxes → %d GB', (mailboxes, gb) => {
    const plan = planWith({ mailboxes, growth: 0 }, { databases: 10 })
    expect(memoryOf(sized(plan)).server?.value ?? null).toBe(gb)
  })
})

// 18,750 × 1.12 mailboxes of 6 MB and 2 GB are 128 GB, and 128.00000000000003 in binary.
it('a need that floating point puts a hair above a size is that size', () => {
  const plan = planWith({ mailboxes: 18_750, growth: 12, messages: 100 }, { databases: 7 })
  expect(memoryOf(sized(plan)).server?.value).toBe(128)
})
