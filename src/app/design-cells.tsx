import type { ReactNode } from 'react'
import { type Candidate, designId, type Level } from '../engine/designs/index.ts'
import { inSentence } from '../engine/index.ts'
import type { DataCell } from '../ui/cell.tsx'
import type { Format } from '../ui/format.ts'
import { levelWords } from './answer/level-words.ts'
import { PageLink } from './frame/page-link.tsx'

const toneLooks = {
  good: 'strong good',
  bare: 'strong',
  warn: 'strong',
  wrong: 'strong bad',
} as const

/** Level of a design, in the words above the headline of the plan. */
export function levelCell(level: Level, isProposed: boolean): DataCell {
  const { words, tone } = levelWords[level]
  const text = isProposed ? `Proposed: ${inSentence(words)}` : words
  return { drawn: <span className={toneLooks[tone]}>{text}</span>, text }
}

/** Array, drives and RAID of a design; on screen the model links to the design. */
export function designCell(candidate: Candidate, format: Format, isLinked: boolean): DataCell {
  const { array, driveGb, raid } = candidate
  const drives = `${array.drives} × ${format.drive(driveGb)}, ${raid}`
  const name = isLinked ? (
    <PageLink page="design" at={designId(candidate)}>
      {array.model}
    </PageLink>
  ) : (
    array.model
  )
  return modelCell(name, array.model, drives)
}

/** Name of an array or block, and its parts in smaller print below. */
export function modelCell(name: ReactNode, text: string, parts: string): DataCell {
  return {
    drawn: (
      <>
        <span className="strong">{name}</span>{' '}
        <span className="drives small-print nowrap">{parts}</span>
      </>
    ),
    text: `${text} ${parts}`,
  }
}
