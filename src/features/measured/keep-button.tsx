import { useMemo } from 'react'
import { roomForTests, type TestToKeep, withTest } from '../../app/store/kept-tests.ts'
import { considersOwn, limits, type Plan, type TestedOn } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { type Outcome, outcomeOf } from './what-changes.ts'

type WhatChangesProps = {
  readonly plan: Plan
  readonly on: TestedOn
  readonly toKeep: TestToKeep
}

/** What keeping a test changes, and the button that keeps it. */
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
      {on.drives !== null && !considersOwn(withTest(plan, toKeep)) && (
        <p className="hint">
          The plan does not consider arrays of your own; the test counts once it does.
        </p>
      )}
      <WhatChanges {...of} />
      {roomForTests(plan, on.made !== null) ? (
        <p>
          <button type="submit" disabled={!ready}>
            Keep this test
          </button>
        </p>
      ) : (
        <p className="hint">
          A plan can have at most {limits.keptTests} kept tests and {limits.ownArrays} arrays of
          your own. Remove one first.
        </p>
      )}
    </>
  )
}

type Row = { readonly what: string; readonly of: (outcome: Outcome) => string | null }

/** The plan as it is beside what it comes to with the test. */
function WhatChanges({ plan, on, toKeep }: WhatChangesProps) {
  const format = useFormat()
  const [before, after] = useMemo(
    () => [outcomeOf(plan, on, format), outcomeOf(withTest(plan, toKeep), on, format)],
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
