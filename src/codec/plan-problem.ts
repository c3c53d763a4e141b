/** Why a value is no plan: path of the wrong part (`tiers.1.quotaMb`, empty for all), and why. */
export type PlanProblem = { readonly path: string; readonly message: string }

/** Maximum number of problems reported for a plan; more would not help. */
export const mostProblems = 20

/** Start of the message about an unknown key, by the list that has the key. */
const nothingOf = new Map([
  ['ownArrays', 'Nothing of an array'],
  ['keptTests', 'Nothing of a test'],
])

/** Problems for the unknown keys of the object at a path of a plan. */
export function unknownKeyProblems(
  path: readonly string[],
  keys: readonly string[],
  nothing = nothingOf.get(path[0] ?? '') ?? 'No answer',
): readonly PlanProblem[] {
  return keys.slice(0, mostProblems).map((key) => ({
    path: joinShortenedPath([...path, key]),
    message: messageWithListEntry(path, `${nothing} is called “${cut(key)}”.`),
  }))
}

export function problemsWithVariantPaths(
  at: number,
  problems: readonly PlanProblem[],
): readonly PlanProblem[] {
  return problems.map(({ path, message }) => ({
    path: ['plans', String(at), ...(path === '' ? [] : [path])].join('.'),
    message: `Variant ${at + 1}: ${message}`,
  }))
}

export function joinShortenedPath(steps: readonly string[]): string {
  return steps.map(cut).join('.')
}

/** A key of an untrusted file, cut to the 40 characters that messages show. */
function cut(key: string): string {
  return key.slice(0, 40)
}

const counted = new Map([
  ['tiers', 'Tier'],
  ['ownArrays', 'Own array'],
  ['arrays', 'Array'],
  ['keptTests', 'Kept test'],
])

/** Message that begins with the list entry it is about, as “Tier 2: …”. */
export function messageWithListEntry(
  [list = '', index]: readonly string[],
  message: string,
): string {
  const part = counted.get(list)
  return part === undefined || index === undefined
    ? message
    : `${part} ${Number(index) + 1}: ${message}`
}
