import { Inflate } from 'fflate'
import { mostBytes } from './plan-text.ts'

/** Bytes inflated at a time; they expand to at most 1,032 times as many. */
const pieceLength = 64

/** Inflates bytes to text; null if they are damaged or exceed `mostBytes`. */
export function inflateText(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, length] = ['', 0]
  const inflate = new Inflate((inflated, isLast) => {
    length += inflated.length
    if (length <= mostBytes) text += decoder.decode(inflated, { stream: !isLast })
  })
  try {
    for (let at = 0; at < bytes.length && length <= mostBytes; at += pieceLength)
      inflate.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length)
  } catch {
    return null
  }
  return length <= mostBytes ? text : null
}
