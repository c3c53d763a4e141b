import * as z from 'zod/mini'
import { type NumberInputSpec, projectLimits, type TextInputSpec } from '../engine/index.ts'
import {
  joinShortenedPath,
  messageWithListEntry,
  mostProblems,
  type PlanProblem,
  unknownKeyProblems,
} from './plan-problem.ts'

// Without this, zod tries `new Function`, which the content security policy forbids and reports. A
// schema reads the setting when it is created, so it stands in the module that all schemas are made
// of.
z.config({ jitless: true })

export type SchemaFields<T> = { readonly [K in keyof T]-?: z.ZodMiniType<T[K]> }

/** Schema of an object with these keys and no others; `missing`: the message for other values. */
export function strictObject<T extends Readonly<Record<string, z.ZodMiniType>>>(
  missing: string,
  shape: T,
) {
  // Unknown keys have messages of their own, see `unknownKeyProblems`.
  return z.strictObject(shape, missing)
}

/** Schema of a text of at most `projectLimits.name` characters. */
export function nameSchemaWithLabel(label: string) {
  const message = `${label} must be a text of at most ${projectLimits.name} characters.`
  return z.string(message).check(z.maxLength(projectLimits.name, message))
}

export function textSchemaOfInput({ label, pattern, takes, max }: TextInputSpec) {
  const message = `${label}: enter ${takes}.`
  return z.string(message).check(z.maxLength(max, message), z.regex(pattern, message))
}

export function numberSchema({ label, min, max, whole, unit, empty }: NumberInputSpec) {
  const kind = whole ? 'a whole number' : 'a number'
  const [from, to] = [min, max].map((end) => end.toLocaleString('en-US'))
  const orEmpty = empty === null ? '' : `, or empty (${empty})`
  const message = `${label} must be ${kind} from ${`${from} to ${to} ${unit}`.trim()}${orEmpty}.`
  return z.number(message).check(
    z.refine(
      (value) => value >= min && value <= max && (!whole || Number.isInteger(value)),
      message,
    ),
    // Minus zero, which JSON does not keep, becomes zero.
    z.overwrite((value) => value + 0),
  )
}

/** Schema of one of the values; its message lists them. */
export function choiceSchema<const T extends string>(label: string, values: readonly T[]) {
  return z.enum(values, `${label} must be one of: ${values.join(', ')}.`)
}

/** Schema of a list of some values, each once and in their order, so that all write it alike. */
export function subsetSchema<const T extends string>(values: readonly T[], message: string) {
  return z.readonly(
    z.array(z.enum(values, message), message).check(
      // Checked first, so that the next check never runs on an oversized list.
      z.maxLength(values.length, { error: message, abort: true }),
      z.refine((given) => {
        const places = given.map((one) => values.indexOf(one))
        return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1))
      }, message),
    ),
  )
}

type Issues = z.core.$ZodError['issues']

/** Problems that a schema found below a path, each once; `nothing` begins those of unknown keys. */
export function problemsOfZodIssues(
  issues: Issues,
  below: readonly string[] = [],
  nothing?: string,
): readonly PlanProblem[] {
  const problems = issues.flatMap(({ path, message, ...issue }) => {
    const at = [...below, ...path.map(String)]
    if (issue.code === 'unrecognized_keys') return unknownKeyProblems(at, issue.keys, nothing)
    return [{ path: joinShortenedPath(at), message: messageWithListEntry(at, message) }]
  })
  const saying = (one: PlanProblem) => `${one.path} ${one.message}`
  return [...new Map(problems.map((one) => [saying(one), one])).values()].slice(0, mostProblems)
}
