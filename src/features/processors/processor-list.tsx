import { useEffect } from 'react'
import { setAnswer, setAnswersTogether } from '../../app/store/project.ts'
import {
  type PublishedProcessor,
  processorText,
  processorTitle,
  publishedProcessors,
} from '../../engine/hardware/index.ts'
import { fieldOf, type Plan, type PublicFigure } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

type ProcessorListProps = {
  readonly id: string
  /** Text that processors are searched by. */
  readonly text: string
  /** Index of the choice that Enter takes; null if none. */
  readonly active: number | null
  /** Called with the number of processors listed; with 0 when the list is closed. */
  readonly onDrawn: (choices: number) => void
  readonly onTaken: () => void
}

/** Most processors listed; a longer search text narrows them down. */
const most = 20

export function ProcessorList({ id, text, active, onDrawn, onTaken }: ProcessorListProps) {
  const format = useFormat()
  const found = processorsMatching(text)
  const shown = found.slice(0, most)
  const left = found.length - shown.length
  useEffect(() => {
    onDrawn(shown.length)
    return () => onDrawn(0)
  }, [shown.length, onDrawn])
  return (
    <>
      {shown.length > 0 && (
        <div id={id} role="listbox" aria-label="Processors found">
          {shown.map((choice, at) => (
            <button
              key={processorChoiceTitle(choice)}
              id={`${id}-${at}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onClick={() => {
                take(choice)
                onTaken()
              }}
            >
              {processorChoiceTitle(choice)}
              <span className="block small-print">{choiceWords(choice, format)}</span>
            </button>
          ))}
        </div>
      )}
      <p className="hint" role="status">
        {found.length === 0 &&
          `Looked for “${searchTerms(text)}”: none of the ${format.number(listedProcessorNames.size)} processors listed here. Type its cores and rate.`}
        {left > 0 && `${format.number(left)} more: type more of the name.`}
        {shown.some((choice) => 'answers' in choice) && (
          <>
            ‡ <SourceNote source={olderServerSource} />
          </>
        )}
      </p>
    </>
  )
}

function choiceWords(choice: ProcessorOrOlderServer, { number }: Format): string {
  if ('answers' in choice) {
    const { cores, specRate } = choice.answers
    return `${number(cores)} cores, SPECint_rate2006 ${number(specRate ?? 0)}‡, ${choice.year}`
  }
  const { cores, median, lowest, highest, results, year } = choice
  return `${number(cores)} cores, SPECrate 2017 ${number(median)} (${number(lowest)} to ${number(highest)}, ${number(results)} results), ${year}`
}

/** Applies a chosen processor: sets its answers in one step of the history. */
function take(choice: ProcessorOrOlderServer): void {
  const field = fieldOf('processor')
  if ('sockets' in choice) setAnswer(field, 0, processorText(choice))
  else setAnswersTogether(field, 0, (plan) => ({ ...plan, processor: '', ...choice.answers }))
}

/** A server older than SPECrate 2017, with an assumed SPECrate 2006. */
export type OlderServer = {
  readonly name: string
  readonly year: number
  readonly answers: Pick<Plan, 'cores' | 'specRate'> & { readonly processorBy: 'SPECrate 2006' }
}

export type ProcessorOrOlderServer = PublishedProcessor | OlderServer

export const olderServerSource: PublicFigure = {
  standing: 'assumed',
  fact: 'Rounded estimates: take the rate that is published for your own model.',
  places: [],
}

const olderServers: readonly OlderServer[] = [
  older('Intel Xeon E5-2670', 2012, 16, 640),
  older('Intel Xeon E5-2660 v3', 2014, 20, 880),
  older('Intel Xeon E5-2680 v4', 2016, 28, 1200),
]

/** Names of processors that are often sold, offered before anything is typed. */
const common = ['Intel Xeon Gold 6148', 'Intel Xeon Gold 6248', 'Intel Xeon Gold 6342'].concat([
  'AMD EPYC 7443',
  'Intel Xeon Gold 6442Y',
  'Intel Xeon Gold 6526Y',
  'AMD EPYC 9254',
])

/** Servers offered before anything is typed, two sockets each, newest first. */
export const commonServers: readonly ProcessorOrOlderServer[] = [
  ...publishedProcessors.filter(({ name, sockets }) => sockets === 2 && common.includes(name)),
  ...olderServers,
].sort((one, other) => other.year - one.year)

function older(name: string, year: number, cores: number, specRate: number): OlderServer {
  return { name, year, answers: { processorBy: 'SPECrate 2006', cores, specRate } }
}

export function processorChoiceTitle(choice: ProcessorOrOlderServer): string {
  return 'sockets' in choice ? processorTitle(choice) : `2 × ${choice.name}`
}

/** Parsed search text: words of a name, and the number of sockets if given. */
type ProcessorSearch = { readonly words: readonly string[]; readonly sockets: number | null }

/**
 * Servers whose title contains every word of the text: best matches first, then newest; for one
 * processor, two sockets before one. Accepts names as machines and price lists print them, `AMD
 * EPYC 9255 24-Core Processor`. All common servers for an empty text.
 */
export function processorsMatching(text: string): readonly ProcessorOrOlderServer[] {
  const { words, sockets } = soughtIn(text)
  if (words.length === 0 && sockets === null) return commonServers
  const found = choices.flatMap(({ choice, title, starts }) => {
    const matches = words.map((word) => matchOf(word, starts))
    return matches.includes(0) ? [] : [{ choice, title, match: Math.min(3, ...matches) }]
  })
  const ofServer = found.filter(({ choice }) => socketsOf(choice) === sockets)
  return (ofServer.length > 0 ? ofServer : found)
    .toSorted(
      (one, other) =>
        other.match - one.match ||
        other.choice.year - one.choice.year ||
        one.choice.name.localeCompare(other.choice.name) ||
        other.title.localeCompare(one.title),
    )
    .map(({ choice }) => choice)
}

/** Words of a typed text that the search uses: `gold 6526y`. */
export function searchTerms(text: string): string {
  return soughtIn(text).words.join(' ')
}

export const listedProcessorNames: ReadonlySet<string> = new Set(
  [...publishedProcessors, ...olderServers].map(({ name }) => name),
)

const choices = [...publishedProcessors, ...olderServers].map((choice: ProcessorOrOlderServer) => {
  const title = processorChoiceTitle(choice).toLowerCase()
  const parts = title.split(/\s+/).map(joined)
  return { choice, title, starts: parts.map((_, at) => parts.slice(at).join('')) }
})

function socketsOf(choice: ProcessorOrOlderServer): number {
  return 'sockets' in choice ? choice.sockets : 2
}

/**
 * How a searched word matches a title: 3 as whole words, 2 at the start of one, 1 inside one, 0 not
 * at all. `starts` are the title from each word on, without blanks: `Gold6248R` matches two words.
 */
function matchOf(word: string, starts: readonly string[]): 0 | 1 | 2 | 3 {
  const begun = starts.filter((rest) => rest.startsWith(word))
  if (begun.some((rest) => starts.includes(rest.slice(word.length)) || rest === word)) return 3
  if (begun.length > 0) return 2
  return starts[0]?.includes(word) ? 1 : 0
}

/** Removes all but letters, digits and the plus sign that ends some processor names. */
function joined(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}+]/gu, '')
}

const marks = /\((?:r|tm|c)\)|[®™©]/g
const socketsBefore = /(?<=^|\s)(?:([1-9])\s?[x×]|(dual|two|single|one)\b)/
/** Patterns of text printed beside a processor's name: clock, cores, power, cache, brands. */
const beside = [
  /@.*$/,
  /\b\d+(?:[.,]\d+)?\s?[gm]hz\b/g,
  /\b\d{1,3}(?:[\s-]?(?:cores?|threads?)|[ct])\b/g,
  /\b\d{1,3}(?:[.,]\d+)?\s?(?:w|watts?|mb|m)\b/g,
  /\b(?:\d(?:st|nd|rd|th)\s)?gen(?:eration)?\b/g,
  /\b(?:processors?|prozessor(?:en)?|cpus?|cores?|threads?|genuine|scalable|family|cache|kit|for|with|server)\b/g,
  /\b(?:hpe?|dell|lenovo|cisco|fujitsu|supermicro)\b/g,
]

function soughtIn(text: string): ProcessorSearch {
  const plain = text.toLowerCase().replaceAll(marks, ' ')
  const [, digit, word] = socketsBefore.exec(plain) ?? []
  const named = word && (word === 'dual' || word === 'two' ? 2 : 1)
  const name = beside.reduce(
    (left, one) => left.replace(one, ' '),
    plain.replace(socketsBefore, ' '),
  )
  return {
    words: name
      .split(/[\s,;:/()]+/)
      .map(joined)
      // The 0 is a stepping that machines print after older names, `E5-2670 0`.
      .filter((one) => one !== '' && one !== '0'),
    sockets: digit ? Number(digit) : (named ?? null) || null,
  }
}
