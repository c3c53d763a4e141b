import { useEffect, useState } from 'react'

/** Pause after typing or dragging before the text is announced, in ms. */
const announceAfterMs = 1000

type AnnouncedProps = {
  readonly text: string
  /** Text announced before the first pause. */
  readonly first?: string
}

/** A status text for screen readers; a change is announced once the text stops changing. */
export function LiveAnnouncement({ text, first = '' }: AnnouncedProps) {
  const [announced, setAnnounced] = useState(first)
  useEffect(() => {
    const waiting = setTimeout(() => setAnnounced(text), announceAfterMs)
    return () => clearTimeout(waiting)
  }, [text])
  return (
    <p className="sr" role="status">
      {announced}
    </p>
  )
}
