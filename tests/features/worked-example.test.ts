import { expect, it } from 'vitest'
import { roleRequirements, size } from '../../src/engine/index.ts'
import { newestExample, newestSteps } from '../../src/features/worked-example/newest-steps.ts'

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
