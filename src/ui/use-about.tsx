import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import './about.css'

type About = {
  readonly button: ReactNode
  readonly panel: ReactNode
  /** DOM id of the text that names the key, for the control's description; null without `about`. */
  readonly keyId: string | null
  /** Keys of the control: F1 opens and closes the panel, Escape closes it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * The small button beside a label, and the panel it opens: default, range and source of a field.
 * The panel is rendered only when opened. By keyboard, F1 opens it from the field, so that the
 * button is no Tab stop in a form.
 */
export function useAbout(label: string, about: ReactNode): About {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!about) return { button: null, panel: null, keyId: null }
  return {
    keyId: explainKeyId,
    button: (
      <button
        type="button"
        className="about-button"
        tabIndex={-1}
        aria-label={`About ${label}`}
        title="Default, range and source (F1)"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 16 16" strokeWidth={1.25} aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
          <path strokeWidth={1.75} d="M8 7.2v4M8 4.6v.1" />
        </svg>
      </button>
    ),
    panel: isOpen && <Panel id={id}>{about}</Panel>,
    onKeyDown: (event) => {
      const isClosing = event.key === 'Escape' && isOpen && !event.defaultPrevented
      if (event.key !== 'F1' && !isClosing) return
      event.preventDefault()
      setOpen(event.key === 'F1' && !isOpen)
    },
  }
}

type HintProps = { readonly id: string; readonly text: string; readonly button: ReactNode }

/** A hint and its button, which never stands alone on a line: it stays with the last word. */
export function HintWithAbout({ id, text, button }: HintProps) {
  const words = text.split(' ')
  return (
    <p className="hint">
      <span id={id}>{words.slice(0, -1).join(' ')}</span>{' '}
      <span className="nowrap">
        <span id={`${id}-end`}>{words.at(-1)}</span>
        {button}
      </span>
    </p>
  )
}

/** DOM ids of the text of a hint, which leave out its button. */
export function hintIds(id: string): string {
  return `${id} ${id}-end`
}

const explainKeyId = 'explain-key'

/** Names the key that explains a field; the descriptions of all fields refer to this one text. */
export function ExplainKeyText() {
  return (
    <span id={explainKeyId} hidden>
      F1 explains it.
    </span>
  )
}

type PanelProps = { readonly id: string; readonly children: ReactNode }

/** Filled after mounting: a screen reader misses content that comes with its live region. */
function Panel({ id, children }: PanelProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <div id={id} role="status" className="about told small above-2">
      {isThere && children}
    </div>
  )
}
