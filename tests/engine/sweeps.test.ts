import { describe, expect, it, test } from 'vitest'
import errata from '../../src/engine/core/errata.json' with { type: 'json' }
import type { Formula } from '../../src/engine/core/formula.ts'
import {
  type Cite,
  documents,
  type PublicFigure,
  publicDocuments,
} from '../../src/engine/core/source.ts'
import type { InterpolatedTable, SizeTable } from '../../src/engine/core/table.ts'
import { ceilWhole } from '../../src/engine/core/units.ts'
import { givenFigure, type Worked } from '../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../src/engine/core/worked-inputs.ts'
import { publicIopsOfDriveKind } from '../../src/engine/designs/index.ts'
import { arrayDriveKinds } from '../../src/engine/hardware/drives.ts'
import { defaultPlan, exchangeVersionIds } from '../../src/engine/index.ts'
import { jetstressTestPlan, testLimits } from '../../src/engine/jetstress/index.ts'
import { listFiguresSetByVersions } from '../../src/engine/methods/roles/index.ts'
import { computeReferenceCapabilities } from '../../src/engine/performance/index.ts'
import { adviceOf, raising } from './checks/raised.ts'
import { unitFaults } from './core/dimensions.ts'
import { examplesOf, formulaExamples, strayExamples } from './formula-examples.ts'
import { availabilities, planWith, recommended, sized, sizedAnyhow } from './plans.ts'

const modules = import.meta.glob('../../src/engine/**/*.ts', { eager: true })
const texts = import.meta.glob<string>('../../src/engine/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Everything the files of the engine export, and everything inside it, each once. */
const exported = new Set<unknown>()
function gather(value: unknown): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return
  if (exported.has(value)) return
  exported.add(value)
  for (const inside of Object.values(value as object)) gather(inside)
}
for (const module of Object.values(modules)) gather({ ...(module as object) })
// What formulas are given only when they run cites its places too: coefficients, drives, answers.
gather([recommended(defaultPlan), sized(defaultPlan), computeReferenceCapabilities()])
for (const exchange of exchangeVersionIds)
  for (const kind of availabilities) {
    const plan = planWith({ blackBerry: 25 }, { exchange, availability: kind })
    gather([recommended(plan), sizedAnyhow(plan), jetstressTestPlan(plan, sizedAnyhow(plan))])
    gather([testLimits(plan, 'performance'), testLimits(plan, 'stress')])
  }
gather(Object.values(raising).map(({ plan }) => adviceOf(plan)))
gather(formulaExamples)

type Defined = { readonly definition: { readonly label: string } }
const defined = [...exported].filter(
  (one): one is Defined => typeof one === 'function' && 'definition' in one,
)
const formulas = defined.filter((one): one is Formula & Defined => 'tree' in one)
const tables = defined.filter((one): one is InterpolatedTable & Defined => 'rows' in one.definition)
const steps = defined.filter((one): one is SizeTable & Defined => 'sizes' in one.definition)
const named = <T extends Defined>(list: readonly T[]) =>
  list.map((one) => [one.definition.label, one] as const)

/** Uses of a word as a call on the right of `=` or after `return`, as definitions are written. */
const definitions = (call: string) =>
  Object.values(texts)
    .join('\n')
    .match(new RegExp(`(= |return )${call}\\(\\{`, 'g'))?.length

test('the sweeps see every formula, table and list of sizes', () => {
  expect(formulas.length).toBeGreaterThanOrEqual(60)
  expect(formulas).toHaveLength(definitions('formula') ?? 0)
  expect(tables.length).toBeGreaterThanOrEqual(5)
  expect(tables).toHaveLength(definitions('table') ?? 0)
  expect(steps).toHaveLength(definitions('sizeTable') ?? 0)
  expect(steps.length).toBeGreaterThanOrEqual(1)
  expect(formulas.length + tables.length + steps.length).toBe(defined.length)
})

describe('every formula has an example, and every example runs', () => {
  const examples = formulas.flatMap((formula) =>
    examplesOf(formula).map((example) => ({
      formula,
      example,
      from: example.source
        ? `printed in ${documents[example.source.document].short} ${example.source.place}`
        : 'computed by hand',
    })),
  )

  it('every formula', () => {
    const without = formulas.filter((formula) => examplesOf(formula).length === 0)
    expect(strayExamples).toEqual([])
    expect(without.map(({ definition }) => definition.label)).toEqual([])
  })

  it('ninety or more are printed', () => {
    expect(examples.filter(({ example }) => example.source).length).toBeGreaterThanOrEqual(90)
  })

  it.each(examples)('$formula.definition.label = $example.out, $from', ({ formula, example }) => {
    const { takes, unit } = formula.definition
    expect(Object.keys(example.in).sort()).toEqual(Object.keys(takes).sort())
    const inputs: Record<string, Worked> = {}
    for (const [name, value] of Object.entries(example.in))
      inputs[name] = givenFigure(name, value, takes[name] ?? unit, name)
    const result = formula(inputs)
    const exact = 1e-9 * Math.max(1, Math.abs(example.out))
    expect(Math.abs(result.value - example.out)).toBeLessThanOrEqual(example.within ?? exact)
    expect(result.unit).toBe(unit)
  })
})

describe('every formula’s text agrees with its units', () => {
  it.each(named(formulas))('%s', (_label, one) => {
    expect(unitFaults(one)).toEqual([])
  })
})

describe('every cited place exists', () => {
  const cites = [...exported].filter(
    (one): one is Cite =>
      typeof one === 'object' && one !== null && 'document' in one && 'place' in one,
  )
  const known: Readonly<Record<keyof typeof documents, string>> = {
    equalLogic:
      '1\\.1|3|3\\.[12]|4|4\\.[23]|5|5\\.[1-8]|6\\.[1-3]|7|summary|A\\.[1-3]|A\\.4(\\.[12])?|Appendix [AB]|Tables? ([1-9]|1\\d|2[0-7])|\\d+',
    powerEdge:
      'Tables? [1-4]|\\d|Performance improvement factors|Exchange Server 20(07|10) database setup|Mailbox sizing improvements|Disk subsystem configuration|Test methodology and results|Summary',
    ax45i:
      'Tables? [1-6]|\\d|Solution description|Targeted customer profile|Best practices|Reliability|Individual server metrics|Log read-only performance|Database read-only performance|Conclusion|Features|Appendix [AB]',
    storageTek:
      'Features|Define and Assess|Preparation and Installation|Individual Server Metrics|(StorageTek )?2530 Configuration|Solution Description|Tested Configuration|Targeted Customer Profile|Tested Deployment|Best Practices|Conclusion',
    calculator:
      'Input|Role Requirements|Activation Scenarios|Distribution|(Volume|Backup|Replication) Requirements|Storage Design|Mailbox Space Modeling|Variables|Tables',
    powerVault:
      'introduction|Figures? [1-7]|\\d|MD[13]000-based storage solution|MD1000- and MD3000-based storage solutions|Performance tests: I/O, backup and recovery, log reads, and RAID level',
  }

  it('in a registered document', () => {
    expect(cites.length).toBeGreaterThan(60)
    for (const { document } of cites) expect(Object.keys(documents)).toContain(document)
  })

  it.each([...new Set(cites.map(({ document, place }) => `${document} ${place}`))])(
    '%s',
    (text) => {
      const [document, ...place] = text.split(' ')
      const one = `(${known[document as keyof typeof known]})`
      expect(place.join(' ')).toMatch(new RegExp(`^${one}((, | and | to )${one})*$`))
    },
  )

  it('and every erratum a formula or a table names is registered', () => {
    const touched = [...formulas, ...tables].flatMap(({ definition }) => definition.errata ?? [])
    expect(touched.length).toBeGreaterThan(0)
    for (const id of touched) expect(Object.keys(errata)).toContain(id)
  })
})

describe('every public figure', () => {
  const made = [listFiguresSetByVersions(), arrayDriveKinds.map(publicIopsOfDriveKind)]
  made.forEach(gather)
  const found = [...exported].filter(
    (one): one is PublicFigure =>
      typeof one === 'object' && one !== null && 'standing' in one && 'fact' in one,
  )

  it('names the document that prints it, unless nobody does', () => {
    expect(found.length).toBeGreaterThan(20)
    const without = found.filter(({ standing, places }) => standing !== 'assumed' && !places.length)
    expect(without).toEqual([])
  })

  it('and every document of public figures is named by at least one', () => {
    const named = new Set(
      found.flatMap(({ places }) => places.map(({ publication }) => publication)),
    )
    expect([...named].sort()).toEqual(Object.keys(publicDocuments).sort())
  })
})

test('every figure that is assumed says why', () => {
  const assumed = [...exported].filter(
    (one): one is Worked & { readonly how: { readonly kind: 'assumed' } } =>
      one !== null && typeof one === 'object' && 'how' in one && Object(one.how).kind === 'assumed',
  )
  expect(assumed.length).toBeGreaterThanOrEqual(30)
  expect(
    assumed.filter(({ how }) => !('reason' in how && how.reason)).map(({ label }) => label),
  ).toEqual([])
})

describe('every table', () => {
  it.each(named(tables))('%s', (_label, read) => {
    const { rows, key, unit, below, above } = read.definition
    const at = (value: number) => {
      const worked = read(givenFigure('Key', value, key, 'key'))
      expect(worked.unit).toBe(unit)
      if (worked.how.kind !== 'row') throw new Error('A table gives a row')
      const marked = extrapolatedNumbersBehind(worked).length === 1
      return { value: worked.value, place: worked.how.place, marked }
    }
    rows.forEach((row, index) => {
      expect(at(row.at)).toEqual({ value: row.value, place: 'at', marked: false })
      const next = rows[index + 1]
      if (!next) return
      expect(next.at).toBeGreaterThan(row.at)
      for (const part of [0.25, 0.5, 0.9]) {
        const found = at(row.at + part * (next.at - row.at))
        const line = row.value + part * (next.value - row.value)
        expect(found).toMatchObject({ place: 'between', marked: false })
        expect(Math.abs(found.value - line)).toBeLessThanOrEqual(1e-9 * Math.max(1, line))
      }
    })
    const [first, second] = rows
    const [before, last] = rows.slice(-2) as [typeof first, typeof first]
    const far = last.at * 3
    const beyond = (declared: typeof below, end: typeof first, other: typeof first, to: number) => {
      const slope = (end.value - other.value) / (end.at - other.at)
      const value = declared === 'continued' ? end.value + slope * (to - end.at) : end.value
      const found = at(to)
      expect(found).toMatchObject({ place: declared, marked: declared !== 'flat' })
      expect(Math.abs(found.value - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value))
    }
    beyond(below, first, second, first.at / 2)
    beyond(above, last, before, far)
  })
})

describe('every list of sizes', () => {
  it.each(named(steps))('%s', (_label, read) => {
    const { sizes, unit } = read.definition
    const at = (value: number) => read(givenFigure('Need', value, unit, 'need'))?.value ?? null
    sizes.forEach((size, index) => {
      const next = sizes[index + 1] ?? null
      if (next !== null) expect(next).toBeGreaterThan(size)
      expect(at(size)).toBe(size)
      expect(at(size - 0.001)).toBe(size)
      expect(at(size + 0.001)).toBe(next)
      expect(ceilWhole(size)).toBe(size)
    })
  })
})
