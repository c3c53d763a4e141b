import { severityNouns } from '../app/words/advice-words.ts'
import { type CsvLine, makeCsv } from '../ui/csv.ts'
import { formatFor } from '../ui/format.ts'
import type { OutputFigure, OutputResults, OutputRisk, PlanResults } from './results.ts'

/** Printers of results, by form. Each text ends with a line break. */
export const resultPrintersByForm = {
  text: (results: OutputResults) => `${results.plans.map(textOf).join('\n\n')}\n`,
  json: (results: OutputResults) => `${JSON.stringify(results, null, 2)}\n`,
  csv: (results: OutputResults) => makeCsv(linesOf(results), formatFor('en-US')),
} as const

/** One plan for people: verdict, design, every figure by group, open risks. */
function textOf(plan: PlanResults): string {
  const { name, customer, exchange, says, headline, sentences, design, problems, risks } = plan
  const open = risks.filter(({ accepted }) => !accepted)
  const accepted = risks.length - open.length
  return [
    `${name || 'A plan without a name'}${customer ? ` for ${customer}` : ''}, ${exchange}`,
    '',
    `${says}: ${headline}`,
    ...sentences,
    ...(design === null ? ['Nothing considered is proposed.'] : [`Proposed: ${design}`]),
    ...problems.map((words) => `Problem: ${words}`),
    ...figureLines(plan),
    ...markLines(plan),
    '',
    'Open risks',
    ...(open.length > 0 ? open.map(riskLine) : ['  none']),
    ...(accepted > 0 ? [`  and ${accepted} accepted`] : []),
  ].join('\n')
}

function figureLines({ figures }: PlanResults): readonly string[] {
  const width = Math.max(0, ...figures.map(({ label }) => label.length))
  const groups = [...new Set(figures.map(({ group }) => group))]
  return groups.flatMap((group) => [
    '',
    group,
    ...figures
      .filter((one) => one.group === group)
      .map((one) => `  ${one.label.padEnd(width)}  ${[one.text, ...marksOf(one)].join(' ')}`),
  ])
}

/** Marks beside figures, as in the wizard, and their meanings. */
const marks = {
  '†': 'partly extrapolated beyond what was measured',
  '‡': 'rests on an assumption or a source from beyond the documents',
} as const

type Mark = keyof typeof marks

function marksOf({ extrapolated, beyondDocuments }: OutputFigure): readonly Mark[] {
  return [...(extrapolated ? (['†'] as const) : []), ...(beyondDocuments ? (['‡'] as const) : [])]
}

/** Legend of the marks that occur. */
function markLines({ figures }: PlanResults): readonly string[] {
  const found = new Set(figures.flatMap(marksOf))
  return found.size === 0 ? [] : ['', ...[...found].map((mark) => `${mark} ${marks[mark]}`)]
}

function riskLine({ severity, title, finding, fix }: OutputRisk): string {
  return `  ${severityNouns[severity]}: ${title}. ${finding} ${fix}`
}

const heads = 'Variant Plan Level Group Key Label Value Unit Text Marks'.split(' ')

/** One line per figure; a plan without figures has one line with its level. */
function linesOf({ plans }: OutputResults): readonly CsvLine[] {
  const lines = plans.flatMap(({ variant, name, says, figures }): readonly CsvLine[] =>
    figures.length === 0
      ? [[variant, name, says, '', '', '', '', '', '', '']]
      : figures.map((one) => {
          const { group, key, label, value, unit, text } = one
          return [variant, name, says, group, key, label, value, unit, text, marksOf(one).join('')]
        }),
  )
  return [heads, ...lines]
}
