import { expect, it } from 'vitest'
import { modeCell } from '../../../src/app/roles/mode-figure.tsx'
import { figureInBothModes } from '../../../src/engine/index.ts'
import { type Cell, textOf } from '../../../src/ui/cell.tsx'
import { formatOf } from '../../../src/ui/format.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatOf('en-US')
const written = (cell: Cell) => textOf(cell, format).replaceAll('\u00a0', ' ')
const planA = planFromKeys(exampleA.design)
const planB = planFromKeys(exampleB.design)

it('shows the figure of the mode, the other one below it and why they differ', () => {
  const both = figureInBothModes(planA, 'ramNeed')
  expect(written(modeCell(both, 'corrected', false))).toBe('90 GiB, Microsoft: 94 GiB (MS8)')
  expect(written(modeCell(both, 'microsoft', false))).toBe('94 GiB, corrected: 90 GiB (MS8)')
})

it('shows one figure where both modes have it', () => {
  expect(written(modeCell(figureInBothModes(planA, 'dbs'), 'corrected', false))).toBe(
    '78 databases',
  )
})

it('says where a mode has no figure', () => {
  const both = figureInBothModes(planB, 'SF')
  expect(written(modeCell(both, 'microsoft', false))).toBe(
    'none, corrected: 10 databases (MS7, MS8)',
  )
  expect(written(modeCell(both, 'corrected', false))).toBe(
    '10 databases, Microsoft’s workbook gives no figure (MS7, MS8)',
  )
})

it('on paper says in a word that the workbook has no figure', () => {
  const both = figureInBothModes(planA, 'ramNeed')
  expect(written(modeCell(both, 'corrected', true))).toBe('90 GiB, Microsoft: 94 GiB (MS8)')
  const none = figureInBothModes(planB, 'SF')
  expect(written(modeCell(none, 'corrected', true))).toBe(
    '10 databases, Microsoft: none (MS7, MS8)',
  )
})
