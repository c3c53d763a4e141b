// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { ProjectTools } from '../../../src/app/frame/project-tools.tsx'
import { useUndoRedoWords } from '../../../src/app/frame/use-history-steps.ts'
import { project, setAnswer } from '../../../src/app/store/project.ts'
import { goToStep, historySteps, redo, undo } from '../../../src/app/store/undo.ts'
import { fieldOf } from '../../../src/engine/index.ts'
import { drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

function Moved() {
  return <p>{useUndoRedoWords().moved}</p>
}

it('says which step was just undone or made again, or how many', async () => {
  const box = await drawn(<Moved />)
  const after = async (act1: () => void) => {
    await act(async () => act1())
    return box.textContent
  }
  expect(await after(() => setAnswer(fieldOf('copies'), 0, 2))).toBe('')
  expect(await after(() => setAnswer(fieldOf('quota'), 0, 900))).toBe('')
  expect(await after(undo)).toContain(`Undone: ${fieldOf('quota').label}`)
  expect(await after(redo)).toContain(`Redone: ${fieldOf('quota').label}`)
  expect(await after(() => goToStep(0))).toBe('2 steps undone')
  expect(historySteps(project.getState())).toHaveLength(2)
})

it('offers a step back from the first step on, and forth once one was taken back', async () => {
  const box = await drawn(<ProjectTools />)
  const offered = () =>
    [...box.querySelectorAll('button')]
      .map(({ title }) => /^(?:Nothing to )?(undo|redo)/i.exec(title)?.[1]?.toLowerCase())
      .filter(Boolean)
  expect(offered()).toEqual([])
  await act(async () => setAnswer(fieldOf('quota'), 0, 900))
  expect(offered()).toEqual(['undo'])
  await act(async () => undo())
  expect(offered()).toEqual(['undo', 'redo'])
  // A button that was pressed stays, with the focus on it.
  await act(async () => redo())
  expect(offered()).toEqual(['undo', 'redo'])
})
