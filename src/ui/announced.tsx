import { useEffect, useState } from 'react'

/** As long as a person pauses who has typed or dragged enough, in milliseconds. */
const announceAfterMs = 1000

type AnnouncedProps = {
  readonly text: string
  /** The words before the first pause. */
  readonly first?: string
}

/** The words of a screen reader for something that changes as one types, once that pauses. */
export function Announced({ text, first = '' }: AnnouncedProps) {
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
