import { deflateSync } from 'fflate'
import { frameLinkCode } from '../../src/codec/link-code.ts'

/** A code with a text as it stands, whatever the program would write of a plan. */
export function codeOfText(text: string, version: string): string {
  return frameLinkCode(deflateSync(new TextEncoder().encode(text)), version)
}

/** A code that says this in JSON. */
export function codeSaying(said: unknown, version: string): string {
  return codeOfText(JSON.stringify(said), version)
}
