import { expect, it } from 'vitest'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { codesOf } from '../../checks/raised.ts'

it('servers are noted where they are no multiple of the copies, of a DAG only', () => {
  const isNoted = (input: KeyInput) =>
    codesOf(planFromKeys({ tiers: [{ n: 4000 }], ...input })).includes('servers-no-multiple')
  expect(isNoted({ servers: 6, copies: 3 })).toBe(false)
  expect(isNoted({ servers: 7, copies: 3 })).toBe(true)
  expect(isNoted({ servers: 7, ha: false })).toBe(false)
})
