import fc from 'fast-check'
import { setSizingFunction } from '../src/app/store/results.ts'
import { size } from '../src/engine/index.ts'

/** `npm run test:deep` tries everything; `npm test` has to be quick. */
export const isDeep = process.env.TESTS === 'deep'

/** How many cases of a property are tried. */
export function cases(quick = 15, deep = 1000): number {
  return isDeep ? deep : quick
}

/** Some of a long list, its ends among them; in `npm run test:deep` all of it. */
export function some<T>(all: readonly T[], quick: number): readonly T[] {
  if (isDeep || all.length <= quick) return all
  const step = (all.length - 1) / Math.max(1, quick - 1)
  const places = new Set(Array.from({ length: quick }, (_, at) => Math.round(at * step)))
  return all.filter((_, at) => places.has(at))
}

// A setup file of every test. Properties without a number of cases of their own try this many.
// `npm test` tries the same cases every time, so that what passes here passes elsewhere;
// `npm run test:deep` draws new ones.
fc.configureGlobal({ numRuns: cases(), ...(isDeep ? {} : { seed: 20_261_126 }) })

// In a browser, the code that sizes plans is fetched after the fields; tests have it from the start.
setSizingFunction(size)
