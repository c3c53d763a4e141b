// @vitest-environment page
import { expect, it, onTestFinished, vi } from 'vitest'
import { project } from '../../src/app/store/project.ts'
import { App } from '../../src/start/app.tsx'
import { change, comes, drawn } from '../browser.tsx'

it('says in the title of the window that an entry is wrong, from then on until it is right', async () => {
  const start = project.getInitialState()
  onTestFinished(() => project.setState(start, true))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  project.setState({ ...start, page: 'users' }, true)
  const box = await drawn(<App />)
  const type = (text: string) => change(box, '#mailboxes-0', () => text)
  await comes(() => expect(document.title).toBe('Exchange and users — Spindle'))
  await type('many')
  expect(document.title).toBe('Error: Exchange and users — Spindle')
  await type('5000')
  expect(document.title).toBe('Exchange and users — Spindle')
})
