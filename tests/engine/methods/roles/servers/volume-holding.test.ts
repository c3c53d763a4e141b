import { expect, test } from 'vitest'
import { methodOf, size, volumeHolding } from '../../../../../src/engine/index.ts'
import { exampleA } from '../../../../roles/examples.ts'
import { sized } from './sized.ts'

test('the only volume of a server with more databases than the mean is as much larger, and says why', () => {
  const few = { ...exampleA.design, autoDb: false, customDb: 2 }
  const { plan } = sized(few, { mode: 'microsoft' })
  const result = size(plan)
  const { deploying } = methodOf(plan)
  if (!result.ok || !deploying) throw new Error('The plan is sized')
  const { volumes } = deploying.servers(plan, result.sizing)
  const of = (databases: number) => volumeHolding(volumes, volumes.volume, databases)
  // Sized for 3 of at most 4.
  expect(of(3)).toBe(volumes.volume)
  expect(of(4).value).toBeCloseTo((volumes.volume.value * 4) / 3, 9)
  expect(of(4).how).toMatchObject({ kind: 'formula', errata: ['MS10'] })
})
