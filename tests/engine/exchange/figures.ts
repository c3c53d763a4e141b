import { expect } from 'vitest'
import { givenFigure, type Worked } from '../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../src/engine/core/worked-inputs.ts'
import type { MessagesToFigure } from '../../../src/engine/exchange/version.ts'

/** What floating-point arithmetic may leave. */
const dust = 1e-12

/** Messages a day as a number of a plan. */
export const messages = (count: number) =>
  givenFigure('Messages', count, 'messages/day', 'messages')

/** A figure at a number of messages, and whether it is marked as extrapolated. */
export function at<W extends Worked>(read: MessagesToFigure<W>, count: number) {
  const found = read(messages(count))
  return { value: found.value, extrapolated: extrapolatedNumbersBehind(found).length > 0 }
}

/** What is found is what is expected, but for dust. */
export const near = (found: number, expected: number, what?: string) =>
  expect(Math.abs(found - expected), what).toBeLessThanOrEqual(
    dust * Math.max(1, Math.abs(expected)),
  )
