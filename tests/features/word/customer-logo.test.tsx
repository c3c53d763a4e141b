// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mostLogoBytes } from '../../../src/app/store/logo.ts'
import { CustomerLogo } from '../../../src/features/word/customer-logo.tsx'
import { drawn } from '../../browser.tsx'
import { eventually } from '../../eventually.ts'

it('takes no drawing and no large picture for a logo, says why, and forgets the one that is kept', async () => {
  const taken: unknown[] = []
  const logo = { name: 'logo.png', type: 'png', bytes: Uint8Array.of(0x89) } as const
  const box = await drawn(<CustomerLogo logo={logo} onLogo={(one) => taken.push(one)} />)
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
