import { useContext } from 'react'
import { MarksKey } from '../ui/marks-key.tsx'
import { PublicSaid } from '../ui/working.tsx'

/** What a plan says of the marks of its figures, or, once, why there are none. */
export function MarksLegend() {
  if (!useContext(PublicSaid)) return <MarksKey />
  return (
    <p className="hint">
      Many figures also rest on published sources beside the documents of the method, or on
      assumptions; Spindle names them in the working of each.
    </p>
  )
}
