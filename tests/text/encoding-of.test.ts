import { expect, it } from 'vitest'
import { encodingOf } from '../../src/text/encoding-of.ts'

const letters = 'Mailbox,ItemCount,TotalItemSize\r\n'.repeat(3)

it('tells UTF-16 without its mark by the half of its bytes that are zero', () => {
  const little = Buffer.from(letters, 'utf16le')
  expect(encodingOf(little)).toEqual({ text: 'utf-16le' })
  expect(encodingOf(Buffer.from(little).swap16())).toEqual({ text: 'utf-16be' })
})

it('takes bytes with zeros in either half for no text', () => {
  const bytes = Buffer.from(letters, 'utf16le')
  // One letter in ten; up to one in twenty may be a zero.
  for (let at = 0; at < bytes.length; at += 20) bytes[at] = 0
  expect(encodingOf(bytes)).toEqual({ binary: null })
  expect(encodingOf(bytes.swap16())).toEqual({ binary: null })
})
