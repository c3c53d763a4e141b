import { encodingOf } from '../text/encoding-of.ts'
import { columnsOf } from './columns.ts'
import { rowReader } from './row-reader.ts'

/** Whether the head of a file has sizes of mailboxes or their messages. Never throws. */
export async function isStatistics(file: File): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 16 * 1024).arrayBuffer())
    const encoding = encodingOf(bytes)
    if ('binary' in encoding) return false
    let head: readonly string[] | null = null
    const rows = rowReader(({ cells }) => {
      head ??= cells
    })
    const [first = '', second = ''] = new TextDecoder(encoding.text).decode(bytes).split('\n')
    rows.take(`${first}\n${second}\n`)
    const { found, isADay } = columnsOf(head ?? [])
    const counts = found.sent || found.received || found.messages
    return Boolean(found.size || (counts && (found.days || found.date || isADay)))
  } catch {
    return false
  }
}
