import { readFileSync } from 'node:fs'
import { readReport } from '../../src/jetstress/index.ts'

/** The bytes of a report that the tests hold. */
export function fixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))
}

/** What is read of a text or of bytes, as if a file of that name held them. */
export function readAs(content: string | Uint8Array<ArrayBuffer>, name = 'report.txt') {
  return readReport(new File([content], name))
}
