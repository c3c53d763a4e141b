import { describe, expect, it } from 'vitest'
import { memoryForDatabases } from '../../../src/engine/model/memory.ts'
import { given } from '../../../src/engine/worked/worked.ts'
import { planWith, sized } from '../plans.ts'

describe('memory for databases', () => {
  it.each([
    [1, 2],
    [9, 2],
    [10, 2],
    [11, 4],
    [20, 4],
    [21, 6],
    [100, 20],
  ])('%d databases → %d GB', (databases, gb) => {
    const needed = memoryForDatabases({
      base: given('Base', 2, 'GB', 'base'),
      databases: given('Databases', databases, 'databases', 'databases'),
    })
    expect(needed.value).toBe(gb)
  })
})

describe('the server that holds the memory', () => {
  // 12 MB for each mailbox of 200 messages, and 2 GB for up to 10 databases.
  it.each([
    [2499, 32],
    [2500, 32],
    [2501, 48],
    [21_166, 256],
    [21_167, null],
  ])('%d mailboxes → %d GB', (mailboxes, gb) => {
    const plan = planWith({ mailboxes, growthPercent: 0 }, { databases: 10 })
    expect(sized(plan).memory.server?.value ?? null).toBe(gb)
  })
})
