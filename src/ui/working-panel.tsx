import { useState } from 'react'
import { isShownRounded, labelInSentence } from '../engine/core/as-shown.ts'
import { explain } from '../engine/core/explain.ts'
import type { Worked } from '../engine/core/worked.ts'
import { directInputsOf, labelWithTier } from '../engine/core/worked-inputs.ts'
import { ErratumNote } from './erratum-note.tsx'
import { SizesAsComputed, useFormat } from './format-context.tsx'
import { Panel } from './panel.tsx'
import { SourceNote } from './source-note.tsx'

/** How a figure came about: its sentence, numbers and source, and the same for each input. */
export function WorkingPanel({ worked, onClose }: { worked: Worked; onClose: () => void }) {
  const format = useFormat()
  return (
    <Panel id="working" title={labelWithTier(worked)} onClose={onClose}>
      <p className="working-result strong">{format.text(worked)}</p>
      {format.text(worked) !== format.asComputed.text(worked) && (
        <p className="small-print">
          Computed, and worked below, as {format.asComputed.text(worked)}.
        </p>
      )}
      <SizesAsComputed>
        <Steps worked={worked} />
        <Inputs worked={worked} />
      </SizesAsComputed>
    </Panel>
  )
}

function Steps({ worked }: { worked: Worked }) {
  const format = useFormat()
  const { words, numbers, source, errata } = explain(worked, format.value, format.constant)
  const outside = worked.how.kind === 'row' && ['held', 'continued'].includes(worked.how.place)
  return (
    <div className="working-steps stack gap-1 above-2 below-3">
      <p className="breaks">{words}</p>
      {numbers && <p className="numbers breaks">{numbers}</p>}
      {isShownRounded(worked) && (
        <p className="small-print">
          Shown rounded; computed with {format.exact(worked)}. Nothing is rounded on the way.
        </p>
      )}
      {worked.band && (
        <p className="small-print">
          Expected between {format.value(roundTo(worked.band[0]), worked.unit)} and{' '}
          {format.value(roundTo(worked.band[1]), worked.unit)}
          {worked.bandFrom && `: ${worked.bandFrom}`}.
        </p>
      )}
      {worked.beyond?.map((beyond) =>
        'untested' in beyond ? (
          <p key={beyond.untested} className="warning">
            Extrapolated: {beyond.untested} was not tested.
          </p>
        ) : (
          <p key={beyond.what} className="warning">
            Extrapolated: {labelInSentence(beyond.what)}{' '}
            {format.value(roundTo(beyond.value), beyond.unit)}, measured{' '}
            {beyond.from === beyond.to
              ? `at ${format.value(roundTo(beyond.to), beyond.unit)} only.`
              : `from ${format.value(roundTo(beyond.from), beyond.unit)} to ${format.value(roundTo(beyond.to), beyond.unit)}.`}
          </p>
        ),
      )}
      {outside && <p className="warning">Outside what was measured: extrapolated.</p>}
      {source && (
        <p>
          <SourceNote source={source} />
        </p>
      )}
      {errata.map((id) => (
        <ErratumNote key={id} id={id} />
      ))}
    </div>
  )
}

/** Rounds to three digits: a band or a range is no more precise. */
function roundTo(value: number): number {
  return Number(value.toPrecision(3))
}

/** Inputs of a figure, each with its own working folded away. */
function Inputs({ worked }: { worked: Worked }) {
  const inputs = directInputsOf(worked)
  if (inputs.length === 0) return null
  return (
    <ul className="working-inputs ruled bare-list">
      {inputs.map((input, index) => (
        <Input key={`${input.label} ${index.toString()}`} worked={input} />
      ))}
    </ul>
  )
}

/** One input; its working is rendered only when unfolded, because a tree of workings is large. */
function Input({ worked }: { worked: Worked }) {
  const [unfolded, setUnfolded] = useState(false)
  const format = useFormat()
  return (
    <li>
      <details onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary>
          <span className="filling">{labelWithTier(worked)}</span>
          <span className="value">{format.text(worked)}</span>
        </summary>
        {unfolded && (
          <>
            <Steps worked={worked} />
            <Inputs worked={worked} />
          </>
        )}
      </details>
    </li>
  )
}
