import {
  type Plan,
  type PublicFigure,
  type PublishedProcessor,
  processorTitle,
  publishedProcessors,
} from '../../engine/index.ts'

/** A server from before there were results of SPECrate 2017, with the rate that is assumed of it. */
export type OlderServer = {
  readonly name: string
  readonly year: number
  readonly answers: Pick<Plan, 'cores' | 'specRate'> & { readonly processorBy: 'SPECrate 2006' }
}

export type ProcessorChoice = PublishedProcessor | OlderServer

/** How far the rates of older servers can be relied on. */
export const olderStanding: PublicFigure = {
  standing: 'assumed',
  fact: 'Rounded estimates: take the rate that is published for your own model.',
  places: [],
}

const olderServers: readonly OlderServer[] = [
  older('Intel Xeon E5-2670', 2012, 16, 640),
  older('Intel Xeon E5-2660 v3', 2014, 20, 880),
  older('Intel Xeon E5-2680 v4', 2016, 28, 1200),
]

/** Processors of servers that were bought often, offered before anything is typed. */
const common = ['Intel Xeon Gold 6148', 'Intel Xeon Gold 6248', 'Intel Xeon Gold 6342'].concat([
  'AMD EPYC 7443',
  'Intel Xeon Gold 6442Y',
  'Intel Xeon Gold 6526Y',
  'AMD EPYC 9254',
])

/** Two of them in a server, the newest first. */
export const commonServers: readonly ProcessorChoice[] = [
  ...publishedProcessors.filter(({ name, sockets }) => sockets === 2 && common.includes(name)),
  ...olderServers,
].sort((one, other) => other.year - one.year)

function older(name: string, year: number, cores: number, specRate: number): OlderServer {
  return { name, year, answers: { processorBy: 'SPECrate 2006', cores, specRate } }
}

/** Name of a server by its processors: `2 × Intel Xeon Gold 6526Y`. */
export function choiceTitle(choice: ProcessorChoice): string {
  return 'sockets' in choice ? processorTitle(choice) : `2 × ${choice.name}`
}

/**
 * The servers with every word of a text in their title: those first in which each begins a word, then
 * the newest, and of one processor the server with two. All common ones where nothing is typed.
 */
export function processorsWith(text: string): readonly ProcessorChoice[] {
  const words = wordsOf(text)
  if (words.length === 0) return commonServers
  const found = [...publishedProcessors, ...olderServers].flatMap((choice) => {
    const title = choiceTitle(choice).toLowerCase()
    if (!words.every((word) => title.includes(word))) return []
    const parts = wordsOf(title)
    const begins = words.every((word) => parts.some((part) => part.startsWith(word)))
    return [{ choice, title, begins }]
  })
  return found
    .sort(
      (one, other) =>
        Number(other.begins) - Number(one.begins) ||
        other.choice.year - one.choice.year ||
        one.choice.name.localeCompare(other.choice.name) ||
        other.title.localeCompare(one.title),
    )
    .map(({ choice }) => choice)
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}
