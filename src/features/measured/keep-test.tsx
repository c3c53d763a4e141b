import { useMemo, useState } from 'react'
import { keepTest, roomForTests, type TestToKeep, withTest } from '../../app/store/kept-tests.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { outcomeTitle, testTitle } from '../../app/words/test-words.ts'
import { type KeptTest, limits, type Plan } from '../../engine/index.ts'
import {
  type JudgedTest,
  type KeptFigures,
  keptFrom,
  type TestedOn,
  testedOn,
} from '../../engine/roles-index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { unitsField } from './units-field.ts'
import { type Outcome, outcomeOf } from './what-changes.ts'

/** A test that can be kept, with what of it would be. */
export type Keepable = { readonly test: JudgedTest; readonly figures: KeptFigures }

/** The tests of this window that can be kept and were not yet. */
export function keepable(
  tests: readonly JudgedTest[],
  { plan, results }: LiveResults,
): readonly Keepable[] {
  return tests.flatMap((test) => {
    const figures = test.kind === 'preparation' ? null : keptFrom(test, results.sizing)
    return figures && !plan.keptTests.some((one) => isOf(one, figures)) ? [{ test, figures }] : []
  })
}

/** Whether a kept test is of these figures: keeping one twice says nothing more. */
function isOf({ name, achieved }: KeptTest, figures: KeptFigures): boolean {
  return name === figures.name && achieved === figures.achieved
}

type KeepTestProps = { readonly live: LiveResults; readonly tests: readonly Keepable[] }

/** Asks which test is kept and what it ran on, says what that changes, and keeps it. */
export function KeepTest({ live, tests }: KeepTestProps) {
  const format = useFormat()
  const { plan, results } = live
  const [testId, setTestId] = useState('')
  const [key, setKey] = useState('')
  const [given, setGiven] = useState<number | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const choices = useMemo(() => testedOn(plan, results.sizing), [plan, results])
  const chosen = tests.find(({ test }) => test.id === testId) ?? tests[0]
  const on = choices.find((one) => one.key === key) ?? choices[0]
  if (!chosen || !on) return null
  const { test, figures } = chosen
  const units = given ?? on.perServer * test.servers.length
  const toKeep: TestToKeep = { test: keptOn(figures, on, units), made: on.made }
  const full = !roomForTests(plan, on.made !== null)
  const forget = () => {
    setGiven(null)
    setDraft(null)
  }
  return (
    <form
      className="keep-test"
      onSubmit={(event) => {
        event.preventDefault()
        keepTest(toKeep)
        forget()
      }}
    >
      <div className="keep-fields">
        <div className="field">
          <label htmlFor="keep-which">Test</label>
          <select
            id="keep-which"
            value={test.id}
            onChange={(event) => {
              setTestId(event.target.value)
              forget()
            }}
          >
            {tests.map((one) => (
              <option key={one.test.id} value={one.test.id}>
                {testTitle(one.test, format)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="keep-on">What it ran on</label>
          <select
            id="keep-on"
            value={on.key}
            onChange={(event) => {
              setKey(event.target.value)
              forget()
            }}
          >
            {choices.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}, {one.storage}
              </option>
            ))}
          </select>
        </div>
        <NumberInput
          key={on.key + test.id}
          field={unitsField(on)}
          value={units}
          draft={draft}
          onDraft={setDraft}
          onAnswer={(value) => {
            setDraft(null)
            if (typeof value === 'number') setGiven(value)
          }}
        />
      </div>
      {!figures.passed && <p className="hint">{failedWords(test)}</p>}
      {on.made && (
        <p className="hint">
          The plan has no array of your own of this make yet: one is added, with the drives of the
          design, and the test is kept with it.
        </p>
      )}
      <WhatChanges plan={plan} on={on} toKeep={toKeep} />
      {full ? (
        <p className="hint">
          A plan has at most {limits.keptTests} kept tests and {limits.ownArrays} arrays of your
          own. Take one back first.
        </p>
      ) : (
        <p>
          <button type="submit" disabled={draft !== null}>
            Keep this test
          </button>
        </p>
      )}
    </form>
  )
}

function keptOn(figures: KeptFigures, on: TestedOn, units: number): TestToKeep['test'] {
  const { array, driveKind, storage } = on
  return { ...figures, array, driveKind, storage, units }
}

function failedWords(test: JudgedTest): string {
  return `${outcomeTitle(test)}: it shows no capability, and is kept for a latency curve alone.`
}

type WhatChangesProps = {
  readonly plan: Plan
  readonly on: TestedOn
  readonly toKeep: TestToKeep
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
      what: 'One such array carries',
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
