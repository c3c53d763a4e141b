// @vitest-environment page
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { ModeSwitch } from '../../../src/app/roles/mode-switch.tsx'
import { project } from '../../../src/app/store/project.ts'
import { workbookDefaults } from '../../../src/engine/index.ts'
import { drawn } from '../../browser.tsx'

it('is turned at once, while the results of the edit before are still shown', async () => {
  const before = project.getState()
  onTestFinished(() => project.setState(before, true))
  const shown = workbookDefaults('2019')
  project.setState({ plan: shown })
  const box = await drawn(<ModeSwitch plan={shown} />)
  const chosen = () => box.querySelector('input:checked')?.parentElement?.textContent
  expect(chosen()).toBe('Corrected')
  // What is left to the program is decided beside the page: until then the plan shown stays.
  await act(async () => project.setState({ plan: { ...shown, mode: 'microsoft' } }))
  expect(chosen()).toBe('As Microsoft')
})
