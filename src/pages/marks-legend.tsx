import { useContext } from 'react'
import { PublicSaid, publicMark } from '../ui/working.tsx'
import { OftenPublicNote } from './often-public.tsx'

/** What the annex says of the marks of figures, or why there are none. */
export function MarksLegend() {
  return useContext(PublicSaid) ? <OftenPublicNote /> : <MarksOnPages />
}

/** What the marks of figures say; each line only in a part of the report where its mark stands. */
export function MarksOnPages() {
  if (useContext(PublicSaid)) return null
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
