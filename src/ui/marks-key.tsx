import { useContext } from 'react'
import { ForPaper } from './chart-frame.tsx'
import { extrapolatedMark, mostlyPublic, PublicSaid, publicMark } from './working.tsx'

/** What the marks of figures say, at the foot of a part of the report; each line only where its mark stands. */
export function MarksKey() {
  return useContext(PublicSaid) ? null : <MarksLegend />
}

/** The same at the foot of a page; where most figures rest on public ones, that is said instead of marking each. */
export function MarksLegend() {
  const isSaid = useContext(PublicSaid)
  const place = useContext(ForPaper) ? 'paper' : 'screen'
  return (
    <div>
      <p className="hint of-extrapolated">{extrapolatedMark[place]}</p>
      {!isSaid && <p className="hint of-public">{publicMark[place]}</p>}
      {isSaid && place === 'paper' && <p className="hint">{mostlyPublic.paper}</p>}
    </div>
  )
}
