/** Why a value is none: where (`tiers.1.quotaMb`, empty for the whole), and a sentence. */
export type PlanProblem = { readonly path: string; readonly message: string }

/** More problems than this tell a person nothing. */
export const mostProblems = 20

/** The sentence for a part that the entries of a list do not have. */
const nothingOf = new Map([
  ['ownArrays', 'Nothing of an array'],
  ['keptTests', 'Nothing of a test'],
])

/** The problems of keys that the object at this path does not have. */
export function unknownKeys(
  path: readonly string[],
  keys: readonly string[],
  nothing = nothingOf.get(path[0] ?? '') ?? 'No answer',
): readonly PlanProblem[] {
  return keys.slice(0, mostProblems).map((key) => ({
    path: shownPath([...path, key]),
    message: inPart(path, `${nothing} is called “${cut(key)}”.`),
  }))
}

/** The problems of one of several plans, each with its place. */
export function inVariant(at: number, problems: readonly PlanProblem[]): readonly PlanProblem[] {
  return problems.map(({ path, message }) => ({
    path: ['plans', String(at), ...(path === '' ? [] : [path])].join('.'),
    message: `Variant ${at + 1}: ${message}`,
  }))
}

/** A path as a person is told it. */
export function shownPath(steps: readonly string[]): string {
  return steps.map(cut).join('.')
}

/** A key from anywhere, no longer than any there is. */
function cut(key: string): string {
  return key.slice(0, 40)
}

/** Lists whose parts are counted in a message. */
const counted = new Map([
  ['tiers', 'Tier'],
  ['ownArrays', 'Own array'],
  ['arrays', 'Array'],
  ['keptTests', 'Kept test'],
])

/** A sentence with the part of a list that it is about. */
export function inPart([list = '', index]: readonly string[], message: string): string {
  const part = counted.get(list)
  return part === undefined || index === undefined
    ? message
    : `${part} ${Number(index) + 1}: ${message}`
}
