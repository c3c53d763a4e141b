import { cutName, type Plan, shortVersionName } from '../engine/index.ts'
import type { AnswerOrigin } from './store/history.ts'

/** Each origin of an answer, as a mark beside its label and to begin a sentence. */
const originsInWords = {
  suggestion: ['suggested', 'Suggested'],
  statistics: ['from statistics', 'From mailbox statistics'],
  choice: ['with a choice', 'Brought by the choice'],
  link: ['from the link', 'From the link'],
  file: ['from a file', 'From the file'],
  workbook: ['from a workbook', 'From the workbook'],
  preset: ['from a preset', 'From the preset'],
  'reference solution': ['from a reference solution', 'From the reference solution'],
} as const satisfies Record<AnswerOrigin['from'], readonly [mark: string, opening: string]>

/** Origin of a changed answer, in a word or two. */
export function originShortWords(origin: AnswerOrigin | undefined): string {
  return origin ? originsInWords[origin.from][0] : 'yours'
}

/** Origin of a changed answer, with the name of the file or other source, to begin a sentence. */
export function originWords(origin: AnswerOrigin | undefined): string {
  if (origin === undefined) return 'Yours'
  const called = origin.name === '' ? '' : ` “${cutName(origin.name)}”`
  return `${originsInWords[origin.from][1]}${called}`
}

/** Origin of an answer assumed by the program, without a document behind it. */
export function assumedOriginWords({ exchange }: Pick<Plan, 'exchange'>): string {
  return `Assumed: a usual server while ${shortVersionName(exchange)} is current`
}
