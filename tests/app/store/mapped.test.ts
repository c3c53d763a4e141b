import { expect, it } from 'vitest'
import { cameMapped, isMapped } from '../../../src/app/store/mapped.ts'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { defaultPlan, withVersion } from '../../../src/engine/index.ts'
import { linksOfVersion1 } from '../../links/golden.ts'

it('remembers the plans whose answers were mapped, and no other', () => {
  for (const { code, plan } of linksOfVersion1) {
    const opened = decodePlan(code)
    if (!opened.ok) throw new Error(`${code} opens`)
    expect(isMapped(cameMapped(opened))).toBe(!['2003', '2007', '2010'].includes(plan.exchange))
  }
  const later = decodePlan(encodePlan(withVersion(defaultPlan, '2019')).code)
  if (!later.ok) throw new Error('A plan of version 3 opens')
  expect(isMapped(cameMapped(later))).toBe(false)
})
