// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { defaultPlan, workbookDefaults } from '../../../src/engine/index.ts'
import { SurviveField } from '../../../src/features/answers/survive-field.tsx'
import { change, drawn } from '../../browser.tsx'

async function field(plan = workbookDefaults('SE')) {
  const before = project.getState()
  onTestFinished(() => project.setState(before, true))
  project.setState({ plan })
  const box = await drawn(<SurviveField />)
  const choose = (value: string) => change(box, 'select', () => value)
  return { choose, shown: () => box.querySelector('select')?.value }
}

it('asks for servers without copies, and for copies again', async () => {
  const { choose, shown } = await field()
  expect(shown()).toBe('one server')
  await choose('nothing')
  expect(project.getState().plan).toMatchObject({ availability: 'none', sites: 1 })
  expect(shown()).toBe('nothing')
  await choose('site')
  expect(project.getState().plan).toMatchObject({ availability: 'dag', survive: 'site', sites: 2 })
  expect(shown()).toBe('site')
})

it('has a version without DAGs take the clusters that it has', async () => {
  const { choose, shown } = await field({ ...defaultPlan, exchange: '2007' })
  expect(shown()).toBe('nothing')
  await choose('one server')
  expect(project.getState().plan.availability).toBe('ccr')
})
