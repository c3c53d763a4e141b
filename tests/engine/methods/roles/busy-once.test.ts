import { expect, it } from 'vitest'
import { size } from '../../../../src/engine/index.ts'
import { isByRoles } from '../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'

function findingsOf(design: KeyInput): number | undefined {
  const result = size(planFromKeys(design))
  if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan cannot be computed')
  const { checks } = result.sizing.requirements
  return checks.find(({ code }) => code === 'processors-above-80')?.advice?.findings.length
}

it('tells once of processors that are too busy where both sites are as busy', () => {
  expect(findingsOf({ ...exampleC.design, spec: 300, spec2: 300 })).toBe(1)
  expect(findingsOf({ ...exampleB.design, spec: 100, spec2: 100 })).toBe(2)
})
