import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ModeNotes, modeCell } from '../../../src/app/roles/mode-figure.tsx'
import { figureInBothModes } from '../../../src/engine/index.ts'
import { type Cell, textOf } from '../../../src/ui/cell.tsx'
import { ForPaper } from '../../../src/ui/chart-frame.tsx'
import { formatOf } from '../../../src/ui/format.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatOf('en-US')
const written = (cell: Cell) => textOf(cell, format).replaceAll('\u00a0', ' ')
const planA = planFromKeys(exampleA.design)
const planB = planFromKeys(exampleB.design)

it('shows the figure of the mode, the other one below it and why they differ', () => {
  const both = figureInBothModes(planA, 'ramNeed')
  expect(written(modeCell(both, 'corrected', false))).toBe('90 GiB, as Microsoft 94 GiB: MS8')
  expect(written(modeCell(both, 'microsoft', false))).toBe('94 GiB, corrected 90 GiB: MS8')
})

it('shows one figure where both modes have it', () => {
  expect(written(modeCell(figureInBothModes(planA, 'dbs'), 'corrected', false))).toBe(
    '78 databases',
  )
})

it('says where a mode has no figure', () => {
  const both = figureInBothModes(planB, 'SF')
  expect(written(modeCell(both, 'microsoft', false))).toBe('none, corrected 10 databases: MS7, MS8')
  expect(written(modeCell(both, 'corrected', false))).toBe(
    '10 databases, Microsoft’s workbook gives no figure: MS7, MS8',
  )
})

describe('on paper', () => {
  const both = figureInBothModes(planA, 'ramNeed')

  it('a figure has only a mark, as a note below the table has the other one', () => {
    expect(written(modeCell(both, 'corrected', true))).toBe('MS8 90 GiB')
  })

  it('a note says once what Microsoft’s workbook has', () => {
    const none = figureInBothModes(planB, 'SF')
    const figures = [
      { label: 'Memory needed', both },
      { label: 'Failure group', both: none },
      { label: 'Databases', both: figureInBothModes(planA, 'dbs') },
    ]
    const notes = renderToStaticMarkup(
      <ForPaper value={true}>
        <ModeNotes mode="corrected" figures={figures} />
      </ForPaper>,
    )
    expect(notes.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(
      'MS8: Microsoft’s workbook has 94 GiB for memory needed.' +
        'MS7, MS8: Microsoft’s workbook has no figure.',
    )
  })
})
