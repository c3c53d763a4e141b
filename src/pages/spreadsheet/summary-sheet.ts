import { answerOf } from '../../app/answer/answer-of.ts'
import { levelSaid } from '../../app/answer/level-words.ts'
import { sentenceText } from '../../app/words/advice-words.ts'
import { consequenceNouns, openRisks } from '../../app/words/risk-words.ts'
import { cutName, shortVersionName, titles } from '../../engine/index.ts'
import {
  type Cell,
  type Look,
  quotedSheet,
  referenceTo,
  type Sheet,
} from '../../spreadsheet/index.ts'
import {
  figureCell,
  type LiveCells,
  redWhereInvalid,
  section,
  standing,
  text,
  textUnchanged,
  wide,
} from './cells.ts'
import type { Found } from './found.ts'
import { resultPlaces } from './result-sheets.ts'

/** The groups of results whose figures stand on the summary. */
const mainGroups: readonly string[] = [
  'Design',
  'Cost',
  'Mailboxes and databases',
  'Capacity',
  'Load',
  'Servers',
]

const columns = wide(40, 30, 34, 44)
/** Texts cover all columns but that of labels. */
const spanned = columns.length - 1

type SummaryProps = {
  readonly found: Found
  /** The other sheets of this plan. */
  readonly sheets: readonly Sheet[]
  readonly made: Date
  readonly madeBy: string
}

/** The first sheet of a plan: what it comes to, and how the workbook is used. */
export function summarySheet({ found, sheets, made, madeBy }: SummaryProps): Sheet {
  const { plan, sizing, prefix, format } = found
  const answer = answerOf(plan, { sizing }, format)
  const { live } = found
  const line = (label: string, value: string): readonly Cell[] => [
    text(label, 'label'),
    { value, spans: columns.length - 1 },
  ]
  const holding = (label: string, value: string): readonly Cell[] => [
    text(label, 'label'),
    ...besideHidden(value, live, spanned),
  ]
  const state = standing(live)
  const named = (['customer', 'author'] as const).filter((key) => plan[key] !== '')
  return {
    name: `${prefix}Summary`,
    columns: [...columns, { width: 10, hidden: true }],
    ...(live.holds && { red: redWhereInvalid(columns.length, 400) }),
    frozen: 0,
    landscape: true,
    tab: '12586B',
    rows: [
      [{ value: cutName(plan.name) || 'Exchange storage plan', look: 'title' }],
      [
        {
          value: `Storage design for ${shortVersionName(plan.exchange)}. Made with ${madeBy} on ${format.date(made)}.`,
          look: 'about',
          spans: columns.length,
        },
      ],
      ...named.map((key) => line(titles[key].label, plan[key])),
      ...(state ? [[text('After changes', 'label'), state]] : []),
      section('What the plan comes to', columns.length),
      holding('Level', levelSaid(answer.level, answer.besides)),
      holding(answer.isProposed ? 'Proposed' : 'Found', answer.headline),
      ...answer.sentences.map((sentence) => holding('', sentence)),
      ...answer.gauges.map(({ label, used, word, compared, state }): readonly Cell[] => [
        text(label, 'label'),
        used ? figureCell(used, found) : live.whileUnchanged({ value: word, look: 'result' }),
        ...besideHidden(`${compared}${stateWords[state]}`, live, 2),
      ]),
      section('Main figures', columns.length),
      ...figureLines(found),
      section('Open risks', columns.length),
      ...riskLines(found),
      section('Sheets', columns.length),
      ...sheets.map(({ name }): readonly Cell[] => [
        { value: name, look: 'link', leadsTo: `${quotedSheet(name)}!A1` },
        { value: about[name.slice(prefix.length)] ?? '', spans: columns.length - 1 },
      ]),
      section('How to use this workbook', columns.length),
      ...legendOf(sheets).map(([look, value, words]): readonly Cell[] => [
        { value, look },
        { value: words, spans: columns.length - 1 },
      ]),
    ],
  }
}

const stateWords = {
  ok: '',
  binds: '; this binds',
  fails: '; this fails',
  misses: '; the reserve is not kept',
  warns: '; more than advised',
  waits: '',
} as const

/** A text over several columns that stands as long as every answer is as it was. */
function besideHidden(value: string, live: LiveCells, spans: number): readonly Cell[] {
  return textUnchanged(value, live, {
    at: columns.length - spans + 1,
    spans,
    columns: columns.length,
  })
}

/** The main figures, each as it stands among the results. */
function figureLines(found: Found): readonly (readonly Cell[])[] {
  return resultPlaces(found)
    .filter(({ group }) => mainGroups.includes(group))
    .map(({ label, worked, place }) => {
      const { look: _look, ...cell } = figureCell(worked, found)
      return [text(label, 'label'), { ...cell, look: 'result', formula: referenceTo(place) }]
    })
}

function riskLines({ plan, advice, format, live }: Found): readonly (readonly Cell[])[] {
  const open = openRisks(advice, plan)
  if (open.length === 0)
    return [
      [
        live.whileUnchanged({
          value: 'No risk is open: none was found, or each is accepted.',
          spans: columns.length,
        }),
      ],
    ]
  return open.map(({ consequence, advice: { title, findings } }): readonly Cell[] => [
    text(`${consequenceNouns[consequence]}: ${sentenceText(title, format)}`, 'label'),
    ...besideHidden(
      findings.map(({ sentence }) => sentenceText(sentence, format)).join(' '),
      live,
      spanned,
    ),
  ])
}

const about: Readonly<Record<string, string>> = {
  Answers: 'Every answer of the plan, with its unit, its default and where it comes from.',
  Tiers: 'The answers that each tier of users has for itself.',
  Results: 'Every figure of the plan.',
  Working:
    'How each figure comes about: its formula, in words and as its cell has it, with its source.',
  Choices: 'What the program decided by numbers, and whether it would decide it again.',
  Tables: 'The published tables that figures are looked up in.',
  Copies: 'Each database with its copies on servers.',
  Failures: 'Every failure that was tried, and what it leaves.',
  'Order list': 'What to order; enter prices, and the total follows.',
}

const legend: readonly (readonly [look: Look, name: string, words: string])[] = [
  [
    'input',
    'May be changed',
    'An answer or a price. Save the file and drop it on Spindle: it opens as this plan with every change of an answer listed, and all figures are computed anew there.',
  ],
  ['live', 'A formula', 'Follows the cells that it is made of.'],
  [
    'chosen',
    'Chosen',
    'Found by a search, a placement or a fit, which no formula follows. It stands as long as every choice behind it would be made again.',
  ],
  [
    'invalid',
    'No longer valid',
    'An answer was changed so far that this figure comes about in another way. Open the file in Spindle.',
  ],
  ['result', 'A figure', 'As Spindle computed it when this workbook was made.'],
]

/** What the colours mean of those that these sheets have; a cell that can turn red has that colour too. */
function legendOf(sheets: readonly Sheet[]): typeof legend {
  const used = new Set(sheets.flatMap(({ rows }) => rows.flat().map(({ look }) => look)))
  if (sheets.some(({ red }) => red !== undefined)) used.add('invalid')
  return legend.filter(([look]) => used.has(look))
}
