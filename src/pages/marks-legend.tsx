import { useContext } from 'react'
import { PublicSaid, publicMark } from '../ui/working.tsx'

/** What the marks of figures say, once for all of the report; each line only where its mark stands. */
export function MarksLegend() {
  if (useContext(PublicSaid))
    return (
      <p className="hint">
        Many figures also rest on published sources beside the documents of the method, or on
        assumptions; Spindle names them in the working of each.
      </p>
    )
  return (
    <>
      <p className="hint of-extrapolated">
        † Partly extrapolated beyond what was measured; its working in Spindle says in what and by
        how far.
      </p>
      <p className="hint of-public">{publicMark}</p>
    </>
  )
}
