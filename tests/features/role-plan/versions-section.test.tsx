// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import { useProject } from '../../../src/app/store/use-project.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, projectLimits, size, withVersion } from '../../../src/engine/index.ts'
import { hasStageResults } from '../../../src/engine/methods/roles/index.ts'
import { otherVersionsSection } from '../../../src/features/role-plan/basis-sections.tsx'
import { drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const { Section } = otherVersionsSection

function Versions() {
  const plan = useProject((now) => now.plan)
  const result = size(plan)
  if (!result.ok || !hasStageResults(result.sizing))
    throw new Error('The plan is sized by the method')
  return <Section plan={plan} sizing={result.sizing} />
}

it('adds the plan in another version as a variant with every answer, up to as many as a project has', async () => {
  const given = { ...withVersion(defaultPlan, 'SE'), name: 'Contoso', databaseDrive: 10_000 }
  openPlan(given)
  const host = await drawn(<Versions />)
  const buttons = () => [...host.querySelectorAll('button')]
  const press = () => act(async () => buttons()[0]?.click())
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Add as a variant in Exchange 2013',
    'Add as a variant in Exchange 2016',
    'Add as a variant in Exchange 2019',
  ])
  await press()
  const plans = () => allVariants(project.getState()).map(({ state }) => state.plan)
  expect(plans()).toEqual([given, { ...given, exchange: '2013', name: 'Contoso, Exchange 2013' }])
  expect(project.getState().plan.exchange).toBe('2013')
  for (let count = 2; count < projectLimits.variants; count += 1) await press()
  expect(plans()).toHaveLength(projectLimits.variants)
  expect(buttons().every(({ disabled }) => disabled)).toBe(true)
})
