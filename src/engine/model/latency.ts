import type { EqualLogicModel } from '../catalog/equallogic.ts'
import {
  largeDatabases,
  type Measurement,
  modelPoints,
  raidPoints,
  smallDatabases,
} from '../evidence/equallogic.ts'
import type { RaidPolicy } from '../plan.ts'
import { type Cite, equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { type Table, table } from '../worked/table.ts'
import { published, type Worked } from '../worked/worked.ts'

/** The three latencies Exchange is judged by. */
export const latencies = ['dbRead', 'dbWrite', 'logWrite'] as const
export type LatencyKind = (typeof latencies)[number]
export type Latencies = { readonly [K in LatencyKind]: Worked<'ms'> }

/** What the latency of one array depends on. */
export type ArrayLoad = {
  readonly model: EqualLogicModel
  readonly raid: RaidPolicy
  readonly mailboxesPerDatabase: Worked<'mailboxes/database'>
  /** Load on one array. */
  readonly iops: Worked<'IOPS'>
}

const nouns = { dbRead: 'Database read', dbWrite: 'Database write', logWrite: 'Log write' } as const
const column = { dbRead: 'dbReadMs', dbWrite: 'dbWriteMs', logWrite: 'logWriteMs' } as const

/** The load each array of a server takes. */
export const loadPerArray = formula({
  label: 'Load per array',
  unit: 'IOPS',
  takes: { load: 'IOPS', arrays: 'arrays' },
  text: 'load ÷ arrays',
  source: equalLogic('5.7'),
  examples: [],
})

/** Latency of the reference array, between the two published database sizes. */
export const referenceLatency = formula({
  label: 'Latency of PS6100XV with RAID 50',
  unit: 'ms',
  takes: { small: 'ms', large: 'ms', mailboxes: 'mailboxes/database' },
  text: 'small + (large − small) × min(1, max(0, (mailboxes − 1000) ÷ 1500))',
  source: ownRule(
    'On the line between the tests with 1,000 mailboxes per database (Tables 4 and 16) and those with 2,500 (Table 15); outside, the nearer end is kept.',
  ),
  examples: [],
})

/** How much slower than the reference array another performed, at the load it performed. */
export const slowerThanReference = formula({
  label: 'Against PS6100XV with RAID 50',
  unit: '×',
  takes: { measured: 'ms', reference: 'ms' },
  text: 'measured ÷ reference',
  source: ownRule('The only published point of a model or RAID policy scales the whole curve.'),
  examples: [],
})

/** Latency of a model and RAID policy. */
export const scaledLatency = formula({
  label: 'Latency',
  unit: 'ms',
  takes: { reference: 'ms', model: '×', raid: '×' },
  text: 'reference × model × raid',
  source: ownRule('Model and RAID policy are taken to slow the array down independently.'),
  errata: ['E22'],
  examples: [],
})

type Curve = Table<'IOPS', 'ms'>

function curve(kind: LatencyKind, size: 'small' | 'large'): Curve {
  const rows = (size === 'small' ? smallDatabases : largeDatabases).map((row) => ({
    at: row.totalIops,
    value: row[column[kind]],
  }))
  const [first, second, ...rest] = rows
  if (!first || !second) throw new Error(`The ${kind} curve needs two rows`)
  return table({
    label: `${nouns[kind]} latency, ${size === 'small' ? '1,000' : '2,500'} mailboxes per database`,
    key: 'IOPS',
    unit: 'ms',
    rows: [first, second, ...rest],
    below: 'held',
    above: 'continued',
    source: equalLogic(size === 'small' ? 'Tables 4 and 16' : 'Tables 4 and 15'),
  })
}

/** The reference curves, one for each latency and database size. */
export const latencyCurves = {
  dbRead: { small: curve('dbRead', 'small'), large: curve('dbRead', 'large') },
  dbWrite: { small: curve('dbWrite', 'small'), large: curve('dbWrite', 'large') },
  logWrite: { small: curve('logWrite', 'small'), large: curve('logWrite', 'large') },
} as const satisfies Record<LatencyKind, Record<'small' | 'large', Curve>>

function factor(kind: LatencyKind, what: string, at: Measurement, cite: Cite): Worked<'×'> {
  const load = published(`IOPS ${what} performed`, at.totalIops, 'IOPS', cite)
  const noun = nouns[kind].toLowerCase()
  const worked = slowerThanReference({
    measured: published(`${nouns[kind]} latency of ${what}`, at[column[kind]], 'ms', cite),
    reference: latencyCurves[kind].small(load),
  })
  return { ...worked, label: `${what} against PS6100XV with RAID 50, ${noun}` }
}

type Factors = { readonly [K in LatencyKind]: Worked<'×'> }

function factorsOf(what: string, at: Measurement, cite: Cite): Factors {
  return {
    dbRead: factor('dbRead', what, at, cite),
    dbWrite: factor('dbWrite', what, at, cite),
    logWrite: factor('logWrite', what, at, cite),
  }
}

const table12 = equalLogic('Table 12')
const modelFactors: Record<EqualLogicModel, Factors> = {
  PS6100XV: factorsOf('PS6100XV', modelPoints.PS6100XV.at, modelPoints.PS6100XV.cite),
  PS6100X: factorsOf('PS6100X', modelPoints.PS6100X.at, modelPoints.PS6100X.cite),
  PS6100E: factorsOf('PS6100E', modelPoints.PS6100E.at, modelPoints.PS6100E.cite),
  PS4100XV: factorsOf('PS4100XV', modelPoints.PS4100XV.at, modelPoints.PS4100XV.cite),
  PS4100E: factorsOf('PS4100E', modelPoints.PS4100E.at, modelPoints.PS4100E.cite),
}
const raidFactors: Record<RaidPolicy, Factors> = {
  'RAID 10': factorsOf('RAID 10', raidPoints['RAID 10'], table12),
  'RAID 50': factorsOf('RAID 50', raidPoints['RAID 50'], table12),
  'RAID 5': factorsOf('RAID 5', raidPoints['RAID 5'], table12),
  'RAID 6': factorsOf('RAID 6', raidPoints['RAID 6'], table12),
}

/** The latencies one array shows under a load, read off the published tests. Finite at any load. */
export function predictLatency(setup: ArrayLoad): Latencies {
  const of = (kind: LatencyKind): Worked<'ms'> => {
    const { small, large } = latencyCurves[kind]
    const worked = scaledLatency({
      reference: referenceLatency({
        small: small(setup.iops),
        large: large(setup.iops),
        mailboxes: setup.mailboxesPerDatabase,
      }),
      model: modelFactors[setup.model][kind],
      raid: raidFactors[setup.raid][kind],
    })
    return { ...worked, label: `${nouns[kind]} latency` }
  }
  return { dbRead: of('dbRead'), dbWrite: of('dbWrite'), logWrite: of('logWrite') }
}
