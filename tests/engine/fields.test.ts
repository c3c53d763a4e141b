import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan } from '../../src/engine/fields/default-plan.ts'
import { fieldOf, fields } from '../../src/engine/fields.ts'
import { plans } from './plans.ts'

const numbers = fields.filter((field) => field.kind === 'number')

describe('the register of fields', () => {
  it('has 31 answers, each key once', () => {
    expect(fields).toHaveLength(31)
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
  })

  it.each(numbers.map((field) => [field.key, field] as const))(
    '%s: the default is inside the range, and a whole number where it must be',
    (_key, { read, min, max, whole, empty }) => {
      expect(min).toBeLessThan(max)
      const usual = read(defaultPlan, 0)
      if (usual === null) return expect(empty).not.toBeNull()
      expect(usual).toBeGreaterThanOrEqual(min)
      expect(usual).toBeLessThanOrEqual(max)
      if (whole) expect([usual, min, max].every(Number.isInteger)).toBe(true)
    },
  )

  it.each(
    fields.filter((field) => field.kind === 'choice').map((field) => [field.key, field] as const),
  )('%s: the default is one of the choices', (_key, { read, choices }) => {
    expect(choices.map(({ value }) => value)).toContain(read(defaultPlan, 0))
  })

  it('writes what it reads, and nothing else', () => {
    fc.assert(
      fc.property(plans, plans, fc.constantFrom(...fields), (plan, other, field) => {
        const answer = field.read(other, 0)
        const last = plan.tiers.length - 1
        const written = field.write(plan, last, answer)
        expect(field.read(written, last)).toBe(answer)
        for (const one of fields)
          if (one.key !== field.key) expect(one.read(written, last)).toBe(one.read(plan, last))
        expect(field.write(written, last, field.read(plan, last))).toEqual(plan)
      }),
    )
  })

  it('throws for a key that no field has', () => {
    expect(() => fieldOf('mailbox')).toThrow('mailbox')
  })
})

describe('an answer that does not count', () => {
  const reasons = (key: string, change: object) =>
    fieldOf(key).unused?.({ ...defaultPlan, ...change })

  it('says so', () => {
    expect(reasons('mailboxesPerDatabase', { databases: 7 })).toMatch(/set directly/)
    expect(reasons('mailboxesPerDatabase', { databases: null })).toBeNull()
    expect(reasons('reservePercent', { reserve: 'paper' })).toMatch(/percentage/)
    expect(reasons('reservePercent', { reserve: 'percent' })).toBeNull()
  })
})
