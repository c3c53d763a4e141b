import type { UsualServer } from '../exchange/version.ts'

/** A processor with its published SPECrate2017_int_base results; cores and rates are per server. */
export type PublishedProcessor = UsualServer['processor']

const rate = String.raw`(\d{1,5}(?:\.\d{1,2})?)`

const line = String.raw`([12]) × ([A-Za-z][A-Za-z0-9+ -]{0,59}): (\d{1,3}) cores, (\d{3,4}) MHz, (20\d\d), SPECrate 2017 ${rate} \(${rate} to ${rate}, (\d{1,4}) results\)`

/** Matches `processorText` or an empty text. */
export const processorPattern = new RegExp(`^(?:${line})?$`)

/** Matches up to three processors separated by `; `, or an empty text. */
export const processorsPattern = new RegExp(`^(?:${line}(?:; ${line}){0,2})?$`)

/** Sockets and name, for example `2 × Intel Xeon Gold 6526Y`. */
export function processorTitle({ sockets, name }: PublishedProcessor): string {
  return `${sockets} × ${name}`
}

/** A processor as one line of text: `2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 339 (333 to 352, 39 results)`. */
export function processorText(processor: PublishedProcessor): string {
  const { cores, mhz, year, median, lowest, highest, results } = processor
  return `${processorTitle(processor)}: ${cores} cores, ${mhz} MHz, ${year}, SPECrate 2017 ${median} (${lowest} to ${highest}, ${results} results)`
}

/** Parses a line of `processorText`; null for other texts and contradictory figures. */
export function parseProcessor(text: string): PublishedProcessor | null {
  const [, sockets, name, ...figures] = processorPattern.exec(text) ?? []
  if (name === undefined) return null
  const [cores = 0, mhz = 0, year = 0, median = 0, lowest = 0, highest = 0, results = 0] =
    figures.map(Number)
  const isSound = cores > 0 && results > 0 && lowest > 0 && lowest <= median && median <= highest
  if (!isSound) return null
  return { name, sockets: Number(sockets), cores, mhz, year, median, lowest, highest, results }
}

/** Parses processors separated by `; `, without duplicates. */
export function parseProcessors(text: string): readonly PublishedProcessor[] {
  return [...new Set(text.split('; '))].map(parseProcessor).filter((one) => one !== null)
}
