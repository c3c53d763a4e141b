import { type ReactNode, useId, useState } from 'react'
import './about.css'

/**
 * The small control beside a label, and what it tells of the field on demand: default, range, source.
 * Nothing of that is made before it is asked for; null where there is nothing to tell.
 */
export function useAbout(
  label: string,
  about: ReactNode,
): { readonly button: ReactNode; readonly panel: ReactNode } {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!about) return { button: null, panel: null }
  return {
    button: (
      <button
        type="button"
        className="about-button"
        aria-label={`About ${label}`}
        title="Default, range and source"
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
    panel: isOpen && (
      <div id={id} className="about told small above-2">
        {about}
      </div>
    ),
  }
}
