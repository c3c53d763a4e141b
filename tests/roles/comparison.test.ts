import { describe, expect, it } from 'vitest'
import { cases } from '../cases.ts'
import { differences } from './comparison.ts'
import { countedFile } from './counted-file.ts'
import { examples } from './examples.ts'
import { asMicrosoft, computed } from './independent.ts'
import { wideDesign } from './random-designs.ts'

// The engine, as Microsoft, against the independent script: every figure, text and blanking check.

describe('the engine and the independent script', () => {
  it.each(examples)('agree on $name', ({ design }) => expect(differences(design)).toEqual([]))

  it('agree on designs drawn over the whole input space, and stretched to its ends', async () => {
    const [usual, deep] = [500, 10_000]
    const counts = { designs: usual, refused: 0, figures: 0, texts: 0, deep }
    for (let seed = 1; seed <= cases(usual, deep); seed += 1) {
      const design = wideDesign(seed)
      expect(differences(design), `design ${seed}`).toEqual([])
      if (seed > usual) continue
      const own = asMicrosoft(design)
      counts.refused += Number(own.fails.length > 0)
      counts.figures += shownIn(own.figures)
      counts.texts += shownIn(own.texts)
    }
    await countedFile('compared-designs', counts)
  })
})

it('designs reach what they are stretched to, and keep their results there', () => {
  const reached: Record<string, number> = {}
  for (let seed = 1; seed <= 200; seed += 1) {
    const design = wideDesign(seed)
    const { figures, texts, beside, fails } = computed(design)
    if (fails.length > 0) continue
    const { copiesServer: K, dbsPerVolume: k } = figures
    const found = {
      guests: design.virtual === true && (design.spec ?? 0) > 0,
      'lagged servers': (beside.lagged1 ?? 0) > 0,
      'servers of the other site': (figures.dr1 ?? 0) > 0,
      '2 + 1 copies': design.sites === true && design.copies === 3 && design.copies2 === 1,
      stripes: texts.raidChoice === 'RAID-0',
      'both kinds of drives': texts.storage2 !== null && texts.storage1 !== texts.storage2,
      'given volumes': design.autoVolumes === false,
      'part of a volume': typeof K === 'number' && typeof k === 'number' && K < k,
      'no database': K === 0,
    }
    for (const [name, is] of Object.entries(found))
      reached[name] = (reached[name] ?? 0) + Number(is)
  }
  for (const [name, count] of Object.entries(reached)) expect(count, name).toBeGreaterThan(2)
})

/** As many of them as are shown at all. */
const shownIn = (found: Readonly<Record<string, unknown>>) =>
  Object.values(found).filter((one) => one !== null).length
