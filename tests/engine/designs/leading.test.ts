import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frontOf } from '../../../src/engine/designs/leading.ts'
import { type Candidate, designId, paretoFront } from '../../../src/engine/index.ts'
import { planWith, recommended, soundPlans } from '../plans.ts'
import { predictionOf } from '../prediction-of.ts'

/** Drives, read latency and usable space in all, of which the last is the better the more. */
function threeOf(candidate: Candidate): readonly [number, number, number] {
  const { drives, usable, arrays, perServer } = candidate
  const space = (usable.value / perServer) * arrays.value
  return [drives.value, predictionOf(candidate).expected.dbRead.value, space]
}

function beats(one: Candidate, other: Candidate): boolean {
  const [a, b] = [threeOf(one), threeOf(other)]
  const no = a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2]
  return no && (a[0] < b[0] || a[1] < b[1] || a[2] > b[2])
}

it('keeps what is as good in every measure, and compares nothing without one', () => {
  const kept = (...all: readonly (readonly number[])[]) => {
    const front = frontOf((one: readonly number[]) => one)
    for (const one of all) front.offer(one)
    return front.all()
  }
  expect(kept([1, 2], [1, 2])).toHaveLength(2)
  expect(kept([1, 2], [1, 3], [0, 9])).toEqual([
    [1, 2],
    [0, 9],
  ])
  expect(kept([1, 3], [1, 2])).toEqual([[1, 2]])
  expect(kept([1, Number.NaN], [2, Number.NaN], [2, 5])).toEqual([
    [1, Number.NaN],
    [2, 5],
  ])
})

it('holds what nothing beats, and what is left out is beaten by something on it', () => {
  let sizes = 0
  fc.assert(
    fc.property(soundPlans, (plan) => {
      const all = recommended({ ...plan, ownArrays: [] }).candidates
      const front = paretoFront(all)
      sizes = Math.max(sizes, front.length)
      for (const one of front) expect(all.some((other) => beats(other, one))).toBe(false)
      for (const one of all)
        if (!front.includes(one)) expect(front.some((other) => beats(other, one))).toBe(true)
      const drives = front.map((one) => threeOf(one)[0])
      expect(drives).toEqual(drives.toSorted((a, b) => a - b))
    }),
  )
  expect(sizes).toBeGreaterThan(3)
})

it('of the worked example goes from the fewest drives to the most space', () => {
  const fitting = recommended(planWith({})).candidates.filter(
    ({ verdict }) => verdict !== 'does not fit',
  )
  const front = paretoFront(fitting)
  expect(front.map(designId)[0]).toBe('ps6100xv-600-raid6-1')
  expect(front.length).toBeLessThan(fitting.length)
})
