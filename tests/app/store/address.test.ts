import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, readAddress } from '../../../src/app/store/address.ts'
import { pages } from '../../../src/app/store/pages.ts'
import { project } from '../../../src/app/store/project.ts'
import { referenceSolutions } from '../../../src/engine/index.ts'
import { encodePlan } from '../../../src/plan/index.ts'
import { plans } from '../../plan/plans.ts'

describe('an address', () => {
  it('carries any plan to any page', () => {
    const carries = fc.property(fc.constantFrom(...pages), plans, (page, plan) => {
      project.setState({ plan })
      const code = encodePlan(plan)
      expect(readAddress(addressOf(page))).toEqual({ page, part: null, unknown: null, code })
    })
    fc.assert(carries)
  })

  it.each([
    ['E13', 'errata'],
    ['storagetek-2530', 'reference'],
  ])('carries any plan to %s of the page %s, and to no part of another page', (name, home) => {
    const carries = fc.property(fc.constantFrom(...pages), plans, (page, plan) => {
      project.setState({ plan })
      const part = page === home ? name : null
      const code = encodePlan(plan)
      expect(readAddress(addressOf(page, name))).toEqual({ page, part, unknown: null, code })
    })
    fc.assert(carries)
  })

  it('carries to every published system', () => {
    for (const { id } of referenceSolutions)
      expect(readAddress(`#/reference/${id}`)).toMatchObject({ page: 'reference', part: id })
  })

  it.each([
    ['#/errata', 'errata', null, null],
    ['#/errata/E1', 'errata', 'E1', null],
    ['#/errata/E13?p=0abcZ', 'errata', 'E13', null],
    ['#/errata/13', null, null, 'errata/13'],
    ['#/errata/E13/E14', null, null, 'errata/E13/E14'],
    ['#/errata/', null, null, 'errata/'],
    ['#/errata/ax4-5i', null, null, 'errata/ax4-5i'],
    ['#/reference', 'reference', null, null],
    ['#/reference/storagetek-2530', 'reference', 'storagetek-2530', null],
    ['#/reference/ax4-5i?p=0abcZ', 'reference', 'ax4-5i', null],
    ['#/reference/of-nobody', 'reference', 'of-nobody', null],
    ['#/reference/', null, null, 'reference/'],
    ['#/reference/E13', null, null, 'reference/E13'],
    ['#/reference/ax4-5i/r510', null, null, 'reference/ax4-5i/r510'],
    ['#/plan/E13', null, null, 'plan/E13'],
    ['#/constructor/r510', null, null, 'constructor/r510'],
  ])('“%s” names page %s and part %s', (fragment, page, part, unknown) => {
    expect(readAddress(fragment)).toMatchObject({ page, part, unknown })
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
