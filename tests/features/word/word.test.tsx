// @vitest-environment page

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mostLogoBytes } from '../../../src/app/store/logo.ts'
import { CustomerLogoInput, WordDocumentForm } from '../../../src/features/word/word-document.tsx'
import { PendingPart, reportFirstPageShown } from '../../../src/ui/whole.tsx'
import { comes, drawn } from '../../browser.tsx'
import { eventually } from '../../eventually.ts'

describe('customer logo', () => {
  it('takes no drawing and no large picture for a logo, says why, and forgets the one that is kept', async () => {
    const taken: unknown[] = []
    const logo = { name: 'logo.png', type: 'png', bytes: Uint8Array.of(0x89) } as const
    const box = await drawn(<CustomerLogoInput logo={logo} onLogo={(one) => taken.push(one)} />)
    onTestFinished(() => localStorage.clear())
    const input = box.querySelector('input') ?? expect.unreachable()
    const choose = async (bytes: Uint8Array<ArrayBuffer>) => {
      const file = new File([bytes], 'a')
      // The browser made up here reads no bytes of a file by itself.
      Object.assign(file, { arrayBuffer: async () => bytes.buffer })
      vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    }
    const alert = () => box.querySelector('[role=alert]')?.textContent
    await choose(new TextEncoder().encode('<svg/>'))
    await eventually(() => expect(alert()).toContain('It is no PNG and no JPEG'))
    await choose(new Uint8Array(mostLogoBytes + 1))
    await eventually(() => expect(alert()).toContain('300,001 bytes: take one of up to 300,000'))
    expect(taken).toEqual([])
    const forget = box.querySelector('button') ?? expect.unreachable()
    await act(async () => forget.click())
    expect(taken).toEqual([null])
  })
})

describe('left early', () => {
  it('asks a report that was left before all of it was there for nothing', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    Object.assign(document, { fonts: { ready: Promise.resolve() } })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(document, 'fonts')
    })
    const refused: unknown[] = []
    const onRefused = (why: unknown) => refused.push(why)
    process.on('unhandledRejection', onRefused)
    onTestFinished(() => void process.off('unhandledRejection', onRefused))
    const host = document.createElement('div')
    const root = createRoot(host)
    const shown = (
      <>
        <WordDocumentForm />
        <PendingPart />
      </>
    )
    await act(async () => root.render(shown))
    expect(host.textContent).toContain('Save as a Word document')
    await act(async () => root.unmount())
    reportFirstPageShown()
    await expect.poll(() => document.documentElement.dataset.whole).toBe('')
    await new Promise((resolve) => setTimeout(resolve))
    expect(refused).toEqual([])
  })
})

describe('the button of the document', () => {
  it('saves the report when it is pressed, and cannot be pressed again until it has', async () => {
    document.documentElement.dataset.whole = ''
    const saved = vi.fn(() => 'blob:here')
    Object.assign(URL, { createObjectURL: saved })
    onTestFinished(() => void Reflect.deleteProperty(URL, 'createObjectURL'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const box = await drawn(
      <article className="report">
        <WordDocumentForm />
      </article>,
    )
    // What is saved is given up a minute later, which would be in another test.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const button = [...box.querySelectorAll('button')].at(-1) ?? expect.unreachable()
    const state = () => [button.textContent, button.disabled]
    expect(state()).toEqual(['Save as a Word document', false])
    act(() => button.click())
    expect(state()).toEqual(['Making the document…', true])
    await comes(() => expect(state()).toEqual(['Save as a Word document', false]))
    expect(saved).toHaveBeenCalledOnce()
  })
})
