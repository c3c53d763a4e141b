import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWorkbookFile, useOpenedWorkbooks } from '../../../src/app/store/opened-workbook.ts'
import { project, setAnswer } from '../../../src/app/store/project.ts'
import { restoreOwnProject, startOver } from '../../../src/app/store/whole-projects.ts'
import { fieldOf } from '../../../src/engine/index.ts'
import { eventually } from '../../eventually.ts'
import { endIdleWorker } from '../../idle-worker.ts'
import { exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { namesOfB } from '../../workbook/filled-examples.ts'
import { makeWorkbook } from '../../workbook/make-workbook.ts'

const filled = () => new File([new Uint8Array(makeWorkbook({ names: namesOfB }))], 'b.xlsm')

beforeAll(endIdleWorker)
beforeEach(() => {
  startOver()
  useOpenedWorkbooks.setState({ opened: null, refused: null, underWay: null })
})

describe('a workbook that is taken', () => {
  it('takes the place of the plan, and leaves a way back; without a worker, too', async () => {
    setAnswer(fieldOf('mailboxes'), 0, 4200)
    const own = project.getState().plan
    await openWorkbookFile(filled())
    expect(project.getState().plan).toEqual(planFromKeys(exampleB.design))
    expect(project.getState().notice).toMatchObject({ done: 'opened', from: 'workbook' })
    expect(useOpenedWorkbooks.getState()).toMatchObject({
      opened: { file: 'b.xlsm' },
      refused: null,
    })
    restoreOwnProject()
    expect(project.getState().plan).toBe(own)
  })

  it('is refused without touching the plan, and what was read before goes', async () => {
    await openWorkbookFile(filled())
    const { plan } = project.getState()
    await openWorkbookFile(new File(['no zip'], 'a.xlsx'))
    expect(project.getState().plan).toBe(plan)
    expect(useOpenedWorkbooks.getState()).toMatchObject({
      opened: null,
      refused: { file: 'a.xlsx', problem: { code: 'no zip' } },
      underWay: null,
    })
  })

  it('is not read if it is too large', async () => {
    const large = new File([], 'large.xlsm')
    const read = vi.fn()
    Object.defineProperties(large, { size: { value: 50_000_000 }, arrayBuffer: { value: read } })
    await openWorkbookFile(large)
    expect(useOpenedWorkbooks.getState().refused?.problem).toEqual({ code: 'too large' })
    expect(read).not.toHaveBeenCalled()
  })

  it('gives way to one that was chosen while it was read', async () => {
    const first = openWorkbookFile(new File(['no zip'], 'first.xlsm'))
    await openWorkbookFile(filled())
    await first
    expect(useOpenedWorkbooks.getState()).toMatchObject({
      opened: { file: 'b.xlsm' },
      refused: null,
    })
  })

  it('ends with its worker where that takes longer than a minute', async () => {
    const terminate = vi.fn()
    const postMessage = vi.fn()
    const makeWorker = vi.fn(function make() {
      return { addEventListener: vi.fn(), postMessage, terminate }
    })
    vi.stubGlobal('Worker', makeWorker)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const taken = openWorkbookFile(filled())
    await eventually(() => expect(postMessage).toHaveBeenCalled())
    vi.advanceTimersByTime(59_000)
    expect(terminate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    await taken
    vi.useRealTimers()
    vi.unstubAllGlobals()
    expect(terminate).toHaveBeenCalledOnce()
    expect(useOpenedWorkbooks.getState()).toMatchObject({
      opened: null,
      refused: { problem: { code: 'too long' } },
    })
  })
})
