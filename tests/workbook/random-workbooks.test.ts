import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/engine/index.ts'
import { compareWorkbookResults, readWorkbook } from '../../src/workbook/index.ts'
import { cases, some } from '../cases.ts'
import { asMicrosoft } from '../roles/independent.ts'
import type { Design } from '../roles/independent-input.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { wideDesign } from '../roles/random-designs.ts'
import { type Form, namesOf } from './filled-designs.ts'
import { makeWorkbook } from './make-workbook.ts'
import { namedResults, namedTierResults } from './named-results.ts'

// Random designs in workbooks of ours, with every gate on and off, standalone and with a DAG, as v7.6
// and as v6.6: each opens with every answer that the workbook has.

const links: readonly (readonly [string, number])[] = [
  ['192 Kilobit', 0.192],
  ['DS2 / T2', 6.312],
  ['Fast Ethernet', 100],
  ['Gigabit Ethernet E3', 150],
  ['OC-48', 2488.32],
  ['10 Gigabit Ethernet', 10_000],
]

/** A design that the workbook can hold, and what it holds besides. */
function filled(seed: number): {
  readonly design: Design
  readonly form: Form
  readonly plan: Plan
} {
  const wide = wideDesign(seed)
  const { disk1, cores = 16, spec } = wide
  const design: Design = {
    ...wide,
    exchange: '2013',
    tiers: wide.tiers.map((tier, at) => ({
      ...tier,
      initial: 100 * ((seed + at) % 30),
      quota: Math.max(10, tier.quota ?? 2048),
    })),
    ...(disk1 && { disk2: wide.disk2 ?? disk1 }),
    ...{ cores2: wide.cores2 ?? cores, spec2: wide.spec2 ?? spec ?? 0 },
    ...(seed % 3 === 0 && { coresL: 12, specL: 400 }),
    workweek: 1 + (seed % 7),
    hours: wide.hours?.map((share) => Math.round(share * 1e4) / 1e4) ?? null,
  }
  const link = links[seed % links.length]!
  const version = seed % 4 === 0 ? '6.6' : '7.6'
  const servers = seed % 2 === 0 ? [] : Array.from({ length: 16 }, (_, at) => `S${seed}-${at}`)
  const form: Form = {
    ...{ version, link: link[0], servers },
    ...(seed % 5 === 0 && { base: `DB${seed}-` }),
    ...(seed % 7 === 0 && version === '7.6' && { domains: [[[2, 1] as const], [[3, 1] as const]] }),
  }
  return { design, form, plan: planIn(design, form, link[1]) }
}

/** The plan of a workbook: of what is switched off nothing is set. */
function planIn(design: Design, form: Form, linkSpeed: number): Plan {
  const { ha = true, rlm = true, sites = false } = design
  const isOld = form.version === '6.6'
  const [first, ...others] = design.tiers
    .filter(({ n }) => n > 0)
    .map(({ ratio, ...tier }) => (typeof tier.iops === 'number' ? { ...tier, ratio } : tier))
  const plan = planFromKeys({
    ...design,
    tiers: first ? [first, ...others] : [],
    spec2: design.spec2 || null,
    ...(!ha && notOfDag),
    rlm: ha ? rlm && !isOld : !isOld,
  })
  const domains = form.domains?.slice(0, sites ? 2 : 1).flat()
  return {
    ...plan,
    linkSpeed,
    databaseNames: form.base ? `${form.base}#` : '',
    failureDomains: ha
      ? (domains ?? []).flatMap(([count], at) => Array(count).fill(at + 1)).join(' ')
      : '',
  }
}

/** What of a design standalone servers do not have. */
const notOfDag = {
  ...{ dags: null, sites: null, model: null, block: null, ddr: null, copies: null, copies2: null },
  ...{ lag: null, lag2: null, dedlag: null, replayH: null, truncH: null },
}

/** The results of a design by the independent script, under the names of the workbook. */
function resultsOf(design: Design, form: Form) {
  const rlm = form.version === '7.6' && (design.rlm ?? true)
  const { figures, texts, beside, fails } = asMicrosoft({ ...design, rlm })
  const { deploy = 'as calculated' } = design
  // The workbook counts drives in RAID where its design has them.
  const isRaid =
    deploy === 'as calculated'
      ? [texts.storage1, texts.storage2].includes('RAID')
      : deploy === 'all RAID'
  const shown = (key: string) => (key === 'raidServer1' && !isRaid ? 0 : (figures[key] ?? '--'))
  const ofTiers = design.tiers.flatMap((_tier, at) =>
    Object.entries(namedTierResults).map(([name, key]) => [
      name.replace('#', `${at + 1}`),
      shown(`${key}${at}`),
    ]),
  )
  const ofPlan = Object.entries(namedResults)
    .filter(([name]) => form.version === '7.6' || !name.startsWith('Max'))
    .map(([name, key]) => [name, shown(key)])
  const kinds = ['servers1', 'dr1', 'servers2', 'dr2'].map((key) => figures[key] ?? 0)
  const lagged = (beside.lagged1 ?? 0) + (beside.lagged2 ?? 0)
  return {
    results: Object.fromEntries([...ofTiers, ...ofPlan]),
    servers: fails.length > 0 ? null : kinds.reduce((all, count) => all + count, lagged),
  }
}

const readings = Array.from({ length: cases(30) }, (_, at) => {
  const { design, form, plan } = filled(at + 1)
  const own = resultsOf(design, form)
  const names = namesOf(design, form)
  const bytes = makeWorkbook({ names, results: own.results, version: form.version })
  return { seed: at + 1, names, read: readWorkbook(bytes), form, plan, ...own }
})

describe('a random design in a workbook', () => {
  it.each([
    ...['HAOption', 'DBSizeOverride', 'NumDBsOverride', 'DiskLimitOverride', 'OverrideRAID'],
    ...['Tier1PredictIOPS', 'FailureDomainsEnabled', 'SiteResilienceEnabled'],
  ])('has %s on and off', (gate) => {
    const words = new Set(readings.map(({ names }) => names[gate] ?? null))
    words.delete(null)
    expect(words.size).toBe(2)
  })

  it('opens with every answer that the workbook has', () => {
    const wrong = readings.flatMap(({ seed, read, form, plan, servers }) => {
      if (!read.ok) return [`${seed}: ${read.problem.code}`]
      const { serverNames, ...others } = read.plan
      const expected = Object.entries(plan).filter(([key]) => key !== 'serverNames')
      const own = new Map<string, unknown>(Object.entries(others))
      const named = form.servers?.slice(0, servers ?? undefined).join(', ')
      return [
        ...expected
          .filter(([key, value]) => JSON.stringify(own.get(key)) !== JSON.stringify(value))
          .map(([key, value]) => `${key} of ${JSON.stringify(value)}`),
        ...(servers === null || serverNames === named ? [] : [`servers ${serverNames}`]),
        ...(read.version === form.version ? [] : [`version ${read.version}`]),
        ...read.unknown.map(({ name }) => `${name} is not known`),
      ].map((what) => `${seed}: ${what}`)
    })
    expect(wrong).toEqual([])
  })

  it('shows the results that its method has for them, every one', () => {
    // The errata between both modes of all figures take longer than the reading.
    const compared = some(readings, 20).flatMap(({ seed, read }) =>
      read.ok ? compareWorkbookResults(read).map((row) => ({ ...row, seed })) : [],
    )
    const kinds = new Set(compared.map(({ name }) => name.replace(/Tier\d/, 'Tier#')))
    expect([...kinds].toSorted()).toEqual(
      Object.keys({ ...namedResults, ...namedTierResults }).toSorted(),
    )
    const wrong = compared.filter(({ agrees }) => agrees !== 'microsoft')
    expect(wrong.map((row) => [row.seed, row.name, row.theirs, row.microsoft])).toEqual([])
  })
})
