import { Inflate } from 'fflate'
import { mostBytes } from './plan-text.ts'

/** A piece of a code as it is inflated: it comes to 1,032 times its length at most. */
const pieceLength = 64

/** The text that bytes inflate to; null when they are damaged, or once they come to more than is looked at. */
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
