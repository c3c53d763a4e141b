import { answerPlan } from '../../app/answer/answer-plan.ts'
import { verdictWordsWithRemarks } from '../../app/answer/level-words.ts'
import { planDocumentTitle } from '../../app/words/document-title.ts'
import { consequenceNouns, openRisks } from '../../app/words/risk-words.ts'
import { sentenceText } from '../../app/words/sentence-text.ts'
import { planRisks } from '../../engine/checks/index.ts'
import { planTextDefinitions, shortVersionName } from '../../engine/index.ts'
import {
  type CellLook,
  quotedSheetName,
  type Sheet,
  type SheetCell,
} from '../../spreadsheet/index.ts'
import {
  columnsOfWidths,
  figureCell,
  type SizedVariant,
  sectionRow,
  sheetTitleRows,
  textCell,
} from './cells.ts'
import { resultFigureGroups } from './result-sheets.ts'

const mainGroups: readonly string[] = [
  'Design',
  'Cost',
  'Mailboxes and databases',
  'Capacity',
  'Load',
  'Servers',
]

const columns = columnsOfWidths(40, 30, 34, 44)

type SummaryProps = {
  readonly found: SizedVariant
  readonly sheets: readonly Sheet[]
  readonly made: Date
  readonly madeBy: string
}

export function summarySheet({ found, sheets, made, madeBy }: SummaryProps): Sheet {
  const { plan, sizing, prefix, format } = found
  const answer = answerPlan(plan, { sizing }, format)
  const line = (label: string, value: string): readonly SheetCell[] => [
    textCell(label, 'label'),
    { value, spans: columns.length - 1 },
  ]
  const top = sheetTitleRows(
    planDocumentTitle(plan),
    `Storage design for ${shortVersionName(plan.exchange)}. Made with ${madeBy} on ${format.date(made)}.`,
    columns,
    found.guard,
  )
  const named = (['customer', 'author'] as const).filter((key) => plan[key] !== '')
  return {
    name: `${prefix}Summary`,
    columns,
    red: top.red,
    frozen: 0,
    landscape: true,
    tab: '12586B',
    rows: [
      ...top.rows,
      ...named.map((key) => line(planTextDefinitions[key].label, plan[key])),
      sectionRow('What the plan comes to', columns.length),
      line('Level', verdictWordsWithRemarks(answer)),
      line(answer.isProposed ? 'Proposed' : 'Result', answer.headline),
      ...answer.sentences.map((sentence) => line('', sentence)),
      ...answer.gauges.map(
        ({ label, used, word, count, compared, state }): readonly SheetCell[] => {
          const shown = count ?? used
          return [
            textCell(label, 'label'),
            shown ? figureCell(shown, found) : { value: word, look: 'result' },
            { value: `${compared}${stateWords[state]}`, spans: 2 },
          ]
        },
      ),
      sectionRow('Main figures', columns.length),
      ...figureLines(found),
      sectionRow('Open risks', columns.length),
      ...riskLines(found),
      sectionRow('Sheets', columns.length),
      ...sheets.map(({ name }): readonly SheetCell[] => [
        { value: name, look: 'link', leadsTo: `${quotedSheetName(name)}!A1` },
        { value: about[name.slice(prefix.length)] ?? '', spans: columns.length - 1 },
      ]),
      sectionRow('How to use this workbook', columns.length),
      ...legendOf(sheets).map(([look, value, words]): readonly SheetCell[] => [
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

function figureLines(found: SizedVariant): readonly (readonly SheetCell[])[] {
  return resultFigureGroups(found)
    .filter(({ title }) => mainGroups.includes(title))
    .flatMap(({ rows }) => rows)
    .map(({ label, worked }) => [textCell(label, 'label'), figureCell(worked, found)])
}

function riskLines({
  plan,
  advice,
  proof,
  format,
}: SizedVariant): readonly (readonly SheetCell[])[] {
  const open = openRisks(planRisks(advice, proof), plan)
  if (open.length === 0)
    return [
      [
        {
          value: 'No risk is open: none was found, or each is accepted.',
          spans: columns.length,
        },
      ],
    ]
  return open.map(({ consequence, advice: { title, findings } }): readonly SheetCell[] => [
    textCell(`${consequenceNouns[consequence]}: ${sentenceText(title, format)}`, 'label'),
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
  Working: 'How each figure comes about, in words, with its source.',
  Copies: 'Each database with its copies on servers.',
  Failures: 'Every failure that was tried, and what it leaves.',
  'Order list': 'What to order; enter prices, and the total follows.',
}

const legend: readonly (readonly [look: CellLook, name: string, words: string])[] = [
  [
    'input',
    'May be changed',
    'An answer or a price. Save the file and drop it on Spindle: it opens as this plan with every change of an answer listed, and all figures are computed anew there.',
  ],
  ['live', 'A formula', 'Follows the prices.'],
  [
    'result',
    'A figure',
    'As Spindle computed it when this workbook was made. It does not follow the answers: the top of each sheet says when one was changed.',
  ],
]

/** Legend of the cell looks used on these sheets. */
function legendOf(sheets: readonly Sheet[]): typeof legend {
  const used = new Set(sheets.flatMap(({ rows }) => rows.flat().map(({ look }) => look)))
  return legend.filter(([look]) => used.has(look))
}
