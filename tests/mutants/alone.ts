import type { Tried } from './found.ts'

/** Runs tests with a fault on from the start, or without, and says how each of them ended that began. */
export type RunAlone = (
  tests: readonly string[],
  isOn: boolean,
) => Promise<ReadonlyMap<string, Tried['was']>>

/**
 * Tries a fault in processes that never run without it, until a test sees it: what fails or never ends
 * with it, and does so again after it passed without. Tells of each test that did otherwise that it is
 * unsure, and of the one that sees it.
 */
export async function tryAlone(
  tests: readonly string[],
  run: RunAlone,
  tell: (test: string, was: Tried['was']) => void,
): Promise<void> {
  for (let left = tests; left.length > 0; ) {
    const ended = await run(left, true)
    const first = left.find((test) => ended.get(test) !== 'passed alone')
    if (first === undefined) return
    const fails = (how: ReadonlyMap<string, Tried['was']>) =>
      /^(?:failed|begun) alone$/.test(how.get(first) ?? '')
    const isSeen =
      fails(ended) &&
      (await run([first], false)).get(first) === 'passed alone' &&
      fails(await run([first], true))
    tell(first, isSeen ? 'seen' : 'unsure alone')
    if (isSeen) return
    // Those behind it may not have begun.
    left = left.filter((test) => test !== first && ended.get(test) !== 'passed alone')
  }
}
