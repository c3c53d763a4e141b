import { cutName, type Plan, shortVersionName } from '../engine/index.ts'
import type { Origin } from './store/history.ts'

/** Origin of a changed answer, in a word or two. */
export function originMark(origin: Origin | undefined): string {
  switch (origin?.from) {
    case undefined:
      return 'yours'
    case 'suggestion':
      return 'suggested'
    case 'statistics':
      return 'from statistics'
    case 'link':
      return 'from the link'
    case 'choice':
      return 'with a choice'
    case 'file':
    case 'workbook':
    case 'preset':
    case 'reference solution':
      return `from a ${origin.from}`
  }
}

/** Origin of a changed answer, with the name of the file or other source, to begin a sentence. */
export function originWords(origin: Origin | undefined): string {
  if (origin === undefined) return 'Yours'
  const { from, name } = origin
  const called = name === '' ? '' : ` “${cutName(name)}”`
  switch (from) {
    case 'suggestion':
      return `Suggested${called}`
    case 'statistics':
      return `From mailbox statistics${called}`
    case 'choice':
      return `Brought by the choice${called}`
    case 'link':
    case 'file':
    case 'workbook':
    case 'preset':
    case 'reference solution':
      return `From the ${from}${called}`
  }
}

/** Origin of an answer assumed by the program, without a document behind it. */
export function assumedOriginWords({ exchange }: Pick<Plan, 'exchange'>): string {
  return `Assumed: a usual server while ${shortVersionName(exchange)} is current`
}
