import { describe, expect, it } from 'vitest'
import { extrapolations, publicFigures } from '../../../../../src/engine/core/worked-inputs.ts'
import { comparePublicClasses } from '../../../../../src/engine/methods/papers/documents/public-classes.ts'
import { near } from '../../../exchange/figures.ts'

describe('the classes of Exchange 2007 that secondary sources name', () => {
  const classes = comparePublicClasses()

  // beyond-the-sources: average and very heavy; between 0.11 at 25, 0.32 at 100 and 0.64 at 200.
  it.each([
    ['average', 50, 0.18],
    ['very heavy', 150, 0.48],
  ])('%s: %d messages, %d IOPS, and the line gives the same', (name, count, iops) => {
    const found = classes.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is a class`)
    expect(found.messages.value).toBe(count)
    expect(found.published).toMatchObject({ value: iops, how: { cite: { standing: 'C' } } })
    near(found.interpolated.value, found.published.value)
  })

  it('lie between printed rows, and the line owes them nothing', () => {
    expect(classes).toHaveLength(2)
    for (const { interpolated } of classes) {
      expect(interpolated.how).toMatchObject({
        place: 'between',
        source: { document: 'powerEdge' },
      })
      expect(extrapolations(interpolated)).toEqual([])
      expect(publicFigures(interpolated)).toEqual([])
    }
  })
})
