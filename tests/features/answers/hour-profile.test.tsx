// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { HourProfile } from '../../../src/features/answers/hour-profile.tsx'
import { change, drawn, turn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

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

it('takes an office day or pasted values, and says what the hours add up to', async () => {
  const box = await drawn(<HourProfile />)
  const fold = box.querySelector('details')
  if (fold) await turn(fold, true)
  const press = (name: RegExp) =>
    act(async () =>
      [...box.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''))?.click(),
    )
  const sum = () => box.querySelector('#hours-sum')?.textContent?.replaceAll(/\s/g, ' ')
  expect(sum()).toBe('No hours entered yet.')
  await press(/^Use an office day/)
  expect(sum()).toBe('The hours add up to 100 %.')
  expect(box.querySelector<HTMLInputElement>('#hour-9-0')?.value).toBe('10')
  await change(box, 'textarea', () => ['8%', ...Array.from({ length: 23 }, () => '4%')].join('\t'))
  await press(/^Use these values/)
  expect(project.getState().plan.logHours).toMatch(/^8( 4){23}$/)
  await press(/^Clear the hours/)
  expect(sum()).toBe('No hours entered yet.')
})
