import {
  type Cite,
  type DocumentId,
  isDocumentCite,
  type Source,
} from '../../src/engine/core/source.ts'
import type { Unit } from '../../src/engine/core/units.ts'
import numbers from './printed-numbers.json' with { type: 'json' }

type PaperId = Exclude<DocumentId, 'calculator'>

type PaperCite = Cite & { readonly document: PaperId }

/** Whether a source is a place in a paper: what the workbook gives is held by examples instead. */
export function isOfPaper(source: Source): source is PaperCite {
  return isDocumentCite(source) && source.document !== 'calculator'
}

const printed: Readonly<Record<PaperId, Readonly<Record<string, readonly number[]>>>> = numbers

/** The sections, tables and figures that a place names. Throws for a place that names none. */
function partsOf({ document, place }: PaperCite): readonly string[] {
  let rest = place.replace(
    'MD1000- and MD3000-based storage solutions',
    'MD1000-based storage solution and MD3000-based storage solution',
  )
  const found: string[] = []
  const known = Object.keys(printed[document]).sort((a, b) => b.length - a.length)
  // Tables 3 to 5, Figures 6 and 7, 5.1 to 5.8.
  rest = rest.replaceAll(
    /(Table|Figure)s? ((?:\d+)(?:(?:, | and | to )\d+(?![.\d]))*)/g,
    (_, kind: string, list: string) => {
      found.push(...spread(list).map((one) => `${kind} ${one}`))
      return ''
    },
  )
  rest = rest.replaceAll(
    /(\d)\.(\d) to \1\.(\d)/g,
    (_, chapter: string, from: string, to: string) => {
      found.push(...spread(`${from} to ${to}`).map((one) => `${chapter}.${one}`))
      return ''
    },
  )
  for (const key of known)
    if (new RegExp(`(^|[ ,])${key.replaceAll(/[.*/]/g, '\\$&')}($|[ ,])`).test(rest)) {
      found.push(key)
      rest = rest.replace(key, '')
    }
  const parts = found.filter((one) => one in printed[document])
  if (parts.length === 0) throw new Error(`${document} has no ${place}`)
  return parts
}

function spread(list: string): readonly number[] {
  const all = list.split(/, | and /).flatMap((one) => {
    const [from = 0, to = from] = one.split(' to ').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  return all
}

/** How many of a document’s units one of ours may be printed as: GB as MB or TB, shares in per cent. */
const scales: Readonly<Partial<Record<Unit, readonly number[]>>> = {
  '%': [1, 100],
  '×': [1, 100],
  KB: [1, 1000, 0.001],
  MB: [1, 1000, 0.001],
  // Reports print bytes, too.
  GB: [1, 1000, 0.001, 1e9],
  TB: [1, 1000, 0.001],
  rpm: [1, 0.001],
  ms: [1, 0.001],
}

/** Whether the place prints a figure, in its unit or in one that the document prints instead. */
export function prints(cite: Cite, value: number, unit: Unit, within = 0): boolean {
  if (!isOfPaper(cite)) throw new Error(`Nothing of ${cite.document} is transcribed`)
  const there = partsOf(cite).flatMap((part) => printed[cite.document][part] ?? [])
  return (scales[unit] ?? [1]).some((scale) =>
    there.some((one) => Math.abs(one - value * scale) <= within * scale + 1e-9 * Math.abs(one)),
  )
}
