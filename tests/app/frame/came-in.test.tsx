// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { CameIn } from '../../../src/app/frame/came-in.tsx'
import { deskOf } from '../../../src/app/store/desk.ts'
import { cameIn, project } from '../../../src/app/store/project.ts'
import { openProject } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('says of lists that differ how long they are', async () => {
  project.setState(deskOf([cameIn({ ...defaultPlan, name: 'mine' })], 0))
  openProject([{ ...defaultPlan, prices: { 'PS6100XV 600': 1 } }], 0, 'link', {})
  const box = await drawn(<CameIn />)
  expect(box.querySelector('summary')?.textContent).toContain('Prices of arrays 1 (yours none)')
})
