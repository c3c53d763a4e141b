import { expect, it } from 'vitest'
import { defaultPlan, type Found, search, workedFind } from '../../../src/engine/index.ts'
import { foundColumns } from '../../../src/features/search/found-columns.tsx'
import { textOf } from '../../../src/ui/cell.tsx'
import { formatOf } from '../../../src/ui/format.ts'

const format = formatOf('en-US')

it('says of a design that was found what it has fewer of than the plan', () => {
  const { best } = search(defaultPlan, { ranges: { servers: { from: 3, to: 4 } }, asPlan: [] })
  const verdict = (found: Found) => {
    const worked = () => workedFind(defaultPlan, found)
    return textOf(
      foundColumns.verdict.of({ found, searched: defaultPlan, worked }, format) ?? '',
      format,
    )
  }
  const words = (count: number) =>
    best.flatMap((one) =>
      one.kind === 'arrays' && one.servers === count && one.copies === defaultPlan.copies
        ? verdict(one)
        : [],
    )
  expect(words(3).every((one) => one.includes('Fewer servers than the plan'))).toBe(true)
  expect(words(4).length).toBeGreaterThan(0)
  expect(words(4).some((one) => one.includes('Fewer'))).toBe(false)
})
