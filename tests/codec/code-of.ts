import { deflateSync } from 'fflate'
import { frame } from '../../src/codec/frame.ts'

/** A code with a text as it stands, whatever the program would write of a plan. */
export function codeOfText(text: string, version: string): string {
  return frame(deflateSync(new TextEncoder().encode(text)), version)
}

/** A code that says this in JSON. */
export function codeSaying(said: unknown, version: string): string {
  return codeOfText(JSON.stringify(said), version)
}
