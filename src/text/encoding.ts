export type DetectedEncoding =
  | { readonly text: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' }
  /** The file is no text; `binary` is its format if the first bytes tell it, else null. */
  | { readonly binary: 'PDF' | 'zip' | 'gzip' | null }

const marks = [
  ['%PDF-', 'PDF'],
  ['PK\u0003\u0004', 'zip'],
  ['\u001f\u008b', 'gzip'],
] as const

/** Text encoding by the first bytes: UTF-16 with or without byte order mark, UTF-8, or Windows. */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: 'utf-16le' }
  if (first === 0xfe && second === 0xff) return { text: 'utf-16be' }
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  const mark = marks.find(([written]) => start.startsWith(written))
  if (mark) return { binary: mark[1] }
  const some = bytes.subarray(0, 4096)
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2 ? 'odd' : 'even'] += 1
  if (controls(some) > some.length / 50) return { binary: null }
  // In UTF-16, half of the bytes of Latin letters are zero, all at even or all at odd places.
  if (zeros.odd > some.length / 4 && zeros.even < zeros.odd / 20) return { text: 'utf-16le' }
  if (zeros.even > some.length / 4 && zeros.odd < zeros.even / 20) return { text: 'utf-16be' }
  if (zeros.even + zeros.odd > 0) return { binary: null }
  return { text: isUtf8(bytes) ? 'utf-8' : 'windows-1252' }
}

/** Number of control characters that no text has; tabs, line ends and a few more are allowed. */
function controls(bytes: Uint8Array): number {
  return bytes.filter((byte) => byte < 32 && ![0, 9, 10, 12, 13, 26, 27].includes(byte)).length
}

/** True if bytes are UTF-8, even if the last character is cut. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Bytes of a file from position `from` up to, not including, `to`. */
export async function readFileSlice(file: File, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer())
}
