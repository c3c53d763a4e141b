import { describe, expect, it } from 'vitest'
import { serverDesigns } from '../../../src/engine/index.ts'
import { reasonWords } from '../../../src/features/designs/design-reasons.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { sized } from '../../engine/methods/roles/servers/sized.ts'
import { largeShelf } from '../../engine/own-shelves.ts'
import { exampleA } from '../../roles/examples.ts'

const format = formatOf('en-US')

describe('an array that serves a site', () => {
  const { plan, sizing } = sized(exampleA.design, {
    ...{ ownArrays: [largeShelf], raid: 'any', arraysServe: 'all of a site' },
  })
  const shared = serverDesigns(plan, sizing).designs.filter(({ kind }) => kind === 'shared array')
  const said = (arrays: number) => {
    const design = shared.find((one) => one.arrays?.value === arrays)
    if (!design) throw new Error(`No design of ${arrays} arrays`)
    return reasonWords(design, format).join(' ').replaceAll(/\s/g, ' ')
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
