import type { Candidate, RaidPolicy } from '../../engine/index.ts'

/** Which designs of a list are shown, and in which order. */
export type DesignFilter = {
  readonly model: string | null
  readonly raid: RaidPolicy | null
  readonly perServer: number | null
  /** Whether designs hold while an array rebuilds, with all servers up. */
  readonly rebuilding: boolean | null
  readonly sort: DesignSort
}

/** The orders a list can be looked at in; `rank` is the one that decides what is proposed. */
export const designSorts = ['rank', 'used', 'drives', 'usable', 'reads'] as const
export type DesignSort = (typeof designSorts)[number]

export const everyDesign: DesignFilter = {
  model: null,
  raid: null,
  perServer: null,
  rebuilding: null,
  sort: 'rank',
}

const keys: Readonly<Record<Exclude<DesignSort, 'rank'>, (candidate: Candidate) => number>> = {
  used: ({ utilization }) => utilization.value,
  drives: ({ drives }) => drives.value,
  usable: ({ usable }) => -usable.value,
  reads: ({ prediction }) => prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY,
}

/** The designs that a filter lets through, in its order; equal ones stay as they are ranked. */
export function filtered(
  candidates: readonly Candidate[],
  { model, raid, perServer, rebuilding, sort }: DesignFilter,
): readonly Candidate[] {
  const found = candidates.filter(
    (one) =>
      (model === null || one.array.model === model) &&
      (raid === null || one.raid === raid) &&
      (perServer === null || one.perServer === perServer) &&
      (rebuilding === null || one.rebuild.holds === rebuilding),
  )
  if (sort === 'rank') return found
  const key = keys[sort]
  return found.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1))
}
