// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { answer, project } from '../../../src/app/store/project.ts'
import { fieldOf } from '../../../src/engine/index.ts'
import { KeptUnits } from '../../../src/features/answers/kept-units.tsx'
import { drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('says what a size that was given is in the unit of another version, and nothing where the unit stays', async () => {
  const host = await drawn(<KeptUnits />)
  const choose = (version: string) => act(async () => answer(fieldOf('exchange'), 0, version))
  await act(async () => answer(fieldOf('quota'), 0, 5000))
  await choose('2007')
  expect(host.textContent).toBe('')
  await choose('2019')
  expect(host.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'In Exchange 2019 sizes are binary: a GB is 1,024 MB. Your sizes: Mailbox quota 5,000 MB, now 5,120 MiB.',
  )
})
