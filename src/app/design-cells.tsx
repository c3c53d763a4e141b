import type { ReactNode } from 'react'
import { type Candidate, type DesignLevel, designId } from '../engine/designs/index.ts'
import { labelInSentence } from '../engine/index.ts'
import type { DataCell } from '../ui/cell.tsx'
import type { Format } from '../ui/format.ts'
import { displayByLevel } from './answer/level-words.ts'
import { PageLink } from './frame/page-link.tsx'

const toneLooks = {
  good: 'strong good',
  bare: 'strong',
  warn: 'strong',
  wrong: 'strong bad',
} as const

/** Level of a design, in the words above the headline of the plan. */
export function designLevelCell(level: DesignLevel, isProposed: boolean): DataCell {
  const { words, tone } = displayByLevel[level]
  const text = isProposed ? `Proposed: ${labelInSentence(words)}` : words
  return { drawn: <span className={toneLooks[tone]}>{text}</span>, text }
}

/** Array, drives and RAID of a design; on screen the model links to the design. */
export function arrayDesignCell(candidate: Candidate, format: Format, isLinked: boolean): DataCell {
  const { array, driveGb, raid } = candidate
  const drives = `${array.drives} × ${format.drive(driveGb)}, ${raid}`
  const name = isLinked ? (
    <PageLink page="design" at={designId(candidate)}>
      {array.model}
    </PageLink>
  ) : (
    array.model
  )
  return nameAndPartsCell(name, array.model, drives)
}

/** Name of an array or block, and its parts in smaller print below. */
export function nameAndPartsCell(name: ReactNode, text: string, parts: string): DataCell {
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
