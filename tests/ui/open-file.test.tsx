// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { OpenFile } from '../../src/ui/open-file.tsx'
import { drawn } from '../browser.tsx'
import { eventually } from '../eventually.ts'

it('takes a file that is chosen while another is read after that one', async () => {
  const taken: string[] = []
  let release = () => {}
  const read = new Promise<void>((resolve) => {
    release = resolve
  })
  const take = async ({ name }: File) => {
    if (name === 'first') await read
    taken.push(name)
    return null
  }
  const box = await drawn(<OpenFile id="file" label="A file" done="taken" take={take} />)
  const input = box.querySelector('input') ?? expect.unreachable()
  const choose = async (name: string) => {
    const file = new File([''], name)
    vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  await choose('first')
  await choose('second')
  expect(taken).toEqual([])
  await act(async () => release())
  await eventually(() => expect(taken).toEqual(['first', 'second']))
})

it('says that a file cannot be read over which the program stumbles, and takes the next one', async () => {
  const taken: string[] = []
  const take = async ({ name }: File) => {
    if (name === 'odd') throw new Error('planted')
    taken.push(name)
    return null
  }
  const box = await drawn(<OpenFile id="file" label="A file" done="taken" take={take} />)
  const input = box.querySelector('input') ?? expect.unreachable()
  const choose = async (name: string) => {
    const file = new File([''], name)
    vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const alert = () => box.querySelector('[role=alert]')
  await choose('odd')
  await eventually(() => expect(alert()?.textContent).toMatch(/^“odd” was not taken\. /))
  expect(alert()?.textContent).toContain('Your own plan is unchanged.')
  expect(input.getAttribute('aria-describedby')).toBe(alert()?.querySelector('p')?.id)
  await choose('even')
  await eventually(() => expect(alert()).toBeNull())
  expect(taken).toEqual(['even'])
})
