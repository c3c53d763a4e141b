import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allAnswerFields,
  defaultPlan,
  isFieldOfPlan,
  type Plan,
  withVersion,
} from '../../src/engine/index.ts'
import { answerCellValue, answerSheetLayouts } from '../../src/spreadsheet/answer-cells.ts'
import { absoluteReference } from '../../src/spreadsheet/place.ts'
import { cases } from '../cases.ts'
import { plans } from '../codec/plans.ts'

/** The references of the answers of a plan, by the keys of these. */
function placesOf(plan: Plan, prefix: string): readonly (readonly [key: string, place: string])[] {
  const sheets = answerSheetLayouts(plan, prefix)
  return [sheets.plan, sheets.tiers].flatMap(({ sheet, firstRow, column, lines }) =>
    lines.flatMap((line, at) => {
      if (line.kind !== 'answer') return []
      const { key, scope } = line.field
      const columns = scope === 'tier' ? plan.tiers.map((_tier, tier) => column + tier) : [column]
      return columns.map(
        (of) => [key, absoluteReference({ sheet, row: firstRow + at, column: of })] as const,
      )
    }),
  )
}

describe('the cells of answers', () => {
  it('are one for each answer of a plan, tier by tier, and no two the same', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const found = placesOf(plan, '')
        expect(new Set(found.map(([, place]) => place)).size).toBe(found.length)
        const keys = found.map(([key]) => key)
        for (const field of allAnswerFields) {
          if (!isFieldOfPlan(field, plan) || field.isPrice) continue
          const cells = field.scope === 'tier' ? plan.tiers.length : 1
          expect(keys.filter((key) => key === field.key)).toHaveLength(cells)
        }
      }),
      { numRuns: cases(40, 300) },
    )
  })

  it('of variants are told apart by the prefix of their sheets', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const [one, other] = ['1 ', '2 '].map((prefix) =>
      placesOf(plan, prefix).map(([, place]) => place),
    )
    expect(one?.every((place) => /^'1 (Answers|Tiers)'!\$[A-Z]+\$\d+$/.test(place))).toBe(true)
    expect(one?.some((place) => other?.includes(place))).toBe(false)
  })

  it('hold each choice by a label of its own', () => {
    for (const field of allAnswerFields)
      if (field.kind === 'choice') {
        const held = field.choices.map(({ value }) => answerCellValue(field, value))
        expect(new Set(held).size, field.key).toBe(held.length)
      }
  })
})
