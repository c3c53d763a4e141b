import { useMemo, useState } from 'react'
import { copyOwnArray, roomForArrays } from '../../app/store/own-arrays.ts'
import { type LiveResults, useProject, useResults } from '../../app/store/use-project.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { iopsCarriedByArrays, judgedCandidatesOfOwnArray } from '../../engine/designs/index.ts'
import type { RaidPolicy } from '../../engine/hardware/index.ts'
import { cutName, type OwnArray, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ArrayFormState } from './array-form.ts'
import { arrayLimitNoteId, editButtonId, LazyArrayEditor } from './editor-part.ts'
import type { CarriedLoadInRaidPolicy } from './policy-table.tsx'

const PolicyTable = lazyPart(
  async () => (await import('./policy-table.tsx')).LoadByRaidPolicyTable,
  'The policies of an array',
)

/** Actions of the list of own arrays; the focus stays in the list after each. */
export type ArrayListCallbacks = {
  readonly edit: (array: OwnArray) => void
  readonly remove: (at: number) => void
  readonly close: () => void
}

/** Own arrays shown at first; a longer list would push the Continue button out of reach. */
const shownAtFirst = 10

type ArrayListProps = {
  /** State of the open array form; null if none is open. */
  readonly form: ArrayFormState | null
  readonly actions: ArrayListCallbacks
}

/** List of own arrays with capacity and load; an array being changed shows its form instead. */
export function ArrayList({ form, actions }: ArrayListProps) {
  const ownArrays = useProject((now) => now.plan.ownArrays)
  const [unfolded, setUnfolded] = useState(false)
  const edited = ownArrays.findIndex(({ id }) => id === form?.editing)
  const all = unfolded || edited >= shownAtFirst || ownArrays.length <= shownAtFirst
  return (
    <>
      <ul className="own-list bare-list stack gap-5 below-5">
        {(all ? ownArrays : ownArrays.slice(0, shownAtFirst)).map((array, at) => (
          <li key={array.id} className="line-above">
            {form && at === edited ? (
              <LazyArrayEditor form={form} onClose={actions.close} />
            ) : (
              <ListedArray array={array} at={at} idle={form === null} actions={actions} />
            )}
          </li>
        ))}
      </ul>
      {!all && (
        <p>
          <button type="button" onClick={() => setUnfolded(true)}>
            Show all {ownArrays.length} arrays
          </button>
        </p>
      )}
    </>
  )
}

type ListedArrayProps = {
  readonly array: OwnArray
  readonly at: number
  /** True if no array form is open; only one may be. */
  readonly idle: boolean
  readonly actions: ArrayListCallbacks
}

function ListedArray({ array, at, idle, actions }: ListedArrayProps) {
  const plan = useProject((now) => now.plan)
  const live = useResults()
  const carries = useMemo(() => carriedByOne(array, live), [array, live])
  const unused = unusedWords(array, plan)
  const full = roomForArrays(plan) === 0
  const of = <span className="sr"> {cutName(array.name)}</span>
  return (
    <>
      <div className="row down-0 spread">
        <p className="own-title breaks">{cutName(array.name)}</p>
        <div className="row-actions">
          <button
            type="button"
            id={editButtonId(array.id)}
            disabled={!idle}
            aria-describedby={idle ? undefined : arrayLimitNoteId}
            onClick={() => actions.edit(array)}
          >
            Edit{of}
          </button>
          <button
            type="button"
            disabled={full}
            aria-describedby={full ? arrayLimitNoteId : undefined}
            onClick={() => copyOwnArray(array.id)}
          >
            Copy{of}
          </button>
          <button type="button" onClick={() => actions.remove(at)}>
            Remove{of}
          </button>
        </div>
      </div>
      <Hardware array={array} currency={shortCurrencyName(plan.currency)} />
      {unused && <p className="hint">{unused}</p>}
      <PolicyTable array={array} caption="RAID policies of" carries={carries} />
    </>
  )
}

function carriedByOne(
  array: OwnArray,
  live: LiveResults | null,
): ReadonlyMap<RaidPolicy, CarriedLoadInRaidPolicy> {
  const designs = live ? judgedCandidatesOfOwnArray(live.plan, live.results.sizing, array) : []
  return new Map(
    designs.map((design) => [
      design.raid,
      { load: iopsCarriedByArrays(design), basis: design.basis },
    ]),
  )
}

function Hardware({ array, currency }: { array: OwnArray; currency: string }) {
  const format = useFormat()
  const { drives, driveGb, driveKind, spares, activePorts, iopsPerDrive, price } = array
  const parts = [
    `${format.number(drives)} × ${format.drive(driveGb)}, ${driveKind}`,
    `${spares === 0 ? 'no' : format.number(spares)} ${spares === 1 ? 'spare' : 'spares'}`,
    `${format.number(activePorts)} active ${activePorts === 1 ? 'port' : 'ports'}`,
    iopsPerDrive === null ? null : `${format.value(iopsPerDrive, 'IOPS/drive')}, entered by you`,
    price === null ? 'no price' : `price ${format.number(price, 2)} ${currency}`.trimEnd(),
  ]
  return <p className="small-print breaks">{parts.filter((part) => part !== null).join(' · ')}</p>
}

/** Sentence on why the plan does not use an own array; null if it does. */
function unusedWords({ raid: offered }: OwnArray, { storage: kind, raid }: Plan) {
  if (kind === 'tested') return 'Not used: only tested building blocks are considered.'
  return raid === 'any' || offered.includes(raid)
    ? null
    : `Not used: the plan asks for ${raid}, and this array is not offered in it.`
}
