import { formula } from '../core/formula.ts'
import { citePowerVault, ownRule, publicFigure } from '../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../core/worked.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { PoolLatencies } from '../performance/latency.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** Basis of a rebuild loss: a measurement, an estimate, or Microsoft’s reserve. */
export type RebuildBasis = 'measured' | 'measured on MD3000' | 'estimated' | 'reserve'

/** Share of IOPS that an array loses while it rebuilds a failed drive, and its basis. */
export type RebuildLoss = { readonly loss: Worked<'%'>; readonly basis: RebuildBasis }

const lost = (raid: string) => `IOPS lost while an array rebuilds, ${raid}`

const storageDesign = { publication: 'calculator', place: 'Storage Design' } as const

const mirror = (raid: string, standing: 'A' | 'B') =>
  citedFigure(
    lost(raid),
    0.35,
    '%',
    publicFigure(
      standing,
      'The reserve that Microsoft keeps for a rebuild of mirrored drives, explained as 25 % that are typical and a margin. The 35 % of RAID 5 are of another kind: a measurement on one array.',
      storageDesign,
    ),
  )

/** Rebuild loss by RAID policy; RAID 1 counts as RAID 10. */
export const rebuildLossByRaid: Readonly<Record<RaidPolicy | 'RAID 1', RebuildLoss>> = {
  'RAID 5': {
    // Printed in the text; the figure gives 34.7 %.
    loss: citedFigure(
      lost('RAID 5'),
      0.35,
      '%',
      citePowerVault('Performance tests: I/O, backup and recovery, log reads, and RAID level'),
    ),
    basis: 'measured on MD3000',
  },
  'RAID 50': {
    loss: assumedFigure(
      lost('RAID 50'),
      0.35,
      '%',
      'Taken as RAID 5, of which RAID 50 stripes several sets: an estimate.',
    ),
    basis: 'estimated',
  },
  'RAID 10': { loss: mirror('RAID 10', 'A'), basis: 'reserve' },
  'RAID 1': { loss: mirror('RAID 1', 'B'), basis: 'reserve' },
  'RAID 6': {
    loss: citedFigure(
      lost('RAID 6'),
      0.5,
      '%',
      publicFigure('A', 'The reserve for a rebuild with double parity.', storageDesign),
    ),
    basis: 'reserve',
  },
}

export const loadFeltWhileRebuilding = formula({
  label: 'Load as felt while rebuilding',
  unit: 'IOPS',
  takes: { load: 'IOPS', loss: '%' },
  text: 'load ÷ (1 − loss)',
  shownAs: 'whole',
  source: ownRule(
    'Every array of a pool carries an equal share, so the one that rebuilds is the slowest: the load is judged as if its capability were smaller by what the rebuild takes.',
  ),
})

/** Load on one server’s arrays while a drive is rebuilt, with some servers lost. */
type RebuildCase = {
  /** Number of servers lost at the same time. */
  readonly lost: number
  /** Load of one server’s arrays, as asked and as felt while rebuilding. */
  readonly asked: Worked<'IOPS'>
  readonly load: Worked<'IOPS'>
  /** Predicted latencies; null for arrays without a prediction. */
  readonly latencies: PoolLatencies | null
  /** True if every latency stays within its limit, or the load within what the arrays carry. */
  readonly holds: boolean
}

/** A design while a drive is rebuilt: with all servers up, and in the worst case. */
export type JudgedRebuild = RebuildLoss &
  RebuildCase & {
    /** Rebuild with servers lost; null if a lost server moves nothing. */
    readonly worst: RebuildCase | null
  }

/** Judges a rebuild twice: with all servers up, which decides `holds`, and in the worst case. */
export function judgeRebuild(
  { iops }: Sizing,
  raid: RaidPolicy,
  under: (load: Worked<'IOPS'>) => Pick<RebuildCase, 'latencies' | 'holds'>,
): JudgedRebuild {
  const { loss, basis } = rebuildLossByRaid[raid]
  const caseOf = (asked: Worked<'IOPS'>, lost: number): RebuildCase => {
    const load = loadFeltWhileRebuilding({ load: asked, loss })
    return { lost, asked, load, ...under(load) }
  }
  const { cases, judged, judgedAllUp, lost } = iops
  const worst = cases.length > 1 ? caseOf(judged, lost) : null
  return { loss, basis, ...caseOf(judgedAllUp, 0), worst }
}

export const blockIopsWhileRebuilding = formula({
  label: 'IOPS while rebuilding',
  unit: 'IOPS',
  takes: { blocks: 'blocks', each: 'IOPS', loss: '%' },
  text: 'blocks × each × (1 − loss)',
  shownAs: 'whole',
  source: ownRule(
    'The databases are spread evenly over the blocks, so the one that rebuilds is the slowest and sets what all of them carry.',
  ),
})
