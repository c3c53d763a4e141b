import { listedWords } from '../../app/words/listed-words.ts'
import { cutName, type JudgedTest, type TestPlan, type TestVerdict } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** The part of the test that no report read shows, as a sentence; null for nothing. */
export function notTestedSentence(
  { tests }: TestVerdict,
  plan: TestPlan,
  format: Format,
): string | null {
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  if (counting.length === 0) return null
  const missing = [
    ...untestedServers(counting, plan, format),
    ...(counting.some(({ kind }) => kind === 'performance') ? [] : ['a two-hour test']),
    ...(counting.some(({ kind }) => kind === 'stress') ? [] : ['a 24-hour test']),
    ...untestedDatabases(counting, plan, format),
  ]
  return missing.length > 0 ? `Not shown by these reports: ${missing.join('; ')}.` : null
}

function untestedServers(
  tests: readonly JudgedTest[],
  { servers: kinds }: TestPlan,
  format: Format,
): readonly string[] {
  const planned = kinds.flatMap((kind) => kind.servers.map(({ name }) => name))
  const tested = tests.flatMap(({ servers }) => servers)
  const own = new Set(
    tested.flatMap(({ name, standsFor }) => (standsFor === 'its name' ? [name] : [])),
  )
  const others = new Set(tested.flatMap(({ name }) => (own.has(name) ? [] : [name])))
  const left = planned.filter((name) => !own.has(name))
  // A machine of another name stands for one of the servers, nobody knows which.
  const count = left.length - others.size
  if (count <= 0) return []
  return others.size === 0
    ? [listedWords(left, format, 4)]
    : [`${format.number(count)} of ${format.value(planned.length, 'servers')}`]
}

function untestedDatabases(
  tests: readonly JudgedTest[],
  { servers: kinds }: TestPlan,
  format: Format,
): readonly string[] {
  const fewer = tests.flatMap(({ servers }) =>
    servers.flatMap(({ name, runs }) => {
      const kind = kinds.find((one) => one.servers.some((server) => server.name === name))
      const asked = (kind ?? kinds[0]).databases
      const ran = runs.reduce((sum, { run }) => sum + (run.databases ?? asked.value), 0)
      return ran < asked.value ? [{ name, ran, asked }] : []
    }),
  )
  const [first] = fewer.toSorted((one, other) => one.ran - other.ran)
  if (!first) return []
  const whose = first.name === null ? 'a server' : cutName(first.name)
  return [
    `${format.number(first.asked.value - first.ran)} of ${format.text(first.asked)} on ${whose}`,
  ]
}
