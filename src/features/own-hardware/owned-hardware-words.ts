import { designHeadline } from '../../app/words/design-title.ts'
import {
  candidateVerdictWords,
  failedConstraintsWords,
  marginsInShownUnits,
} from '../../app/words/design-words.ts'
import { unmetRequirementSentences } from '../../app/words/requirement-words.ts'
import type { MostCarriedAnswer } from '../../engine/explore/index.ts'
import { asShown, labelInSentence } from '../../engine/index.ts'
import type { ExistingHardwareRules, JudgedDesign } from '../../engine/methods/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

export type OwnedHardwareKind = ExistingHardwareRules['hardware']

/** Texts by kind of hardware: `why` explains the section, `doing` shows while the search runs. */
export const ownedHardwareTexts: Readonly<
  Record<OwnedHardwareKind, { readonly why: string; readonly doing: string }>
> = {
  arrays: {
    why: 'At the expected load, each answer by itself; several tiers move together. Using one also makes the plan consider these arrays only.',
    doing: 'Filling the arrays…',
  },
  servers: {
    why: 'Each answer by itself; several tiers move together. Using one also puts these servers into the plan.',
    doing: 'Filling the servers…',
  },
}

export function ownedHardwareHeadlineAndVerdict(
  { design, sizing, unmet }: JudgedDesign,
  format: Format,
): readonly [headline: string, verdict: string] {
  return [
    `${designHeadline(design, sizing, format)}.`,
    design.kind === 'arrays'
      ? candidateVerdictWords(design.candidate, sizing, format)
      : neededWords(unmet, format),
  ]
}

/** Unmet requirements in words, with the needed drives by purpose. */
function neededWords(unmet: JudgedDesign['unmet'], format: Format): string {
  const drives = unmet.flatMap((one) => (one.code === 'drives' ? [one.required] : []))[0]
  if (drives?.how.kind !== 'sum') return unmetRequirementSentences(unmet, format)
  const parts = drives.how.parts
    .filter(({ value }) => value > 0)
    .map((part) => {
      const label = labelInSentence(part.label)
        .replace(' of a server', '')
        .replace(/^drives of databases(?: without RAID)?$/, 'database')
        .replace(/ drives$/, '')
      return `${format.number(asShown(part))} ${label}`
    })
  const others = unmet.filter(({ code }) => code !== 'drives')
  const built = unmet.flatMap((one) => (one.code === 'drives' ? [one.available] : []))[0]
  const are = built ? `; there are ${format.number(asShown(built))}` : ''
  const words = `${format.text(drives)} needed (${parts.join(', ')})${are}.`
  return others.length > 0 ? `${words} ${unmetRequirementSentences(others, format)}` : words
}

export const carriesNothingText =
  'Not even the least of any one answer is carried: change two of them, or the hardware.'

type LackCellsOf = (carried: MostCarriedAnswer, format: Format) => readonly DataCell[]

const lackCells: Readonly<Record<OwnedHardwareKind, LackCellsOf>> = {
  // Limits of Exchange are shown only if no requirement of the hardware fails.
  arrays: ({ lacks, most }, format) => {
    const failing = lacks.flatMap((one) => (one.code === 'rules' ? [] : [one]))
    if (failing.length === 0) return [unmetRequirementSentences(lacks, format)]
    // In the sentence the required capacity is a figure that opens its working.
    const [space] = marginsInShownUnits(
      failing.filter(({ code }) => code === 'capacity').slice(0, 1),
      format,
    )
    const others = failing.filter(({ code }) => code !== 'capacity')
    return [
      most === null ? notTheLeast : '',
      ...(space
        ? ['Capacity: needs ', space.required, `, has ${format.text(space.available)}. `]
        : []),
      ...(others.length > 0
        ? [failedConstraintsWords(others, format).join(' '), ...neededCells(others, format)]
        : []),
    ]
  },
  servers: ({ lacks, most }, format) => [
    `${most === null ? notTheLeast : ''}${neededWords(lacks, format)}`,
    ...neededCells(lacks, format),
  ],
}

const notTheLeast = 'Not even the least is carried. '

export function whyNoMoreFitsCells(
  hardware: OwnedHardwareKind,
  carried: MostCarriedAnswer,
  format: Format,
): readonly DataCell[] {
  const { lacks, most } = carried
  if (lacks.length > 0) return lackCells[hardware](carried, format)
  return [`${most ? format.text(most) : 'This'} is the most this form takes.`]
}

/** Note with the figures that the hardware would need one step further, each distinct one once. */
function neededCells(lacks: MostCarriedAnswer['lacks'], format: Format): readonly DataCell[] {
  const needed = lacks.flatMap((one) => (one.code === 'rules' ? [] : [one.required]))
  const once = needed.filter(
    (figure, at) => needed.findIndex((one) => format.text(one) === format.text(figure)) === at,
  )
  const listed = once.flatMap((figure, at): readonly DataCell[] => [at > 0 ? ', ' : '', figure])
  return listed.length > 0 ? [{ note: ['Working: ', ...listed] }] : []
}
