import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { planFigureKeys, type RoleFigureKey } from '../../src/engine/figures/role-figures.ts'
import {
  asShown,
  defaultPlan,
  documents,
  explain,
  isDocumentCite,
  isPublicFigure,
  labelWithTier,
  numbersBehind,
  type Plan,
  roleRequirements,
  type Source,
  type Unit,
  type Worked,
} from '../../src/engine/index.ts'
import { latencyKinds } from '../../src/engine/performance/index.ts'
import { recommended, sized, workedIn } from '../engine/plans.ts'
import { standalone300, threeTiers40000 } from '../engine/reference-plans.ts'
import { exampleA, exampleB, exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'

/** Numbers as these files write them: thousands apart, shares in percent, units by their key. */
function numerals(value: number, unit: Unit | null): string {
  const digits = (of: number) =>
    of.toLocaleString('en-US', { maximumFractionDigits: 5 }).replace('-', '−')
  if (unit === '%') return `${digits(value * 100)} %`
  return unit === null || unit === '×' ? digits(value) : `${digits(value)} ${unit}`
}

function placed(source: Source | null): string[] {
  if (!source) return []
  if (isPublicFigure(source)) return [`Public figure, standing ${source.standing}: ${source.fact}`]
  if (!isDocumentCite(source)) return [`Our rule: ${source.rule}`]
  const { document, place, derived } = source
  const where = `${documents[document].short} ${place}`
  return [derived ? `Derived from ${where}: ${derived}` : where]
}

/** The range a prediction is expected in, and what of it lies outside of the tests. */
function expected({ band, bandFrom, beyond = [], unit }: Worked): string[] {
  const one = (value: number, of: Unit) =>
    numerals(asShown({ label: '', value, unit: of, how: { kind: 'assumed', reason: '' } }), of)
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
    `${labelWithTier(worked)} = ${numerals(asShown(worked), worked.unit)}`,
    words,
    ...(numbers === null ? [] : [numbers]),
    ...placed(source),
    ...(errata.length === 0 ? [] : [`Errata ${errata.join(', ')}`]),
    ...expected(worked),
  ]
  return lines.join('\n    ')
}

type Section = readonly [title: string, figures: readonly (Worked | null)[]]

/** The main figures of a plan, in the order a person reads them. */
function mainFigures(plan: Plan): readonly Section[] {
  const { mailboxes, capacity, databases, iops, memory, tiers, volumes } = sized(plan)
  const { proposed, organization } = recommended(plan)
  const of = (at: 'expected' | 'design') =>
    latencyKinds.map((kind) => proposed?.prediction?.[at][kind] ?? null)
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

/** The words of a figure without its numbers. */
const wordsOf = (text: string) => text.replaceAll(/[\d.,−]+/g, '#')

/**
 * The complete working: every number behind the main figures once, under the first it serves. Figures in
 * words that an earlier plan has are counted, and their numbers held by a digest.
 */
function working(of: readonly Section[], earlier: ReadonlySet<string>) {
  const written = new Set<string>()
  const sections = of.map(([title, figures]) => {
    const all = numbersBehind(figures.filter((one) => one !== null)).map(sentence)
    const found = [...new Set(all)].filter((text) => !written.has(text))
    for (const text of found) written.add(text)
    const again = found.filter((text) => earlier.has(wordsOf(text)))
    const count = again.length === 1 ? '1 figure' : `${again.length} figures`
    return [
      `${title}\n${'='.repeat(title.length)}`,
      ...found.filter((text) => !again.includes(text)),
      ...(again.length > 0 ? [`${count} in the words of an earlier plan (${digest(again)})`] : []),
    ].join('\n\n')
  })
  return { text: `${sections.join('\n\n\n')}\n`, written }
}

const digest = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n\n')).digest('hex').slice(0, 8)

/** The figures of the role requirements under the first of each section. */
const roleSections = {
  maxDb: 'Databases',
  servers1: 'Servers',
  A: 'Active databases',
  dbSize: 'Space',
  iopsServer: 'I/O',
  need10: 'Drives',
  cache: 'Memory',
  megaNormal: 'Processors',
  left: 'Transport and replication',
  maxActive1: 'Limits to set',
} as const satisfies Partial<Record<RoleFigureKey, string>>

/** The figures of the role requirements of a plan, in the order of the workbook. */
function roleFigures(plan: Plan): readonly Section[] {
  const { figures } = roleRequirements(plan)
  const starts = Object.keys(roleSections).map((key) => planKeys.indexOf(key))
  const ofTiers = Object.entries(figures).filter(
    ([key]) => /\D\d+$/.test(key) && !planKeys.includes(key),
  )
  return [
    ['Mailboxes', ofTiers.map(([, figure]) => figure)],
    ...Object.values(roleSections).map((title, at): Section => {
      const keys = planFigureKeys.slice(starts[at], starts[at + 1])
      return [title, keys.map((key) => figures[key])]
    }),
  ]
}

const planKeys: readonly string[] = planFigureKeys

const plans = [
  ['worked-example', mainFigures(defaultPlan)],
  ['three-tiers-40000', mainFigures(threeTiers40000)],
  ['standalone-300', mainFigures(standalone300)],
  ['role-example-b', roleFigures(planFromKeys(exampleB.design))],
  ['role-example-a', roleFigures(planFromKeys(exampleA.design))],
  ['role-example-c', roleFigures(planFromKeys(exampleC.design))],
] as const
const earlier = new Set<string>()
const texts = plans.map(([name, figures]) => {
  const { text, written } = working(figures, earlier)
  for (const one of written) earlier.add(wordsOf(one))
  return [name, text] as const
})

/*
 * `npm run kept` writes the files anew; read their difference before accepting it.
 * A missing file would be written, not missed; so it must exist before it is compared.
 */
test.each(texts)('the complete working of %s', async (name, text) => {
  const file = fileURLToPath(new URL(`./sentences/${name}.txt`, import.meta.url))
  expect(existsSync(file), `${file} is missing`).toBe(true)
  await expect(text).toMatchFileSnapshot(file)
})
