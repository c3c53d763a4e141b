import { expect, it } from 'vitest'
import { detectEncoding } from '../../src/text/encoding.ts'

const letters = 'Mailbox,ItemCount,TotalItemSize\r\n'.repeat(3)

it('tells UTF-16 without its mark by the half of its bytes that are zero', () => {
  const little = Buffer.from(letters, 'utf16le')
  expect(detectEncoding(little)).toEqual({ text: 'utf-16le' })
  expect(detectEncoding(Buffer.from(little).swap16())).toEqual({ text: 'utf-16be' })
})

it('takes bytes with zeros in either half for no text', () => {
  const bytes = Buffer.from(letters, 'utf16le')
  // One letter in ten; up to one in twenty may be a zero.
  for (let at = 0; at < bytes.length; at += 20) bytes[at] = 0
  expect(detectEncoding(bytes)).toEqual({ binary: null })
  expect(detectEncoding(bytes.swap16())).toEqual({ binary: null })
})
