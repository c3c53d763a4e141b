import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultPlan, givenFigure } from '../../../src/engine/index.ts'
import { serverDesigns } from '../../../src/engine/methods/roles/index.ts'
import { TestedBlockTable } from '../../../src/features/designs/block-table.tsx'
import { consideredArrays } from '../../../src/features/designs/considered-designs.ts'
import { NextBestDesignsTable } from '../../../src/features/designs/designs-section.tsx'
import { designReasonWords } from '../../../src/features/designs/server-design-table.tsx'
import { isAboveHundredPercent } from '../../../src/features/designs/utilization-table.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { sized } from '../../engine/methods/roles/designs/sized.ts'
import { largeShelf } from '../../engine/own-shelves.ts'
import { planWith, recommended, sizedAnyhow } from '../../engine/plans.ts'
import { exampleA } from '../../roles/examples.ts'

describe('design reasons', () => {
  const format = formatFor('en-US')

  describe('an array that serves a site', () => {
    const { plan, sizing } = sized(exampleA.design, {
      ...{ ownArrays: [largeShelf], raid: 'any', arraysServe: 'all of a site' },
    })
    const shared = serverDesigns(plan, sizing).designs.filter(({ kind }) => kind === 'shared array')
    const said = (arrays: number) => {
      const design = shared.find((one) => one.arrays?.value === arrays)
      if (!design) throw new Error(`No design of ${arrays} arrays`)
      return designReasonWords(design, format).join(' ').replaceAll(/\s/g, ' ')
    }

    it('says how many copies of a database it holds, and whether any is lost with it', () => {
      expect(said(1)).toMatch(
        /An array serves up to 6 servers and holds up to 4 copies of a database\. With it 78 databases lose every copy\./,
      )
      expect(said(3)).toMatch(
        /An array serves up to 2 servers and holds up to 2 copies of a database\. No database loses every copy with it\./,
      )
    })
  })
})

describe('next designs', () => {
  /** The models beside the proposal, and whether one of them keeps the reserve. */
  function shown(plan = defaultPlan) {
    const sizing = sizedAnyhow(plan)
    const html = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <NextBestDesignsTable plan={plan} sizing={sizing} arrays={consideredArrays(plan, sizing)} />
      </FormatProvider>,
    )
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => row)
    return {
      models: rows.map((row) => /PS\d+\w+/.exec(row)?.[0]),
      keeping: rows.filter((row) => row.includes('Holds, with reserve')).length,
    }
  }

  it('has a row for each model, and one that keeps the reserve where any does', () => {
    for (const [messages, kept] of [
      [100, 1],
      [150, 0],
    ] as const) {
      const { models, keeping } = shown(planWith({ messages }))
      expect(new Set(models).size).toBe(models.length)
      expect(keeping).toBe(kept)
    }
  })
})

describe('use table', () => {
  it.each([
    [0.99, false],
    [1, false],
    [1.01, true],
  ])('a share of %d of the capacity is over it: %s', (share, over) => {
    expect(isAboveHundredPercent(givenFigure('Capacity used', share, '%', 'made up'))).toBe(over)
  })
})

it('says in the table of tested blocks which of them alone is proposed', () => {
  const plan = planWith({ mailboxes: 1000 }, { exchange: '2007', availability: 'none' })
  const { blocks } = recommended(plan)
  for (const proposed of [null, ...blocks.slice(0, 2)]) {
    const html = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <TestedBlockTable {...{ plan, caption: 'Blocks', designs: blocks, proposed }} />
      </FormatProvider>,
    )
    const marked = html.split('<tr').filter((row) => row.includes('Proposed: '))
    expect(marked).toEqual(proposed ? [expect.stringContaining(proposed.solution.name)] : [])
  }
})
