import { useMemo } from 'react'
import { hasRoomForTests, planWithTest, type TestToKeep } from '../../app/store/kept-tests.ts'
import { resultsOf } from '../../app/store/results.ts'
import { designTitle } from '../../app/words/design-title.ts'
import { wordsByLoadBasis } from '../../app/words/design-words.ts'
import { fittingDesignLine } from '../../app/words/what-if-words.ts'
import { isServerDesign, judgedCandidatesOfOwnArray } from '../../engine/designs/index.ts'
import {
  considersOwn,
  type Plan,
  projectLimits,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import { type PossiblyTestedStorage, serverDriveIops } from '../../engine/jetstress/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

type WhatChangesProps = {
  readonly plan: Plan
  readonly on: PossiblyTestedStorage
  readonly toKeep: TestToKeep
}

export function KeepButton({ ready, ...of }: WhatChangesProps & { readonly ready: boolean }) {
  const { plan, on, toKeep } = of
  return (
    <>
      {on.made && (
        <p className="hint">
          The plan has no array of your own of this model yet: one is added, with the drives of the
          design, and the test is kept with it.
        </p>
      )}
      {on.drives !== null && !considersOwn(planWithTest(plan, toKeep)) && (
        <p className="hint">
          The plan does not consider arrays of your own; the test counts once it does.
        </p>
      )}
      <WhatChanges {...of} />
      {hasRoomForTests(plan, on.made !== null) ? (
        <p>
          <button type="submit" disabled={!ready}>
            Keep this test
          </button>
        </p>
      ) : (
        <p className="hint">
          A plan can have at most {projectLimits.keptTests} kept tests and {projectLimits.ownArrays}{' '}
          arrays of your own. Remove one first.
        </p>
      )}
    </>
  )
}

type Row = { readonly what: string; readonly of: (outcome: Outcome) => string | null }

function WhatChanges({ plan, on, toKeep }: WhatChangesProps) {
  const format = useFormat()
  const [before, after] = useMemo(
    () => [outcomeOf(plan, on, format), outcomeOf(planWithTest(plan, toKeep), on, format)],
    [plan, on, toKeep, format],
  )
  if (!before || !after) return null
  const rows: readonly Row[] = [
    { what: 'Proposed', of: ({ proposed }) => proposed },
    {
      what: on.drives !== null ? 'One such array carries' : 'One such drive delivers',
      of: ({ carries }) => carries && `${format.text(carries[0])}, ${carries[1]}`,
    },
  ]
  return (
    <DataTable
      caption="What keeping it changes"
      cards
      rows={rows.filter(({ of }) => of(before) !== null || of(after) !== null)}
      columns={[
        { head: 'Of the plan', of: ({ what }) => what },
        { head: 'Now', of: ({ of }) => of(before), className: 'start' },
        { head: 'With the test', of: ({ of }) => of(after), className: 'start' },
      ]}
    />
  )
}

type Outcome = {
  readonly proposed: string
  /** IOPS that one tested array or drive carries, with the basis in words; null if unknown. */
  readonly carries: readonly [Worked, string] | null
}

function proposedWords(plan: Plan, sizing: Sizing, format: Format): string {
  const { propose, sentences } = methodOf(plan)
  const design = propose(plan, sizing)
  if (!design) return sentences.nothingHolds
  return isServerDesign(design) ? designTitle(design, format) : fittingDesignLine(design, format)
}

/** Proposed design of a plan, and what a tested array carries; null if answers contradict. */
function outcomeOf(plan: Plan, tested: PossiblyTestedStorage, format: Format): Outcome | null {
  const results = resultsOf(plan)
  if (!results) return null
  const { sizing } = results
  const own = plan.ownArrays.find(({ id, name }) =>
    tested.array === null ? name === tested.made?.name : id === tested.array,
  )
  const design =
    own && judgedCandidatesOfOwnArray(plan, sizing, own).find(({ raid }) => raid === tested.storage)
  const carries = design?.carries
    ? ([design.carries, wordsByLoadBasis[design.basis]] as const)
    : null
  const gives = serverDriveIops(plan, tested.driveKind, tested.storage)
  const ofDrive = gives
    ? ([gives.iops, gives.isShown ? wordsByLoadBasis['own test'] : 'not by a test'] as const)
    : null
  return { proposed: proposedWords(plan, sizing, format), carries: carries ?? ofDrive }
}
