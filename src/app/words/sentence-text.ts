import type { Sentence } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Text of a sentence with figures; apart from other words, as forms fetch it. */
export function sentenceText(sentence: Sentence, { text }: Format): string {
  return sentence.map((part) => (typeof part === 'string' ? part : text(part))).join('')
}
