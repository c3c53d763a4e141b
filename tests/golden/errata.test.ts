import { describe, expect, it } from 'vitest'
import { erratumOfId, paperErratumIds, workbookErratumIds } from '../../src/engine/index.ts'
import { equalLogicShown } from './errata/equallogic.ts'
import { solutionsShown } from './errata/solutions.ts'
import { workbookShown } from './errata/workbook.ts'

const program = Object.values(
  import.meta.glob<string>(['../../src/engine/**/*.ts', '!**/*errata.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const shownFor: Record<(typeof paperErratumIds)[number], () => void> = {
  ...equalLogicShown,
  ...solutionsShown,
}
const paperRecords = paperErratumIds.map((id) => [id, erratumOfId(id)] as const)
const workbookRecords = workbookErratumIds.map((id) => [id, erratumOfId(id)] as const)

/** Errata of the workbook that no figure carries, and why. */
const onlyShown: Readonly<Partial<Record<(typeof workbookErratumIds)[number], string>>> = {
  MS25: 'A check passes or fails; it is no figure.',
  MS27: 'A line of an exported file.',
  MS30: 'A name; it is no figure.',
  MS34: 'No plan reaches it: with fewer than three copies that are not lagged, the lag is in force.',
}

describe('every erratum of the workbook is carried by a figure, or only shown', () => {
  it.each(workbookErratumIds)('%s', (id) => {
    const isCarried = program.some((text) => text.includes(`'${id}'`))
    expect(isCarried).toBe(!(id in onlyShown))
  })
})

describe('every erratum of the workbook can be seen', () => {
  it.each(Object.entries(workbookShown))('%s', (_id, seen) => {
    expect.hasAssertions()
    seen()
  })

  it('and none is missing: 39, in the order of their numbers', () => {
    expect(workbookErratumIds).toEqual(Array.from({ length: 39 }, (_, index) => `MS${index + 1}`))
    for (const [, { cite }] of workbookRecords) expect(cite.document).toBe('calculator')
  })
})

describe('every contradiction can be seen', () => {
  it.each(Object.entries(shownFor))('%s', (_id, seen) => {
    expect.hasAssertions()
    seen()
  })

  it('and there is no other on record', () => {
    expect(Object.keys(shownFor).sort()).toEqual([...paperErratumIds].sort())
  })

  it('and none is missing: 51, in the order of their numbers', () => {
    expect(paperErratumIds).toEqual(Array.from({ length: 51 }, (_, index) => `E${index + 1}`))
  })

  const touching = paperRecords.filter(([, { effect }]) => !effect.startsWith('No effect'))

  it.each(touching)('%s changes figures, and they name it', (id) => {
    expect(program.some((text) => text.includes(`'${id}'`))).toBe(true)
  })

  it('and what contradicts nothing is a note', () => {
    const notes = paperRecords.filter(([, { kind }]) => kind === 'note').map(([id]) => id)
    expect(notes).toEqual(['E22', 'E25', 'E30', 'E34', 'E37', 'E51'])
  })

  it.each([...paperRecords, ...workbookRecords])(
    '%s says first what is wrong, in one short sentence',
    (_id, { error, printed }) => {
      expect(error).toMatch(/^[A-Z\d][^.]*(?:\d\.\d[^.]*)*\.$/)
      expect(error.length).toBeLessThanOrEqual(140)
      expect(error).not.toBe(printed)
    },
  )

  it.each([...paperRecords, ...workbookRecords])(
    '%s says what is printed, what follows, what is done and what that changes',
    (_id, { printed, follows, decision, effect, cite }) => {
      for (const text of [printed, follows, decision, effect]) expect(text).toMatch(/\.$/)
      expect(cite.place).not.toBe('')
    },
  )
})
