import { useMemo, useState } from 'react'
import { keepTest, type TestToKeep } from '../../app/store/kept-tests.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { testTitle } from '../../app/words/test-words.ts'
import { keptTestInputs, type NumberInputSpec } from '../../engine/index.ts'
import {
  figuresToKeep,
  type JudgedTest,
  type KeptFigures,
  type PossiblyTestedStorage,
  possiblyTestedStorages,
} from '../../engine/jetstress/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { KeepButton } from './keep-button.tsx'

export type KeepableTest = { readonly test: JudgedTest; readonly figures: KeptFigures }

export function keepableTests(
  tests: readonly JudgedTest[],
  { plan, results }: LiveResults,
): readonly KeepableTest[] {
  return tests.flatMap((test) => {
    const figures = test.kind === 'preparation' ? null : figuresToKeep(test, results.sizing)
    // A test that is already kept is not offered again.
    const isKept = plan.keptTests.some(
      ({ name, achieved }) => name === figures?.name && achieved === figures.achieved,
    )
    return figures && !isKept ? [{ test, figures }] : []
  })
}

type KeepTestProps = {
  readonly live: LiveResults
  readonly tests: readonly KeepableTest[]
  readonly onKept: () => void
}

export function KeepTestForm({ live, tests, onKept }: KeepTestProps) {
  const format = useFormat()
  const { plan, results } = live
  const [testId, setTestId] = useState('')
  const [key, setKey] = useState('')
  const [given, setGiven] = useState<number | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const all = useMemo(() => possiblyTestedStorages(plan, results.sizing), [plan, results])
  const chosen = tests.find(({ test }) => test.id === testId) ?? tests[0]
  if (!chosen) return null
  const { test, figures } = chosen
  const choices = figures.passed ? all : []
  const on = choices.find((one) => one.key === key) ?? choices[0] ?? null
  const units = given ?? (on?.perServer ? on.perServer * test.servers.length : null)
  const toKeep = on && units !== null && { test: keptOn(figures, on, units), made: on.made }
  const forget = () => {
    setGiven(null)
    setDraft(null)
  }
  return (
    <form
      className="keep-test stack gap-3 above-4 below-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!toKeep) return
        keepTest(toKeep)
        forget()
        onKept()
      }}
    >
      <div className="field">
        <label htmlFor="keep-which">Test</label>
        <select
          className="full"
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
      {on && (
        <div className="grid down-4">
          <div className="field">
            <label htmlFor="keep-on">What it ran on</label>
            <select
              className="full"
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
      )}
      {on && units === null && (
        <p className="hint">
          The plan proposes no drives: enter how many drives held the databases of the test.
        </p>
      )}
      {!figures.passed && <p className="hint">{failedWords(test)}</p>}
      {on && toKeep && <KeepButton plan={plan} on={on} toKeep={toKeep} ready={draft === null} />}
    </form>
  )
}

function keptOn(
  figures: KeptFigures,
  on: PossiblyTestedStorage,
  units: number,
): TestToKeep['test'] {
  const { array, drives, driveKind, storage } = on
  return { ...figures, array, drives, driveKind, storage, units }
}

function failedWords({ outcome }: JudgedTest): string {
  const how =
    outcome === 'fails' ? 'This test failed' : 'It is not known whether this test was passed'
  return `${how}: it shows no capability and cannot be kept.`
}

function unitsField({
  drives,
}: Pick<PossiblyTestedStorage, 'drives'>): NumberInputSpec & { readonly key: string } {
  const isDrives = drives === null
  return {
    ...keptTestInputs.units,
    key: 'keep-units',
    label: isDrives ? 'Database drives under the test' : 'Arrays under the test',
    help: 'Of all servers that it ran on at once.',
  }
}
