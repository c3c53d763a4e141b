import * as z from 'zod/mini'
import { type KeptTest, limits, type OwnArray } from '../engine/index.ts'
import { catalogKind } from './encode-catalog.ts'
import { type FileProblem, openEnvelope } from './envelope.ts'
import { isObject } from './json.ts'
import { keptTests, ownArray, ownArrayList } from './own-array-schema.ts'
import type { PlanProblem } from './plan-problem.ts'
import { problemsOf, text } from './schema-parts.ts'

type DecodedCatalog =
  | {
      readonly ok: true
      readonly arrays: readonly OwnArray[]
      /** Currency of its prices; empty when it does not say. */
      readonly currency: string
      /** Tests of these arrays that were kept; left out where it has none. */
      readonly keptTests?: readonly KeptTest[]
    }
  | { readonly ok: false; readonly problem: FileProblem }

type ParsedArray =
  | { readonly ok: true; readonly array: OwnArray }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

const catalog = z.object({
  $schema: z.exactOptional(z.string('$schema must be the address of a schema, as a text.')),
  currency: z._default(text('Currency'), ''),
  arrays: ownArrayList(`A catalog has a list of at most ${limits.ownArrays} arrays.`),
  keptTests: z._default(keptTests, []),
})

/** The arrays of a catalog's text from anywhere. Takes it as a whole or not at all; never throws. */
export function decodeCatalog(text: string): DecodedCatalog {
  const opened = openEnvelope(text, catalogKind)
  if (!opened.ok) return opened
  const { arrays, ...others } = opened.parts
  // More than the most are not looked at one by one.
  const listed = Array.isArray(arrays) && arrays.length <= limits.ownArrays
  const parsed = catalog.safeParse({
    ...others,
    arrays: listed ? arrays.map(filled) : null,
  })
  if (parsed.success) {
    const { arrays, currency, keptTests: tests } = parsed.data
    return { ok: true, arrays, currency, ...(tests.length > 0 && { keptTests: tests }) }
  }
  const problems = problemsOf(parsed.error.issues, [], 'Nothing of an array')
  return { ok: false, problem: { code: 'invalid', problems } }
}

/** One array from anything, as a catalog has it; each problem at the path of its part. */
export function parseOwnArray(value: unknown): ParsedArray {
  const parsed = ownArray.safeParse(filled(value))
  if (parsed.success) return { ok: true, array: parsed.data }
  return { ok: false, problems: problemsOf(parsed.error.issues, [], 'Nothing of an array') }
}

function filled(entry: unknown): unknown {
  if (!isObject(entry) || Array.isArray(entry)) return entry
  return { iopsPerDrive: null, measuredIops: {}, price: null, ...entry }
}
