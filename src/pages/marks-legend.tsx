import { useContext } from 'react'
import { MarksKey } from '../ui/marks-key.tsx'
import { PublicSaid } from '../ui/working.tsx'
import { OftenPublicNote } from './often-public.tsx'

/** What a plan says of the marks of its figures, or why there are none. */
export function MarksLegend() {
  return useContext(PublicSaid) ? <OftenPublicNote /> : <MarksKey />
}
