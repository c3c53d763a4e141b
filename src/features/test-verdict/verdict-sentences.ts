import {
  isReservePlanned,
  testedServerNames,
  wordsByCriterion,
  wordsByTestKind,
} from '../../app/words/test-words.ts'
import { cutName, labelInSentence } from '../../engine/index.ts'
import type { JudgedCriterion, JudgedTest, TestVerdict } from '../../engine/jetstress/index.ts'
import type { Format } from '../../ui/format.ts'

export function verdictHeadline({ tests, outcome }: TestVerdict, format: Format): string {
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  const [theTests, hold] =
    counting.length === 1 ? ['The test', 'holds'] : [all(counting.length, format), 'hold']
  const found = decidingFigures(counting, format)
  switch (outcome) {
    case null:
      return 'No performance or stress test was read, so nothing is proven yet.'
    case 'fails':
      return `${failingTests(counting, format)}: ${failures(counting, format).join('; ')}.`
    case 'unknown':
      return `${unknownHeadline(counting)}${found}.`
    case 'passes':
      return `${theTests} ${hold} the expected load, but not the reserve above it${found}.`
    case 'passes with reserve':
      return counting.some(isReservePlanned)
        ? `${theTests} ${hold} the plan, including its reserve${found}.`
        : `${theTests} ${hold} the plan${found}.`
  }
}

/** Headline on why no verdict is possible although no criterion fails, gravest reason first. */
function unknownHeadline(tests: readonly JudgedTest[]): string {
  if (tests.some((test) => failedByReport(test).length > 0))
    return 'A report says that its run failed, so nothing is proven'
  const other = tests.find(({ otherRelease }) => otherRelease?.otherPages)?.otherRelease
  if (other)
    return `Jetstress ${other.ran} does not prove this plan, which is tested with Jetstress ${other.needed}`
  const criteria = tests.flatMap((test) => test.criteria)
  if (criteria.every(({ holds }) => holds !== null) && tests.some(({ tooShort }) => tooShort))
    return tests.some(({ tooShort }) => tooShort?.seconds === null)
      ? 'Nothing fails, but how long it ran is not known for every test'
      : 'Nothing fails, but not every test ran long enough'
  return 'Nothing fails, but the reports lack some of what a verdict needs'
}

/** Runs of a test that their own reports call failed. */
function failedByReport({ servers }: JudgedTest) {
  return servers.flatMap(({ runs }) => runs).filter(({ run }) => run.said === 'fail')
}

function all(tests: number, format: Format): string {
  return tests === 2 ? 'Both tests' : `All ${format.number(tests)} tests`
}

function decidingFigures(tests: readonly JudgedTest[], format: Format): string {
  const shares = tests.flatMap(({ criteria: [rule], planned }) =>
    rule?.measured ? [{ share: rule.measured, planned: planned.expected }] : [],
  )
  const reads = tests.flatMap(({ latencies }) => latencies.dbRead?.worst ?? [])
  const least = leastBy(shares, ({ share }) => share.value)
  const slowest = leastBy(reads, ({ value }) => -value)
  if (!least || !slowest) return ''
  return `: ${format.text(least.share)} of ${format.text(least.planned)} achieved, database reads in ${format.text(slowest)} on the slowest volume`
}

function failingTests(tests: readonly JudgedTest[], format: Format): string {
  const failing = tests.filter(({ outcome }) => outcome === 'fails').length
  if (tests.length === 1) return 'The test does not hold the plan'
  if (failing === tests.length)
    return tests.length === 2
      ? 'Neither test holds the plan'
      : `None of ${format.number(tests.length)} tests holds the plan`
  return `${format.number(failing)} of ${format.number(tests.length)} tests ${failing === 1 ? 'does' : 'do'} not hold the plan`
}

/** Words on the worst failure of each criterion, in all tests together. */
function failures(tests: readonly JudgedTest[], format: Format): readonly string[] {
  const failing = tests.flatMap(({ planned, servers, criteria }) =>
    [...criteria, ...servers.flatMap((server) => server.criteria)]
      .filter(({ holds }) => holds === false)
      .map((one) => ({ ...one, planned: planned.expected })),
  )
  const codes = [...new Set(failing.map(({ code }) => code))]
  return codes.flatMap((code) => {
    const sign = code === 'achieved' ? 1 : -1
    const alike = failing.filter((one) => one.code === code)
    const worst = leastBy(alike, ({ measured }) => sign * (measured?.value ?? 0))
    if (!worst?.measured) return []
    const { measured, limit } = worst
    return code === 'achieved'
      ? [`${format.text(measured)} of the expected load, at least ${format.text(limit)} needed`]
      : [
          `${labelInSentence(wordsByCriterion[code])} ${format.text(measured)}, limit ${format.text(limit)}`,
        ]
  })
}

function leastBy<T>([first, ...rest]: readonly T[], by: (one: T) => number): T | null {
  return first === undefined ? null : rest.reduce((a, b) => (by(b) < by(a) ? b : a), first)
}

export function testResultSentences(test: JudgedTest, format: Format): readonly string[] {
  return [
    achievedSentence(test, format),
    ...standingSentences(test),
    ...shortSentences(test, format),
    ...latencySentences(test, format),
    ...reserveSentence(test, format),
    ...releaseSentence(test),
    ...durationSentence(test, format),
    ...unknownSentences(test),
    ...reasonSentences(test, format),
    ...beyondSentence(test, format),
    ...(test.kind === 'preparation'
      ? ['It wrote the logs for a soft recovery and is no test of the plan: it does not count.']
      : []),
  ]
}

function achievedSentence(test: JudgedTest, format: Format): string {
  const { achieved, planned, criteria } = test
  const [rule] = criteria
  if (!achieved || !rule?.measured) return 'What was achieved is not known.'
  const of = `Achieved ${format.text(achieved)} against ${format.text(planned.expected)} expected`
  const share = `${format.text(rule.measured)}, at least ${format.text(rule.limit)} required`
  return `${of}: ${share}.`
}

function latencySentences({ criteria, servers }: JudgedTest, format: Format): readonly string[] {
  const latencies = criteria.filter(({ code }) => code !== 'achieved')
  const failing = latencies.filter(({ holds }) => holds === false)
  const known = latencies.filter(({ holds }) => holds !== null)
  if (failing.length > 0) return failing.map((one) => failingSentence(one, format))
  if (known.length < latencies.length || known.length === 0) return []
  const volumes = servers.flatMap(({ runs }) => runs.flatMap((run) => run.volumes)).length
  return [
    volumes === 1
      ? 'Every latency is within its limit.'
      : `Every latency is within its limit, on each of ${format.number(volumes)} volumes.`,
  ]
}

function failingSentence({ code, limit, measured }: JudgedCriterion, format: Format): string {
  const found = measured ? format.text(measured) : 'too long'
  return `${wordsByCriterion[code]}: ${found}, limit ${format.text(limit)}.`
}

function reserveSentence(test: JudgedTest, format: Format): readonly string[] {
  const { ofReserve, planned } = test
  // No sentence on the reserve if even the load without it was not achieved.
  if (!isReservePlanned(test) || !ofReserve || test.criteria[0]?.holds !== true) return []
  const held =
    test.outcome === 'passes with reserve' ? 'so the reserve is held too' : 'which does not decide'
  return [
    `With its reserve the plan is sized for ${format.text(planned.withReserve)}: ${format.text(ofReserve)} of that were achieved, ${held}.`,
  ]
}

/** Sentences on servers below their own part of the load, if several were tested at once. */
function shortSentences({ servers }: JudgedTest, format: Format): readonly string[] {
  if (servers.length < 2) return []
  const short = servers.flatMap(({ name, criteria }) => {
    const rule = criteria.find(({ code }) => code === 'achieved')
    if (rule?.holds !== false || !rule.measured) return []
    return [{ name: cutName(name ?? 'A machine without a name'), share: rule.measured }]
  })
  if (short.length <= mostTold)
    return short.map(({ name, share }) => `${name} achieved ${format.text(share)} of its own part.`)
  const least = leastBy(short, ({ share }) => share.value)
  return [
    `${format.number(short.length)} servers fall short of their own part${least ? `, the worst of them ${least.name} with ${format.text(least.share)}` : ''}.`,
  ]
}

/** Most servers that a sentence names; more are summarized. */
const mostTold = 3

/** Says that machines of unknown name are compared with the server with most databases. */
function standingSentences({ servers }: JudgedTest): readonly string[] {
  const unknown = servers.filter(({ standsFor }) => standsFor === 'the fullest')
  const [first] = unknown
  if (!first) return []
  const names =
    unknown.length === 1
      ? `${cutName(first.name ?? 'A machine without a name')} has no server of its name in the plan`
      : `${unknown.length} machines have no servers of their names in the plan`
  return [`${names}: compared with the server with most databases.`]
}

function releaseSentence({ otherRelease }: JudgedTest): readonly string[] {
  if (!otherRelease) return []
  const { ran, needed, otherPages } = otherRelease
  const so = otherPages
    ? 'whose pages are of another size: it proves nothing of this plan'
    : 'whose pages are as large'
  return [
    `It ran in Jetstress ${ran}; the version of this plan is tested with Jetstress ${needed}, ${so}.`,
  ]
}

/** Sentence on a test that ran shorter than required, or for an unknown time. */
function durationSentence({ tooShort, servers }: JudgedTest, format: Format): readonly string[] {
  if (!tooShort) return []
  const { seconds, asked } = tooShort
  const least = format.value(asked / 3600, 'hours')
  const runs = servers.flatMap((server) => server.runs).length
  if (seconds === null)
    return [`How long it ran is not known; ${least} are required, so it proves nothing.`]
  const it = runs === 1 ? 'It' : 'The shortest of its runs'
  return [`${it} ran for ${format.value(seconds, 's')} only; ${least} are required.`]
}

function unknownSentences(test: JudgedTest): readonly string[] {
  if (test.outcome !== 'unknown') return []
  const missing = test.criteria.filter(({ holds }) => holds === null)
  const names = missing.map(({ code }) => labelInSentence(wordsByCriterion[code]))
  const failed = failedByReport(test)
  return [
    ...(names.length > 0 ? [`Not fully known: ${names.join(', ')}.`] : []),
    ...(failed.some(({ run }) => run.reasons.length === 0)
      ? [
          `${failed.length === 1 ? 'A report says' : 'Reports say'} that the run failed, for a reason other than these criteria.`,
        ]
      : []),
  ]
}

/** Sentences on why reports fail their runs: stalls with figures, other reasons quoted. */
function reasonSentences(test: JudgedTest, { number }: Format): readonly string[] {
  const reasons = failedByReport(test).flatMap(({ run }) => run.reasons)
  const said = reasons.flatMap(({ text, stalls }) => {
    if (stalls)
      return `The report fails the run by database page fault stalls: ${number(stalls.mean, 3)} a second on average, limit ${number(stalls.most)}.`
    // A reason is quoted only for an undecided test, as failed latencies already show as criteria.
    return test.outcome === 'unknown' ? `The report fails the run: “${cutName(text)}”` : []
  })
  return [...new Set(said)]
}

/** From this multiple of the expected load on, a failure says nothing about the plan. */
const farBeyond = 2

/** Says that a failed run was driven far beyond the plan: fewer threads help, not faster drives. */
function beyondSentence(test: JudgedTest, format: Format): readonly string[] {
  const { achieved, planned, outcome } = test
  const isFailed = outcome === 'fails' || failedByReport(test).length > 0
  const times = (achieved?.value ?? 0) / planned.expected.value
  if (!achieved || !isFailed || times < farBeyond) return []
  return [
    `The load was ${format.number(Math.round(times))} times the plan, ${format.text(achieved)} for ${format.text(planned.expected)}: run it again with fewer threads; faster drives would not mend this.`,
  ]
}

/** Sentence that names the servers that ran at once; null for a single server. */
export function testedAtOnceSentence(test: JudgedTest, format: Format): string | null {
  if (test.servers.length < 2) return null
  return `${testedServerNames(test, format)} ran at once: their loads are added up, the slowest volume decides, and each has to show its own part.`
}

/** Short title of a test, for sentences and lists. */
export function shortTestTitle(test: JudgedTest, at: number, format: Format): string {
  return `${format.number(at + 1)}. ${wordsByTestKind[test.kind]}, ${testedServerNames(test, format)}`
}
