import { cutName } from '../../engine/index.ts'
import type {
  CriterionCode,
  JetstressTestKind,
  JudgedLoad,
  JudgedTest,
  TestOutcome,
} from '../../engine/jetstress/index.ts'
import type { Format } from '../../ui/format.ts'

export const wordsByTestKind = {
  performance: 'Performance test',
  stress: 'Stress test',
  preparation: 'Preparation of the soft recovery',
} as const satisfies Record<JetstressTestKind, string>

/** Outcome of a test; the reserve is named only if the plan keeps one. */
export function testOutcomeTitle({
  outcome,
  planned,
}: Pick<JudgedLoad, 'outcome' | 'planned'>): string {
  return outcome === 'passes with reserve' && !isReservePlanned({ planned })
    ? outcomeWords.passes
    : outcomeWords[outcome]
}

export function isReservePlanned({ planned }: Pick<JudgedLoad, 'planned'>): boolean {
  return planned.withReserve.value > planned.expected.value
}

const outcomeWords = {
  'passes with reserve': 'Passes with reserve',
  passes: 'Passes',
  fails: 'Fails',
  unknown: 'Cannot be told',
} as const satisfies Record<TestOutcome, string>

export const wordsByCriterion = {
  achieved: 'Achieved, of the expected IOPS',
  dbRead: 'Database reads',
  dbWrite: 'Database writes',
  logWrite: 'Log writes',
  dbReadMost: 'Longest database read',
  logWriteMost: 'Longest log write',
} as const satisfies Record<CriterionCode, string>

/** Local time of a report, `6 August 2008, 13:43`; an invalid date unchanged. */
export function reportTimeWords(iso: string, format: Format): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : `${format.date(date)}, ${iso.slice(11, 16)}`
}

/** Server names of a test; of more than four, the first and a count. */
export function testedServerNames(
  { servers }: Pick<JudgedTest, 'servers'>,
  format: Format,
): string {
  const names = servers.map(({ name }) =>
    name === null ? 'a machine without a name' : cutName(name),
  )
  const [first = '', ...rest] = names
  if (rest.length === 0) return first
  if (names.length <= mostNamed) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${first} and ${format.number(rest.length)} other servers`
}

const mostNamed = 4

export function testTitle(test: JudgedTest, format: Format): string {
  const [first] = test.servers.flatMap(({ runs }) => runs)
  const started = first?.run.started
  const when = started ? `, ${reportTimeWords(started, format)}` : ''
  return `${wordsByTestKind[test.kind]}: ${testedServerNames(test, format)}${when}`
}
