import {
  criterionWords,
  hasReserve,
  serverNames,
  testKindWords,
} from '../../app/words/test-words.ts'
import { cutName, inSentence } from '../../engine/index.ts'
import type { Criterion, JudgedTest, TestVerdict } from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'

/** What the tests come to, as one sentence. */
export function verdictHeadline({ tests, outcome }: TestVerdict, format: Format): string {
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  const failing = counting.filter((one) => one.outcome === 'fails')
  switch (outcome) {
    case null:
      return 'No performance or stress test was read, so nothing is proven yet.'
    case 'fails':
      return failing.length === counting.length
        ? `The ${counting.length === 1 ? 'test does' : 'tests do'} not hold what the plan asks for.`
        : `Of ${format.number(counting.length)} tests ${format.number(failing.length)} ${failing.length === 1 ? 'fails' : 'fail'}.`
    case 'unknown':
      return 'Nothing fails, but the reports do not say all that a verdict needs.'
    case 'passes':
      return `The ${counting.length === 1 ? 'test holds' : 'tests hold'} the load that the mailboxes are expected to cause, not the reserve above it.`
    case 'passes with reserve':
      return counting.some(hasReserve)
        ? `The ${counting.length === 1 ? 'test holds' : 'tests hold'} the plan, its reserve included.`
        : `The ${counting.length === 1 ? 'test holds' : 'tests hold'} the plan.`
  }
}

/** What one test showed, in a few sentences. */
export function testSentences(test: JudgedTest, format: Format): readonly string[] {
  return [
    achievedSentence(test, format),
    ...shortSentences(test, format),
    ...latencySentences(test, format),
    ...reserveSentence(test, format),
    ...unknownSentences(test),
    ...(test.kind === 'preparation'
      ? ['It wrote the logs for a soft recovery and is no test of the plan: it does not count.']
      : []),
  ]
}

function achievedSentence(test: JudgedTest, format: Format): string {
  const { achieved, planned, criteria } = test
  const [rule] = criteria
  if (!achieved || !rule?.measured) return 'What was achieved is not known.'
  const of = `${format.text(achieved)} were achieved of ${format.text(planned.expected)} planned for the mailboxes`
  const share = `${format.text(rule.measured)}, at least ${format.text(rule.limit)} are asked for`
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

function failingSentence({ code, limit, measured }: Criterion, format: Format): string {
  const found = measured ? format.text(measured) : 'too long'
  return `${criterionWords[code]}: ${found}, asked for below ${format.text(limit)}.`
}

function reserveSentence(test: JudgedTest, format: Format): readonly string[] {
  const { ofReserve, planned } = test
  // Where the load without it was not achieved, there is nothing to say of what is above.
  if (!hasReserve(test) || !ofReserve || test.criteria[0]?.holds !== true) return []
  const held =
    test.outcome === 'passes with reserve' ? 'so the reserve is held too' : 'which does not decide'
  return [
    `With its reserve the plan is sized for ${format.text(planned.withReserve)}: ${format.text(ofReserve)} of that were achieved, ${held}.`,
  ]
}

/** Servers that did not achieve their own part, where several were tested at once. */
function shortSentences({ servers }: JudgedTest, format: Format): readonly string[] {
  if (servers.length < 2) return []
  return servers.flatMap(({ name, criteria }) => {
    const rule = criteria.find(({ code }) => code === 'achieved')
    if (rule?.holds !== false || !rule.measured) return []
    return [
      `${cutName(name ?? 'A machine without a name')} achieved ${format.text(rule.measured)} of its own part.`,
    ]
  })
}

function unknownSentences(test: JudgedTest): readonly string[] {
  if (test.outcome !== 'unknown') return []
  const missing = test.criteria.filter(({ holds }) => holds === null)
  const names = missing.map(({ code }) => inSentence(criterionWords[code]))
  const failed = test.servers.flatMap(({ runs }) => runs).filter(({ run }) => run.said === 'fail')
  return [
    ...(names.length > 0 ? [`Not known in whole: ${names.join(', ')}.`] : []),
    ...(failed.length > 0
      ? [
          `${failed.length === 1 ? 'A report itself says' : 'Reports themselves say'} that the run failed, for a reason other than these criteria.`,
        ]
      : []),
  ]
}

/** What ran at once, where it was more than one server. */
export function togetherSentence(test: JudgedTest, format: Format): string | null {
  if (test.servers.length < 2) return null
  return `${serverNames(test, format)} ran at once: their loads are added up, the slowest volume decides, and each has to show its own part.`
}

/** The name of a test within a sentence or a list. */
export function shortTitle(test: JudgedTest, at: number, format: Format): string {
  return `${format.number(at + 1)}. ${testKindWords[test.kind]}, ${serverNames(test, format)}`
}
