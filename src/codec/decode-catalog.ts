import * as z from 'zod/mini'
import { type KeptTest, type OwnArray, projectLimits } from '../engine/index.ts'
import { catalogFileFormatAndLimits } from './encode-catalog.ts'
import { type FileProblem, openFileEnvelope } from './envelope.ts'
import { isObject } from './json.ts'
import { keptTestsSchema, makeOwnArrayListSchema, ownArraySchema } from './own-array-schema.ts'
import type { PlanProblem } from './plan-problem.ts'
import { nameSchemaWithLabel, problemsOfZodIssues } from './schema-parts.ts'

type DecodedCatalog =
  | {
      readonly ok: true
      readonly arrays: readonly OwnArray[]
      /** Currency of the catalog’s prices; empty if the file names none. */
      readonly currency: string
      /** Kept Jetstress tests of these arrays; absent if the catalog has none. */
      readonly keptTests?: readonly KeptTest[]
    }
  | { readonly ok: false; readonly problem: FileProblem }

type ParsedArray =
  | { readonly ok: true; readonly array: OwnArray }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

const catalog = z.object({
  $schema: z.exactOptional(z.string('$schema must be the address of a schema, as a text.')),
  currency: z._default(nameSchemaWithLabel('Currency'), ''),
  arrays: makeOwnArrayListSchema(
    `A catalog has a list of at most ${projectLimits.ownArrays} arrays.`,
  ),
  keptTests: z._default(keptTestsSchema, []),
})

/** Reads a catalog from untrusted text, all of it or nothing. Never throws. */
export function decodeCatalog(text: string): DecodedCatalog {
  const opened = openFileEnvelope(text, catalogFileFormatAndLimits)
  if (!opened.ok) return opened
  const { arrays, ...others } = opened.parts
  // A list of arrays over the limit is refused without checking each entry.
  const listed = Array.isArray(arrays) && arrays.length <= projectLimits.ownArrays
  const parsed = catalog.safeParse({
    ...others,
    arrays: listed ? arrays.map(filled) : null,
  })
  if (parsed.success) {
    const { arrays, currency, keptTests: tests } = parsed.data
    return { ok: true, arrays, currency, ...(tests.length > 0 && { keptTests: tests }) }
  }
  const problems = problemsOfZodIssues(parsed.error.issues, [], 'Nothing of an array')
  return { ok: false, problem: { code: 'invalid', problems } }
}

/** Reads one array of a catalog from any value; each problem names the path of its part. */
export function parseOwnArray(value: unknown): ParsedArray {
  const parsed = ownArraySchema.safeParse(filled(value))
  if (parsed.success) return { ok: true, array: parsed.data }
  return {
    ok: false,
    problems: problemsOfZodIssues(parsed.error.issues, [], 'Nothing of an array'),
  }
}

function filled(entry: unknown): unknown {
  if (!isObject(entry)) return entry
  return { iopsPerDrive: null, measuredIops: {}, price: null, ...entry }
}
