import {
  type Design,
  explain,
  listedFigures,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import { type LiveWords, live, type Sheet, whileItHolds } from '../../spreadsheet/index.ts'
import { sourceWords } from '../../ui/source-note.tsx'
import { type LiveCells, nothingLive, numberFormat, type Writing } from './cells.ts'

/** What of a plan goes on calculating, and the sheets that it does so on. */
export type LiveSheets = { readonly live: LiveCells; readonly workings: readonly Sheet[] }

/** The live cells of the figures of a plan. One that is not listed holds while every choice would be made again. */
export function liveCellsOf(
  { plan, prefix, format }: Writing,
  sizing: Sizing,
  design: Design | null,
): LiveSheets {
  const words: LiveWords = {
    prefix,
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
  const holding: LiveCells['whileItHolds'] = (cell) => whileItHolds(cell, found)
  return {
    live: {
      figure: (worked) => {
        const known = formulas.get(worked)
        if (known) return known
        const { formula } = holding({ value: worked.value })
        return formula === undefined ? {} : { formula, look: 'chosen' }
      },
      whileItHolds: holding,
      holds: found.holds,
    },
    workings: found.sheets,
  }
}
