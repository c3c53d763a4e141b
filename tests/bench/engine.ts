import { givenFigure } from '../../src/engine/core/worked.ts'
import { allCandidates } from '../../src/engine/designs/recommendation.ts'
import { defaultPlan, type Plan, type Sizing, size } from '../../src/engine/index.ts'
import {
  baseTotalIops,
  maintenanceIops,
} from '../../src/engine/methods/papers/sizing/paper-load.ts'
import { count, heading, table, times } from './report.ts'
import { median } from './statistics.ts'

const rounds = 3
const roundMs = 400
const warmUpMs = 400

/** Does one piece of work and says how many units of it that was. */
type Work = () => number

/** Units of each work done in a second, in turns, so that a busy moment hits all of them. */
function perSecond<K extends string>(works: Readonly<Record<K, Work>>): Record<K, number> {
  const entries = Object.entries<Work>(works)
  for (const [, work] of entries) rate(work, warmUpMs)
  const rates = Array.from({ length: rounds }, () => entries.map(([, work]) => rate(work, roundMs)))
  return Object.fromEntries(
    entries.map(([name], at) => [name, median(rates.map((round) => round[at]!))]),
  ) as Record<K, number>
}

function rate(work: Work, forMs: number): number {
  const start = performance.now()
  let units = 0
  let now = start
  while (now - start < forMs) {
    units += work()
    now = performance.now()
  }
  return (units / (now - start)) * 1000
}

/** Plans that differ in what the model branches on: tiers, profile, layout and reserve. */
function variedPlans(): Plan[] {
  const [tier] = defaultPlan.tiers
  return [1, 2, 4].flatMap((tiers) =>
    [500, 6000, 40_000].flatMap((mailboxes) =>
      [50, 200, 350].flatMap((messagesPerDay) =>
        (['paper', 'percent', 'none'] as const).flatMap((reserve) =>
          [null, 12].map((databases): Plan => {
            const one = { ...tier, mailboxes, messages: messagesPerDay, active: 100 - tiers }
            const others = Array.from({ length: tiers - 1 }, () => one)
            return { ...defaultPlan, tiers: [one, ...others], reserve, databases }
          }),
        ),
      ),
    ),
  )
}

function sizedOrThrow(plan: Plan): Sizing {
  const result = size(plan)
  if (!result.ok) throw new Error('A plan of the bench contradicts itself.')
  return result.sizing
}

const sizingWork = 'plans'
const raids = ['RAID 6', 'any'] as const
const counts = [2, 8] as const

export function engine(): void {
  const plans = variedPlans()
  for (const plan of plans) sizedOrThrow(plan)
  const sizing = sizedOrThrow(defaultPlan)
  const choices = raids.flatMap((raid) =>
    counts.map((arraysPerServer) => {
      const plan: Plan = { ...defaultPlan, storage: 'equallogic', raid, arraysPerServer }
      return { plan, name: `${raid}, up to ${arraysPerServer} arrays a server` }
    }),
  )
  const judging = Object.fromEntries(
    choices.map(({ plan, name }) => [name, () => allCandidates(plan, sizing).length]),
  )
  const rates = perSecond<string>({
    [sizingWork]: () => {
      for (const plan of plans) size(plan)
      return plans.length
    },
    ...judging,
  })
  const sized = rates[sizingWork]!
  heading('Engine', `Median of ${rounds} rounds, without a browser, at full speed.`)
  table([
    ['', 'a second', 'one takes'],
    [`Plans sized (${plans.length} varied plans)`, count(sized), `${(1e6 / sized).toFixed(1)} µs`],
    ...choices.map(({ plan, name }) => {
      const all = allCandidates(plan, sizing).length
      const each = rates[name]!
      return [
        `Candidates judged: ${name}`,
        count(each),
        `${(1e6 / each).toFixed(1)} µs, all ${all}: ${((1e3 / each) * all).toFixed(2)} ms`,
      ]
    }),
  ])
  costOfFormulas()
}

/** Enough different inputs that no result can be taken out of a loop. */
const varied = Array.from({ length: 256 }, (_, index) => ({
  transactional: givenFigure('Input', 1000 + index, 'IOPS', ''),
  logs: givenFigure('Input', 0.1 + index / 2000, '%', ''),
  maintenance: givenFigure('Input', 0.05 + index / 4000, '%', ''),
  byShare: givenFigure('Input', 200 + index, 'IOPS', ''),
  perDatabase: givenFigure('Input', 30 + index / 50, 'IOPS/database', ''),
  databases: givenFigure('Input', 1 + (index % 40), 'databases', ''),
}))
type Inputs = (typeof varied)[number]

/** Arithmetic in plain code, its result kept as a formula keeps it. */
function recorded(
  { definition, tree }: typeof baseTotalIops | typeof maintenanceIops,
  compute: (inputs: Inputs) => number,
) {
  const { label, unit, source } = definition
  const errata: readonly [] = []
  const read = tree()
  return (inputs: Inputs) => ({
    label,
    value: compute(inputs),
    unit,
    how: { kind: 'formula', tree: read, inputs, source, errata },
  })
}

function plainBase({ transactional, logs, maintenance }: Inputs): number {
  return transactional.value / (1 - logs.value - maintenance.value)
}

function plainMaintenance({ byShare, perDatabase, databases }: Inputs): number {
  return Math.min(
    Math.max(byShare.value, perDatabase.value * databases.value),
    1.5 * perDatabase.value * databases.value,
  )
}

/** What was computed is kept here, so that it has to be computed. */
let kept: readonly unknown[] = []

/** Every work has a loop of its own: one loop that calls all of them would measure the calls. */
function costOfFormulas(): void {
  const recordedBase = recorded(baseTotalIops, plainBase)
  const recordedMaintenance = recorded(maintenanceIops, plainMaintenance)
  const rates = perSecond({
    formula: () => {
      kept = varied.map(({ transactional, logs, maintenance }) =>
        baseTotalIops({ transactional, logs, maintenance }),
      )
      return kept.length
    },
    recorded: () => {
      kept = varied.map((inputs) => recordedBase(inputs))
      return kept.length
    },
    plain: () => {
      kept = varied.map((inputs) => plainBase(inputs))
      return kept.length
    },
    callFormula: () => {
      kept = varied.map(({ byShare, perDatabase, databases }) =>
        maintenanceIops({ byShare, perDatabase, databases }),
      )
      return kept.length
    },
    callRecorded: () => {
      kept = varied.map((inputs) => recordedMaintenance(inputs))
      return kept.length
    },
    callPlain: () => {
      kept = varied.map((inputs) => plainMaintenance(inputs))
      return kept.length
    },
  })
  const row = (text: string, formula: number, record: number, plain: number) => [
    text,
    `${(1e9 / formula).toFixed(0)} ns`,
    `${(1e9 / plain).toFixed(1)} ns`,
    times(plain, formula),
    times(record, formula),
  ]
  console.info('\n  One formula, run from its text, against the same arithmetic in code:')
  table([
    ['', 'from its text', 'in code', 'ratio', 'ratio when the code keeps the working too'],
    row(baseTotalIops.definition.text, rates.formula, rates.recorded, rates.plain),
    row(maintenanceIops.definition.text, rates.callFormula, rates.callRecorded, rates.callPlain),
  ])
}
