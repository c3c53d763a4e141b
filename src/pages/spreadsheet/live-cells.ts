import {
  type Design,
  explain,
  fieldOf,
  listedFigures,
  type Sizing,
  shortTierTitle,
  type Worked,
} from '../../engine/index.ts'
import { type LiveWords, live, type Sheet, whileTrue } from '../../spreadsheet/index.ts'
import { sourceWords } from '../../ui/source-note.tsx'
import { answerSaid } from './answer-sheets.ts'
import { type LiveCells, nothingLive, numberFormat, type Writing } from './cells.ts'

/** What of a plan goes on calculating, and the sheets that it does so on. */
export type LiveSheets = { readonly live: LiveCells; readonly workings: readonly Sheet[] }

/** The live cells of the figures of a plan. One that is not listed holds while every answer is as it was. */
export function liveCellsOf(of: Writing, sizing: Sizing, design: Design | null): LiveSheets {
  const { plan, prefix, format } = of
  const words: LiveWords = {
    prefix,
    amount: format.asComputed.text,
    answer: (key, at, answer) => {
      const field = fieldOf(key)
      const tier = at === null || plan.tiers.length === 1 ? null : plan.tiers[at]
      return {
        label: tier ? `${field.label} (${shortTierTitle(tier, at ?? 0)})` : field.label,
        said: answerSaid(field, answer, of),
      }
    },
    numberFormat: ({ value, unit }) => numberFormat(value, unit, plan, format),
    source: sourceWords,
    explain: (worked) => {
      const {
        words: said,
        source,
        errata,
      } = explain(worked, format.asComputed.value, format.asComputed.constant)
      return {
        words: said,
        source: source ? sourceWords(source) : '',
        errata: errata.join(', '),
      }
    },
  }
  const found = live(plan, words)
  if (!found) return { live: nothingLive, workings: [] }
  const formulas = new Map<Worked, ReturnType<LiveCells['figure']>>()
  for (const { group, key, worked } of listedFigures(plan, sizing, design)) {
    const result = found.listed(group, key)
    if (result)
      formulas.set(worked, { formula: result.formula, look: result.isChosen ? 'chosen' : 'live' })
  }
  const { holds, unchanged } = found
  const whileUnchanged: LiveCells['whileUnchanged'] = (cell) => whileTrue(cell, unchanged)
  return {
    live: {
      figure: (worked) => {
        const known = formulas.get(worked)
        if (known) return known
        // Nothing says how it would move: it stands with all answers.
        const { formula } = whileUnchanged({ value: worked.value })
        return formula === undefined ? {} : { formula, look: 'chosen' }
      },
      whileItHolds: (cell) => whileTrue(cell, holds),
      whileUnchanged,
      ...{ holds, unchanged },
    },
    workings: found.sheets,
  }
}
