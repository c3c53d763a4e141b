import { formula } from '../core/formula.ts'
import { byHand, ownRule, powerVault, publicFigure } from '../core/source.ts'
import { assumed, published, type Worked } from '../core/worked.ts'
import type { RaidPolicy } from '../papers/equallogic-arrays.ts'

/** How well it is known what a rebuild costs. */
export type RebuildBasis = 'measured' | 'measured on MD3000' | 'estimated' | 'public guidance'

/** What an array loses while it rebuilds a failed drive, and how well that is known. */
export type RebuildLoss = { readonly loss: Worked<'%'>; readonly basis: RebuildBasis }

const lost = (raid: string) => `IOPS lost while an array rebuilds, ${raid}`

const storageDesign = { publication: 'calculator', place: 'Storage Design' } as const

const mirror = published(
  lost('RAID 10'),
  0.25,
  '%',
  publicFigure(
    'C',
    'The share of its IOPS that a mirrored array gives to a rebuild. Microsoft’s own reserve for RAID 10 is 35 %.',
    storageDesign,
  ),
)

/** The IOPS an array loses while it rebuilds, by its RAID policy. RAID 1 is taken as RAID 10. */
export const rebuildLosses: Readonly<Record<RaidPolicy | 'RAID 1', RebuildLoss>> = {
  'RAID 5': {
    // Printed in the text; the figure gives 34.7 %.
    loss: published(
      lost('RAID 5'),
      0.35,
      '%',
      powerVault('Performance tests: I/O, backup and recovery, log reads, and RAID level'),
    ),
    basis: 'measured on MD3000',
  },
  'RAID 50': {
    loss: assumed(
      lost('RAID 50'),
      0.35,
      '%',
      'Taken as RAID 5, of which RAID 50 stripes several sets: an estimate.',
    ),
    basis: 'estimated',
  },
  'RAID 10': { loss: mirror, basis: 'public guidance' },
  'RAID 1': { loss: mirror, basis: 'public guidance' },
  'RAID 6': {
    loss: published(
      lost('RAID 6'),
      0.5,
      '%',
      publicFigure('A', 'The reserve for a rebuild with double parity.', storageDesign),
    ),
    basis: 'public guidance',
  },
}

/** The load as an array feels it while a rebuild takes a share of its work. */
export const loadWhileRebuilding = formula({
  label: 'Load as felt while rebuilding',
  unit: 'IOPS',
  takes: { load: 'IOPS', loss: '%' },
  text: 'load ÷ (1 − loss)',
  source: ownRule(
    'Every array of a pool carries an equal share, so the one that rebuilds is the slowest: the load is judged as if its capability were smaller by what the rebuild takes.',
  ),
  examples: [{ in: { load: 1300, loss: 0.35 }, out: 2000, source: byHand }],
})

/** What tested blocks still perform while one of them rebuilds. */
export const iopsWhileRebuilding = formula({
  label: 'IOPS while rebuilding',
  unit: 'IOPS',
  takes: { blocks: 'blocks', each: 'IOPS', loss: '%' },
  text: 'blocks × each × (1 − loss)',
  source: ownRule(
    'The databases are spread evenly over the blocks, so the one that rebuilds is the slowest and sets what all of them carry.',
  ),
  examples: [
    {
      in: { blocks: 1, each: 1709, loss: 0.35 },
      out: 1116,
      within: 6,
      source: powerVault('Figure 7'),
    },
  ],
})
