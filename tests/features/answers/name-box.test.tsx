// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { NameBox } from '../../../src/features/answers/name-box.tsx'
import { change, drawn } from '../../browser.tsx'

it('a name with a character that nobody sees stays in its box, which says so, and is not taken', async () => {
  const taken: string[] = []
  const host = await drawn(
    <NameBox id="name" label="Customer" name="Contoso" onName={(name) => taken.push(name)} />,
  )
  const box = () => host.querySelector('input')
  await change(host, 'input', () => 'Contoso\t=1+1')
  expect(box()?.value).toBe('Contoso\t=1+1')
  expect(box()?.getAttribute('aria-invalid')).toBe('true')
  expect(host.querySelector(`#${box()?.getAttribute('aria-describedby')}`)?.textContent).toMatch(
    /^Customer: after “Contoso” stands a character that cannot be seen/,
  )
  expect(taken).toEqual([])
  await change(host, 'input', () => 'Contoso = 1')
  expect(taken).toEqual(['Contoso = 1'])
  expect(box()?.hasAttribute('aria-invalid')).toBe(false)
})
