import { expect, it } from 'vitest'
import {
  compareWorkbookExample,
  exampleNames,
  workbookExamples,
} from '../../src/engine/methods/roles/index.ts'

const compared = exampleNames.map((name) => ({
  name,
  ...compareWorkbookExample(workbookExamples[name]),
}))

it.each(compared)('as Microsoft, example $name is cell by cell that of the workbook', (one) => {
  const apart = [...one.figures, ...one.texts].filter(({ agrees }) => !agrees)
  expect(apart).toEqual([])
  expect(one.figures.length).toBeGreaterThanOrEqual(84)
})

it.each(compared)('where the modes part in example $name an erratum says why', ({ figures }) => {
  const unnamed = figures.filter(({ differs, errata }) => differs && errata.length === 0)
  expect(unnamed.map(({ figure }) => figure)).toEqual([])
  expect(figures.filter(({ differs }) => differs).length).toBeGreaterThanOrEqual(10)
})

it('tells a figure that is not the workbook’s', () => {
  const { A } = workbookExamples
  const wrong = { ...A, figures: { ...A.figures, dbs: 79, SiteF: 3, perDb: null } }
  const apart = compareWorkbookExample(wrong).figures.filter(({ agrees }) => !agrees)
  expect(apart.map(({ figure }) => figure)).toEqual(['perDb', 'dbs', 'SiteF'])
})

it('knows the sheet of every figure but those that the design does not have', () => {
  const without = compared.flatMap(({ figures }) =>
    figures.filter(
      ({ sheet, microsoft }) => !sheet && microsoft && microsoft.how.kind === 'formula',
    ),
  )
  expect(without.map(({ figure }) => figure)).toEqual([])
})
