// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { addTier, nameTier } from '../../../src/app/store/tiers.ts'
import { TierActions } from '../../../src/features/answers/tier-actions.tsx'
import { TierArrangement } from '../../../src/features/answers/tier-arrangement.tsx'
import { drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const press = async (box: HTMLElement, name: string) => {
  const found = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no ${name}`)
  await act(async () => found.click())
}

it('says where a tier that was moved is now, and closes what is asked below', async () => {
  addTier()
  nameTier(0, 'Desk')
  const box = await drawn(
    <TierArrangement
      drawPanel={({ kind }, _arrange, close) => (
        <button type="button" onClick={close}>{`Close ${kind}`}</button>
      )}
    >
      {(hands) => <TierActions at={0} hands={hands} />}
    </TierArrangement>,
  )
  await press(box, 'Total and mix in percent')
  await press(box, 'Close mix')
  expect(box.textContent).not.toContain('Close mix')
  await press(box, 'Move down Desk')
  expect(box.querySelector('[role=status]')?.textContent).toBe('Desk is tier 2 of 2 now.')
})
