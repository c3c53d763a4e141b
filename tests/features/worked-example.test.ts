import { expect, it } from 'vitest'
import { explain, roleRequirements, size } from '../../src/engine/index.ts'
import {
  newestExample,
  newestSteps,
  workedIn,
} from '../../src/features/worked-example/newest-steps.ts'
import { formatOf } from '../../src/ui/format.ts'

it('works an example of the newest Exchange that no check refuses', () => {
  const plan = newestExample()
  expect(plan.exchange).toBe('SE')
  expect(size(plan).ok).toBe(true)
  const failing = roleRequirements(plan).checks.filter(({ fails }) => fails)
  expect(failing.filter(({ advice }) => advice?.severity !== 'note')).toEqual([])
})

it('has lines in every step, and an erratum wherever the workbook gives another figure', () => {
  const steps = newestSteps(newestExample())
  for (const { title, lines } of steps) expect(lines.length, title).toBeGreaterThan(0)
  const differing = steps.flatMap(({ lines }) => lines).filter(({ both }) => both.differs)
  expect(differing.length).toBeGreaterThan(5)
  for (const { both } of differing) expect(both.errata, both.corrected?.label).not.toEqual([])
})

it('works every line where it is worked: with one DAG none repeats its figure times one', () => {
  const format = formatOf('en-US')
  const lines = newestSteps(newestExample()).flatMap((step) => step.lines)
  const numbersOf = (label: string) => {
    const found = lines.find((line) => (line.label ?? line.both.corrected?.label) === label)
    const worked = found?.both.corrected
    return worked ? explain(workedIn(worked), format.value, format.constant).numbers : null
  }
  expect(numbersOf('Peak of the DAG')).toBe('0.61\u00a0Mb/s × 320\u00a0streams = 195\u00a0Mb/s')
  expect(numbersOf('Drives in all')).toContain('90\u00a0drives')
})
