import { answerOf } from '../../app/answer/answer-of.ts'
import { levelSaid } from '../../app/answer/level-words.ts'
import { isAccepted, sentenceText, severityNouns } from '../../app/words/advice-words.ts'
import { cutName, shortVersionName, titles } from '../../engine/index.ts'
import {
  type Cell,
  type Look,
  quotedSheet,
  referenceTo,
  type Sheet,
} from '../../spreadsheet/index.ts'
import { figureCell, section, text, wide } from './cells.ts'
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
  const line = (label: string, value: string): readonly Cell[] => [
    text(label, 'label'),
    { value, spans: columns.length - 1 },
  ]
  const named = (['customer', 'author'] as const).filter((key) => plan[key] !== '')
  return {
    name: `${prefix}Summary`,
    columns,
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
      section('What comes of it', columns.length),
      line('Level', levelSaid(answer.level, answer.unasked)),
      line(answer.isProposed ? 'Proposed' : 'Found', answer.headline),
      ...answer.sentences.map((sentence) => line('', sentence)),
      ...answer.gauges.map(({ label, used, word, compared, state }): readonly Cell[] => [
        text(label, 'label'),
        used ? figureCell(used, { ...found, live: () => ({}) }) : { value: word, look: 'result' },
        { value: `${compared}${stateWords[state]}`, spans: 2 },
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
  warns: '; more than advised',
} as const

/** The main figures, each as it stands among the results. */
function figureLines(found: Found): readonly (readonly Cell[])[] {
  return resultPlaces(found)
    .filter(({ group }) => mainGroups.includes(group))
    .map(({ label, worked, place }) => {
      const { look: _look, ...cell } = figureCell(worked, found)
      return [text(label, 'label'), { ...cell, look: 'result', formula: referenceTo(place) }]
    })
}

function riskLines({ plan, advice, format }: Found): readonly (readonly Cell[])[] {
  const open = advice.filter((one) => !isAccepted(one, plan))
  if (open.length === 0)
    return [[{ value: 'Every check is met or accepted: no risk is open.', spans: columns.length }]]
  return open.map(({ severity, title, findings }): readonly Cell[] => [
    text(`${severityNouns[severity]}: ${sentenceText(title, format)}`, 'label'),
    {
      value: findings.map(({ sentence }) => sentenceText(sentence, format)).join(' '),
      spans: columns.length - 1,
    },
  ])
}

const about: Readonly<Record<string, string>> = {
  Answers: 'Every answer of the plan, with its unit, its default and where it comes from.',
  Tiers: 'The answers that each tier of users has for itself.',
  Results: 'Every figure of the plan.',
  Working: 'How each figure comes about, step by step, with its source.',
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
    'Found by search, placement, a fit or a solve: it stays as it was when this workbook was made.',
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
