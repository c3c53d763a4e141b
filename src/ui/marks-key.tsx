import { useContext } from 'react'
import { IsForPaper } from './chart-frame.tsx'
import { extrapolatedMark, IsPublicNoted, mostlyPublic, publicMark } from './working.tsx'

/** Legend of the marks † and ‡ below a part of the report; CSS hides lines of unused marks. */
export function MarksKey() {
  return useContext(IsPublicNoted) ? null : <MarksLegend />
}

/** Legend at the foot of a page; if most figures rest on public ones, a sentence replaces ‡. */
export function MarksLegend() {
  const isSaid = useContext(IsPublicNoted)
  const place = useContext(IsForPaper) ? 'paper' : 'screen'
  return (
    <div>
      <p className="hint of-extrapolated">{extrapolatedMark[place]}</p>
      {!isSaid && <p className="hint of-public">{publicMark[place]}</p>}
      {isSaid && place === 'paper' && <p className="hint">{mostlyPublic.paper}</p>}
    </div>
  )
}
