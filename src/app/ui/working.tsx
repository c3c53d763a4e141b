import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  explain,
  extrapolations,
  inputsOf,
  inSentence,
  isRounded,
  publicFigures,
  titleOf,
  type Worked,
} from '../../engine/index.ts'
import { ErratumNote } from './erratum-note.tsx'
import { useFormat } from './format-context.tsx'
import { SourceNote } from './source-note.tsx'

const OpenWorking = createContext<(worked: Worked) => void>(() => {})

/** Holds the panel that shows how a figure came about. */
export function WorkingProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Worked | null>(null)
  const close = useCallback(() => setOpen(null), [])
  return (
    <OpenWorking value={setOpen}>
      {children}
      {open && <WorkingPanel worked={open} onClose={close} />}
    </OpenWorking>
  )
}

type FigureProps = {
  readonly worked: Worked
  /** Without its unit, where the head of a column says it. */
  readonly bare?: boolean
}

/** A figure that opens its working. */
export function Figure({ worked, bare = false }: FigureProps) {
  const open = useContext(OpenWorking)
  const format = useFormat()
  const { number, unit } = format.quantity(worked)
  const outside = useMemo(() => extrapolations(worked).length > 0, [worked])
  const isPublic = useMemo(() => publicFigures(worked).length > 0, [worked])
  return (
    <button
      type="button"
      className="figure"
      aria-haspopup="dialog"
      aria-label={`${titleOf(worked)}: ${format.text(worked)}${outside ? ', extrapolated' : ''}${isPublic ? ', with public figures' : ''}. Show the working`}
      onClick={() => open(worked)}
    >
      <span className="number">{number}</span>
      {unit && !bare && (
        // The space is part of the text, as it is of the name; on screen the gap stands for it.
        <span className="unit">{`\u00a0${unit}`}</span>
      )}
      {outside && (
        <span
          className="dagger"
          aria-hidden="true"
          title="Partly extrapolated beyond what was measured"
        >
          †
        </span>
      )}
      {isPublic && (
        <span
          className="dagger"
          aria-hidden="true"
          title="Rests on public figures from beyond the papers"
        >
          ‡
        </span>
      )}
    </button>
  )
}

function WorkingPanel({ worked, onClose }: { worked: Worked; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const format = useFormat()
  useEffect(() => {
    dialog.current?.showModal()
    const close = () => dialog.current?.close()
    // Before the page that was opened is shown: it cannot take the focus from behind the panel.
    window.addEventListener('popstate', close, { capture: true })
    return () => window.removeEventListener('popstate', close, { capture: true })
  }, [])
  return (
    <dialog
      ref={dialog}
      className="working"
      aria-labelledby="working-title"
      onClose={onClose}
      // The panel fills its dialog, so a click on the dialog itself is one beside the panel.
      onMouseDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="working-body">
        <header className="working-head">
          <h2 id="working-title">{titleOf(worked)}</h2>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        <p className="working-result">{format.text(worked)}</p>
        <Steps worked={worked} />
        <Inputs worked={worked} />
      </div>
    </dialog>
  )
}

/** The sentence, the numbers and the source of one figure. */
function Steps({ worked }: { worked: Worked }) {
  const format = useFormat()
  const { words, numbers, source, errata } = explain(worked, format.value)
  const outside = worked.how.kind === 'row' && ['held', 'continued'].includes(worked.how.place)
  return (
    <div className="working-steps">
      <p className="words">{words}</p>
      {numbers && <p className="numbers">{numbers}</p>}
      {isRounded(worked) && (
        <p className="exact">
          Shown rounded; computed with {format.exact(worked)}. Nothing is rounded on the way.
        </p>
      )}
      {worked.band && (
        <p className="exact">
          Expected between {format.value(roundTo(worked.band[0]), worked.unit)} and{' '}
          {format.value(roundTo(worked.band[1]), worked.unit)}: nine of ten tests that the model had
          not seen lay in a band as wide{worked.beyond ? ', widened for what was not measured' : ''}
          .
        </p>
      )}
      {worked.beyond?.map((beyond) =>
        'untested' in beyond ? (
          <p key={beyond.untested} className="warning">
            Extrapolated: {beyond.untested} was not tested.
          </p>
        ) : (
          <p key={beyond.what} className="warning">
            Extrapolated: {inSentence(beyond.what)}{' '}
            {format.value(roundTo(beyond.value), beyond.unit)}, measured from{' '}
            {format.value(roundTo(beyond.from), beyond.unit)} to{' '}
            {format.value(roundTo(beyond.to), beyond.unit)}.
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

/** Three digits are as many as a band or a range deserves. */
function roundTo(value: number): number {
  return Number(value.toPrecision(3))
}

/** The figures a figure was computed from, each with its own working folded away. */
function Inputs({ worked }: { worked: Worked }) {
  const inputs = inputsOf(worked)
  if (inputs.length === 0) return null
  return (
    <ul className="working-inputs">
      {inputs.map((input, index) => (
        <Input key={`${input.label} ${index.toString()}`} worked={input} />
      ))}
    </ul>
  )
}

/** One input; its working is only made when it is unfolded, because a tree of them is large. */
function Input({ worked }: { worked: Worked }) {
  const [unfolded, setUnfolded] = useState(false)
  const format = useFormat()
  return (
    <li>
      <details onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary>
          <span className="label">{titleOf(worked)}</span>
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
