import { useContext } from 'react'
import { IsForPaperContext } from './chart-frame.tsx'
import {
  extrapolatedMarkWords,
  IsPublicNotedContext,
  mostlyPublicWords,
  publicMarkWords,
} from './working.tsx'

/** Legend of the marks † and ‡ below a part of the report; CSS hides lines of unused marks. */
export function PartMarksLegend() {
  return useContext(IsPublicNotedContext) ? null : <PageMarksLegend />
}

/** Legend at the foot of a page; if most figures rest on public ones, a sentence replaces ‡. */
export function PageMarksLegend() {
  const isSaid = useContext(IsPublicNotedContext)
  const place = useContext(IsForPaperContext) ? 'paper' : 'screen'
  return (
    <div>
      <p className="hint of-extrapolated">{extrapolatedMarkWords[place]}</p>
      {!isSaid && <p className="hint of-public">{publicMarkWords[place]}</p>}
      {isSaid && place === 'paper' && <p className="hint">{mostlyPublicWords.paper}</p>}
    </div>
  )
}
