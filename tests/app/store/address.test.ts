import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, readAddress } from '../../../src/app/store/address.ts'
import { pages } from '../../../src/app/store/pages.ts'
import { project } from '../../../src/app/store/project.ts'
import { encodePlan } from '../../../src/plan/index.ts'
import { plans } from '../../plan/plans.ts'

describe('an address', () => {
  it('carries any plan to any page', () => {
    const carries = fc.property(fc.constantFrom(...pages), plans, (page, plan) => {
      project.setState({ plan })
      expect(readAddress(addressOf(page))).toEqual({ page, unknown: null, code: encodePlan(plan) })
    })
    fc.assert(carries)
  })

  it.each([
    ['', null, null],
    ['#', null, null],
    ['#/', null, null],
    ['#/quota', 'quota', null],
    ['#quota', 'quota', null],
    ['#/nowhere', null, null],
    ['#/nowhere?p=0abcZ', null, '0abcZ'],
    ['#/plan?p=0abcZ', 'plan', '0abcZ'],
    ['#/plan?p=', 'plan', ''],
    ['#/plan?q=1', 'plan', null],
    ['#/plan?q=1&p=0abcZ', 'plan', '0abcZ'],
    ['#/plan?', 'plan', null],
    ['#/Plan', null, null],
    ['#/constructor', null, null],
  ])('“%s” names page %s and code %s', (fragment, page, code) => {
    expect(readAddress(fragment)).toMatchObject({ page, code })
  })

  it.each([
    ['#/nowhere?p=0abcZ', 'nowhere'],
    ['#/Plan', 'Plan'],
    ['#/plan', null],
    ['#/', null],
    ['', null],
  ])('“%s” names what is no page: %s', (fragment, unknown) => {
    expect(readAddress(fragment).unknown).toBe(unknown)
  })

  it('of anything names a page or none, and never throws', () => {
    const names = fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { page } = readAddress(`#${text}`)
      expect([null, ...pages]).toContain(page)
    })
    fc.assert(names)
  })
})
