/** Kind of a file by its content; `other` is unknown, `binary` no text, no PDF and no archive. */
export type FileContentKind = 'workbook' | 'saved' | 'statistics' | 'report' | 'other' | 'binary'

/** Kind of a file by its beginning. Never throws. */
export async function detectFileContentKind(file: File): Promise<FileContentKind> {
  const beginning = await beginningOf(file)
  if (looksLikeWorkbook(beginning)) return 'workbook'
  const [{ isStatisticsFile }, { isJetstressRelatedFile, detectEncoding }] = await Promise.all([
    import('../statistics/index.ts'),
    import('../jetstress/index.ts'),
  ])
  const encoding = detectEncoding(beginning)
  if ('binary' in encoding && encoding.binary === null) return 'binary'
  if (await isStatisticsFile(file)) return 'statistics'
  if (/^\s*\{/.test(new TextDecoder().decode(beginning))) return 'saved'
  return (await isJetstressRelatedFile(file)) ? 'report' : 'other'
}

/** First 256 KiB of a file; empty if the browser cannot read it. */
async function beginningOf(file: File): Promise<Uint8Array> {
  const bytes = file.slice(0, 256 * 1024).arrayBuffer()
  return new Uint8Array(await bytes.catch(() => new ArrayBuffer(0)))
}

/** True for a compound file (.xls, encrypted workbook) or a zip with the parts of a workbook. */
export function looksLikeWorkbook(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return true
  const text = new TextDecoder('windows-1252').decode(bytes)
  return start.startsWith('PK') && /\[Content_Types\]\.xml|\bxl\//.test(text)
}
