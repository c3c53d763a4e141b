import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, fields, isOfPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { answerPlace, answerSheets, heldAs } from '../../src/spreadsheet/answer-cells.ts'
import { referenceTo } from '../../src/spreadsheet/place.ts'
import { cases } from '../cases.ts'
import { plans } from '../codec/plans.ts'

/** The references of all answers of a plan that have a cell. */
function placesOf(plan: Plan, prefix: string): readonly string[] {
  return fields.flatMap((field) => {
    const tiers = field.scope === 'tier' ? plan.tiers.map((_tier, at) => at) : [null]
    return tiers.flatMap((tier) => {
      const place = answerPlace(plan, field.key, tier, prefix)
      return place ? [referenceTo(place)] : []
    })
  })
}

describe('the cells of answers', () => {
  it('are one for each answer of a plan, tier by tier, and no two the same', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const places = placesOf(plan, '')
        expect(new Set(places).size).toBe(places.length)
        const lacking = fields.filter(
          (field) =>
            isOfPlan(field, plan) && !field.isPrice && answerPlace(plan, field.key, 0) === null,
        )
        expect(lacking).toEqual([])
      }),
      { numRuns: cases(40, 300) },
    )
  })

  it('stand on the line that the sheets have for them', () => {
    const { plan, tiers } = answerSheets(defaultPlan)
    for (const { sheet, firstRow, column, lines } of [plan, tiers])
      for (const [at, line] of lines.entries())
        if (line.kind === 'answer')
          expect(answerPlace(defaultPlan, line.field.key, 0)).toEqual({
            sheet,
            row: firstRow + at,
            column,
          })
  })

  it('of variants are told apart by the prefix of their sheets', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const [one, other] = ['1 ', '2 '].map((prefix) => placesOf(plan, prefix))
    expect(one?.every((place) => /^'1 (Answers|Tiers)'!\$[A-Z]+\$\d+$/.test(place))).toBe(true)
    expect(one?.some((place) => other?.includes(place))).toBe(false)
  })

  it('hold each choice by a label of its own', () => {
    for (const field of fields)
      if (field.kind === 'choice') {
        const held = field.choices.map(({ value }) => heldAs(field, value))
        expect(new Set(held).size, field.key).toBe(held.length)
      }
  })
})
