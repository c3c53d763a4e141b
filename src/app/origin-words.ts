import { cutName, type Plan, shortVersionName } from '../engine/index.ts'
import type { Origin } from './store/history.ts'

/** Where an answer that is no default comes from, in a word or two. */
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

/** The same as a sentence begins with it, and what that is called. */
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

/** Where an answer comes from that nobody gave, and that no document has either. */
export function assumedWords({ exchange }: Pick<Plan, 'exchange'>): string {
  return `Assumed: a usual server while ${shortVersionName(exchange)} is current`
}
