// @vitest-environment page

import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { newStateOfPlan, project, setAnswer } from '../../../src/app/store/project.ts'
import { projectOfPlans } from '../../../src/app/store/project-state.ts'
import { nameTier } from '../../../src/app/store/tiers.ts'
import { defaultPlan, type Field, fieldOf } from '../../../src/engine/index.ts'
import { TierTable } from '../../../src/features/tier-table/tier-table.tsx'
import { drawn } from '../../browser.tsx'

const [tier] = defaultPlan.tiers

it('draws no cell of any row again for an answer, and only the row whose name has changed', async () => {
  const start = project.getInitialState()
  onTestFinished(() => project.setState(start, true))
  project.setState(projectOfPlans([newStateOfPlan({ ...defaultPlan, tiers: [tier, tier, tier] })]))
  let cells: string[] = []
  const draw = ({ key }: Field, at: number) => {
    cells.push(`${key} ${at}`)
    return null
  }
  const nothing = () => null
  const box = await drawn(
    <TierTable
      draw={draw}
      drawName={nothing}
      drawActions={nothing}
      drawHelp={nothing}
      onBlock={nothing}
    />,
  )
  const rows = () => [...box.querySelectorAll('tbody tr')].map((row) => row.ariaLabel)
  expect(new Set(cells.map((cell) => cell.split(' ')[1]))).toEqual(new Set(['0', '1', '2']))
  cells = []
  await act(async () => setAnswer(fieldOf('mailboxes'), 1, 4321))
  expect(cells).toEqual([])
  // The totals have followed.
  expect(box.querySelector('tfoot')?.textContent).toContain('16,321')
  await act(async () => nameTier(1, 'Executives'))
  expect(rows()[1]).toContain('Executives')
  expect(new Set(cells.map((cell) => cell.split(' ')[1]))).toEqual(new Set(['1']))
})
