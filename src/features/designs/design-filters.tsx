import type { Candidate } from '../../engine/designs/index.ts'
import { type RaidPolicy, raidPolicies } from '../../engine/hardware/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

type DesignFiltersProps = {
  readonly candidates: readonly Candidate[]
  readonly filter: DesignFilter
  readonly onFilter: (filter: DesignFilter) => void
}

const sortLabels: Readonly<Record<DesignSort, string>> = {
  rank: 'As ranked',
  used: 'Least used first',
  drives: 'Fewest drives first',
  usable: 'Most usable space first',
  reads: 'Fastest reads first',
}

/** Filters and order of the list; only values that occur are offered. */
export function DesignFilters({ candidates, filter, onFilter }: DesignFiltersProps) {
  const format = useFormat()
  const models = [...new Set(candidates.map(({ array }) => array.model))]
  const raids = raidPolicies.filter((raid) => candidates.some((one) => one.raid === raid))
  const counts = [...new Set(candidates.map(({ perServer }) => perServer))].sort((a, b) => a - b)
  return (
    <fieldset className="design-filters row down-2 across-6 above-4 below-4">
      <legend>Show</legend>
      <Choice
        label="Array"
        value={filter.model}
        choices={models.map((model) => [model, model])}
        onChoose={(model) => onFilter({ ...filter, model })}
      />
      <Choice
        label="RAID policy"
        value={filter.raid}
        choices={raids.map((raid) => [raid, raid])}
        onChoose={(raid) => onFilter({ ...filter, raid: raid as RaidPolicy | null })}
      />
      <Choice
        label="Arrays per server"
        value={filter.perServer?.toString() ?? null}
        choices={counts.map((count) => [count.toString(), format.number(count)])}
        onChoose={(count) =>
          onFilter({ ...filter, perServer: count === null ? null : Number(count) })
        }
      />
      <Choice
        label="While rebuilding"
        value={filter.rebuilding === null ? null : String(filter.rebuilding)}
        choices={[true, false]
          .filter((holds) => candidates.some(({ rebuild }) => rebuild.holds === holds))
          .map((holds) => [String(holds), holds ? 'Holds, all servers up' : 'Does not hold'])}
        onChoose={(holds) =>
          onFilter({ ...filter, rebuilding: holds === null ? null : holds === 'true' })
        }
      />
      <p className="row gap-2 centered">
        <label htmlFor="design-sort">Order</label>
        <select
          id="design-sort"
          value={filter.sort}
          onChange={(event) => onFilter({ ...filter, sort: event.target.value as DesignSort })}
        >
          {Object.entries(sortLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
    </fieldset>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string | null
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string | null) => void
}

/** Filter by one value or all; left out if only one value occurs. */
function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = `design-${label.replaceAll(' ', '-').toLowerCase()}`
  if (choices.length < 2 && value === null) return null
  return (
    <p className="row gap-2 centered">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">All</option>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Filter and order of a design list; null in a filter means all. */
type DesignFilter = {
  readonly model: string | null
  readonly raid: RaidPolicy | null
  readonly perServer: number | null
  /** True: only designs that hold while rebuilding with all servers up; false: only the others. */
  readonly rebuilding: boolean | null
  readonly sort: DesignSort
}

/** Orders of a list; `rank` is the plan's ranking, which decides the proposal. */
export const designSorts = ['rank', 'used', 'drives', 'usable', 'reads'] as const
type DesignSort = (typeof designSorts)[number]

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

/** Designs that pass a filter, in its order; ties keep their rank. */
export function filterDesigns(
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
