import { useContext } from 'react'
import { PublicSaid, publicMark } from '../ui/working.tsx'
import { OftenPublicNote } from './often-public.tsx'

/** What the marks of figures say, once for all of the report; each line only where its mark stands. */
export function MarksLegend() {
  if (useContext(PublicSaid)) return <OftenPublicNote />
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
