import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import './about.css'

type About = {
  readonly button: ReactNode
  readonly panel: ReactNode
  /** The id of what names the key, for the description of the control; null where there is nothing to tell. */
  readonly keyId: string | null
  /** The keys of the control: F1 opens the panel and closes it, Escape closes it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * The small control beside a label, and what it tells of the field on demand: default, range, source.
 * Nothing of that is made before it is asked for. The control is pressed; by keyboard F1 opens it from
 * the field, so that it is no stop on the way through a form.
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

const explainKeyId = 'explain-key'

/** Names the key that explains a field, once for the descriptions of all fields. */
export function ExplainKey() {
  return (
    <span id={explainKeyId} hidden>
      F1 explains it.
    </span>
  )
}

type PanelProps = { readonly id: string; readonly children: ReactNode }

/** Filled once it is there: a screen reader misses what comes with its live region. */
function Panel({ id, children }: PanelProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <div id={id} role="status" className="about told small above-2">
      {isThere && children}
    </div>
  )
}
