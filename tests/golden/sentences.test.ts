import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  behind,
  defaultPlan,
  documents,
  explain,
  isPublic,
  isPublished,
  latencies,
  type Plan,
  type Source,
  shown,
  titleOf,
  type Unit,
  type Worked,
} from '../../src/engine/index.ts'
import { recommended, sized, workedIn } from '../engine/plans.ts'
import { standalone300, threeTiers40000 } from '../engine/reference-plans.ts'

/** Numbers as these files write them: thousands apart, shares in percent, units by their key. */
function numerals(value: number, unit: Unit | null): string {
  const digits = (of: number) =>
    of.toLocaleString('en-US', { maximumFractionDigits: 5 }).replace('-', '−')
  if (unit === '%') return `${digits(value * 100)} %`
  return unit === null || unit === '×' ? digits(value) : `${digits(value)} ${unit}`
}

function placed(source: Source | null): string[] {
  if (!source) return []
  if (isPublic(source)) return [`Public figure, standing ${source.standing}: ${source.fact}`]
  if (!isPublished(source)) return [`Our rule: ${source.rule}`]
  const { document, place, derived } = source
  const where = `${documents[document].short} ${place}`
  return [derived ? `Derived from ${where}: ${derived}` : where]
}

/** The range a prediction is expected in, and what of it lies outside of the tests. */
function expected({ band, bandFrom, beyond = [], unit }: Worked): string[] {
  const one = (value: number, of: Unit) =>
    numerals(shown({ label: '', value, unit: of, how: { kind: 'assumed', reason: '' } }), of)
  return [
    ...(band ? [`Expected from ${one(band[0], unit)} to ${one(band[1], unit)}: ${bandFrom}`] : []),
    ...beyond.map((each) =>
      'untested' in each
        ? `Not tested: ${each.untested}`
        : `Outside of what was measured: ${each.what} ${one(each.value, each.unit)}, tested ${each.from === each.to ? `at ${one(each.from, each.unit)} only` : `from ${one(each.from, each.unit)} to ${one(each.to, each.unit)}`}`,
    ),
  ]
}

function sentence(worked: Worked): string {
  const { words, numbers, source, errata } = explain(worked, numerals)
  const lines = [
    `${titleOf(worked)} = ${numerals(shown(worked), worked.unit)}`,
    words,
    ...(numbers === null ? [] : [numbers]),
    ...placed(source),
    ...(errata.length === 0 ? [] : [`Errata ${errata.join(', ')}`]),
    ...expected(worked),
  ]
  return lines.join('\n    ')
}

/** The main figures of a plan, in the order a person reads them. */
function mainFigures(plan: Plan): readonly (readonly [string, readonly (Worked | null)[]])[] {
  const { mailboxes, capacity, databases, iops, memory, tiers, volumes } = sized(plan)
  const { proposed, organization } = recommended(plan)
  const of = (at: 'expected' | 'design') =>
    latencies.map((kind) => proposed?.prediction?.[at][kind] ?? null)
  return [
    [
      'Users',
      [mailboxes, ...tiers.flatMap(({ perMailbox, mailbox }) => [perMailbox, mailbox.onDisk])],
    ],
    ['Capacity', [capacity.databases, capacity.logs, capacity.catalog, capacity.total]],
    [
      'Databases and volumes',
      [
        ...workedIn(databases),
        volumes.main.size,
        volumes.logs?.size ?? null,
        volumes.perServer,
        volumes.inAll,
        ...workedIn(volumes.ofDatabase),
      ],
    ],
    ['Memory', [memory?.needed ?? null, memory?.server ?? null]],
    ['IOPS', [iops.expectedLoad, iops.reads, iops.designRequirement, iops.calibrated]],
    ['IOPS by failure case', iops.cases.map(({ expectedLoad }) => expectedLoad)],
    [
      'Proposed arrays',
      [
        proposed?.arrays ?? null,
        proposed?.usable ?? null,
        proposed?.utilization ?? null,
        ...Object.values(organization),
      ],
    ],
    ['Latency at the expected load', of('expected')],
    ['Latency at the design requirement', of('design')],
  ]
}

/** The complete working: every number behind the main figures once, under the first it serves. */
function working(plan: Plan): string {
  const written = new Set<string>()
  const sections = mainFigures(plan).map(([title, figures]) => {
    const found = behind(figures.filter((one) => one !== null))
      .map(sentence)
      .filter((text) => !written.has(text))
    for (const text of found) written.add(text)
    return [title, '='.repeat(title.length), '', found.join('\n\n')].join('\n')
  })
  return `${sections.join('\n\n\n')}\n`
}

/*
 * Read the difference before accepting it: npx vitest run tests/golden/sentences -u
 * A missing file would be written, not missed; so it must exist before it is compared.
 */
test.each([
  ['worked-example', defaultPlan],
  ['standalone-300', standalone300],
  ['three-tiers-40000', threeTiers40000],
])('the complete working of %s', async (name, plan) => {
  const file = fileURLToPath(new URL(`./sentences/${name}.txt`, import.meta.url))
  expect(existsSync(file), `${file} is missing`).toBe(true)
  await expect(working(plan)).toMatchFileSnapshot(file)
})
