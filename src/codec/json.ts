import { joinShortenedPath } from './plan-problem.ts'

/** Parses JSON; undefined, which JSON cannot express, if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g

/** An object or list of the JSON still open, with its current key or index; null `keys`: a list. */
type Open = { readonly keys: Set<string> | null; at: string }

/**
 * Path of the first repeated key in an object of a JSON text (`plan.tiers.1.quotaMb`), or null.
 * `JSON.parse` silently takes the last one. The text must be JSON.
 */
export function findRepeatedKeyPath(json: string): string | null {
  const open: Open[] = []
  let text = '""'
  for (const [token] of json.matchAll(tokens)) {
    const here = open.at(-1)
    if (token === '{') open.push({ keys: new Set(), at: '' })
    else if (token === '[') open.push({ keys: null, at: '0' })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',') {
      if (here && !here.keys) here.at = String(Number(here.at) + 1)
    } else if (token !== ':') text = token
    else if (here?.keys) {
      // Two spellings of one key, "a" and "\u0061", are the same key.
      here.at = JSON.parse(text)
      if (here.keys.has(here.at)) return joinShortenedPath(open.map(({ at }) => at))
      here.keys.add(here.at)
    }
  }
  return null
}

/** True for an object of JSON that is not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
