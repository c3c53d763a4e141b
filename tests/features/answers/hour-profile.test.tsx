// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { HourProfile } from '../../../src/features/answers/hour-profile.tsx'
import { change, drawn, turn } from '../../browser.tsx'

it('names what is wrong with pasted values as their description', async () => {
  const box = await drawn(<HourProfile />)
  const fold = box.querySelector('details')
  if (fold) await turn(fold, true)
  const described = () => box.querySelector('textarea')?.getAttribute('aria-describedby')
  expect(described()).toBe('pasted-hint')
  await change(box, 'textarea', () => '1 2 three')
  expect(described()).toBe('pasted-error pasted-hint')
  expect(box.querySelector('#pasted-error')).not.toBeNull()
})
