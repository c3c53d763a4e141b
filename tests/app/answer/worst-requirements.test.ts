import { expect, it } from 'vitest'
import { shownRequirements, worstRequirements } from '../../../src/app/answer/worst-requirements.ts'
import { serverDesigns } from '../../../src/engine/index.ts'
import { sized } from '../../engine/methods/roles/servers/sized.ts'
import { exampleB, exampleC } from '../../roles/examples.ts'
import type { KeyInput } from '../../roles/plan-from-keys.ts'

function best(design: KeyInput) {
  const { plan, sizing } = sized(design)
  const [first] = serverDesigns(plan, sizing).designs
  if (!first) throw new Error('There is no design')
  return first
}

const sitesOf = (design: KeyInput) =>
  worstRequirements(shownRequirements(best(design))).map(
    ({ code, group }) => `${code}: ${group ? `site ${group.site}` : 'all'}`,
  )

it('shows each thing once, and names a site only where the other has more room', () => {
  expect(sitesOf(exampleB.design)).toEqual([
    'space: all',
    'driveIops: all',
    'processors: site 2',
    'memory: all',
    'failures: all',
  ])
  expect(sitesOf(exampleC.design)).toEqual([
    'space: all',
    'driveIops: all',
    'processors: all',
    'memory: all',
    'failures: all',
  ])
})

it('keeps of the processors of two sites those of the busier one', () => {
  const { requirements } = best({ ...exampleB.design, spec: 100, spec2: 100 })
  const [found] = worstRequirements(requirements).filter(({ code }) => code === 'processors')
  expect(found?.group?.site).toBe(2)
  const all = requirements.flatMap((one) => (one.busy ? [one.busy.value] : []))
  expect(all.length).toBeGreaterThan(1)
  expect(found?.busy?.value).toBe(Math.max(...all))
})
