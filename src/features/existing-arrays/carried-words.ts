import { designHeadline } from '../../app/words/design-title.ts'
import { reasonsWords, verdictWords } from '../../app/words/design-words.ts'
import { unmetWords } from '../../app/words/requirement-words.ts'
import {
  type Carried,
  type Carrying,
  inSentence,
  type JudgedDesign,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Existing hardware that is asked for. */
export type Hardware = Carrying['hardware']

/** What is said of the most that hardware carries, below its heading and while it is looked for. */
export const carriedTexts: Readonly<
  Record<Hardware, { readonly why: string; readonly doing: string }>
> = {
  arrays: {
    why: 'At the expected load, each answer by itself; several tiers move together. “Use this in the plan” also makes the plan consider these arrays only.',
    doing: 'Filling the arrays…',
  },
  servers: {
    why: 'Each answer by itself; several tiers move together. “Use this in the plan” also puts these servers into the plan.',
    doing: 'Filling the servers…',
  },
}

/** How hardware does with a plan as it is, in a line and in sentences. */
export function judgedWords(
  { design, sizing, unmet }: JudgedDesign,
  format: Format,
): readonly [headline: string, verdict: string] {
  return [
    `${designHeadline(design, sizing, format)}.`,
    design.kind === 'arrays'
      ? verdictWords(design.candidate, sizing, format)
      : neededWords(unmet, format),
  ]
}

/** What is lacking, and what the drives are for that a server needs. */
function neededWords(unmet: JudgedDesign['unmet'], format: Format): string {
  const drives = unmet.flatMap((one) => (one.code === 'drives' ? [one.required] : []))[0]
  if (drives?.how.kind !== 'sum') return unmetWords(unmet, format)
  const parts = drives.how.parts
    .filter(({ value }) => value > 0)
    .map((part) => {
      const label = inSentence(part.label)
        .replace(' of a server', '')
        .replace(/^drives of databases(?: without RAID)?$/, 'database')
        .replace(/ drives$/, '')
      return `${format.number(shown(part))} ${label}`
    })
  const others = unmet.filter(({ code }) => code !== 'drives')
  const built = unmet.flatMap((one) => (one.code === 'drives' ? [one.available] : []))[0]
  const are = built ? `; there are ${format.number(shown(built))}` : ''
  const words = `${format.text(drives)} needed (${parts.join(', ')})${are}.`
  return others.length > 0 ? `${words} ${unmetWords(others, format)}` : words
}

/** What is said where no answer has a value that hardware carries. */
export const nothingCarried =
  'Not even the least of any one answer is carried: change two of them, or the hardware.'

const lackWords: Readonly<Record<Hardware, (carried: Carried, format: Format) => string>> = {
  // A limit of Exchange is told by itself, whatever is carried.
  arrays: ({ lacks, most }, format) => {
    const failing = lacks.flatMap((one) => (one.code === 'rules' ? [] : [one]))
    return failing.length > 0
      ? atLeast(most !== null, reasonsWords(failing, format).join(' '))
      : unmetWords(lacks, format)
  },
  servers: ({ lacks, most }, format) => atLeast(most !== null, neededWords(lacks, format)),
}

function atLeast(isAnyCarried: boolean, words: string): string {
  return isAnyCarried ? words : `Not even the least is carried. ${words}`
}

/** Why no more is carried. */
export function endWords(hardware: Hardware, carried: Carried, format: Format): string {
  return carried.lacks.length > 0
    ? lackWords[hardware](carried, format)
    : 'Nothing: this is as much as the answer takes.'
}
