import { useContext } from 'react'
import { extrapolatedMark, PublicSaid, publicMark } from './working.tsx'

/** What the marks of figures say, at the foot of a page or of a part of the report; each line only where its mark stands. */
export function MarksKey() {
  if (useContext(PublicSaid)) return null
  return (
    <div>
      <p className="hint of-extrapolated">{extrapolatedMark}</p>
      <p className="hint of-public">{publicMark}</p>
    </div>
  )
}
