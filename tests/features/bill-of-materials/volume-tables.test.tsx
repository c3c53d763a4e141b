// @vitest-environment page
import { expect, it } from 'vitest'
import { consideredBuildOfId, judgeBuild } from '../../../src/engine/designs/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { BillOfMaterialsView } from '../../../src/features/bill-of-materials/bill-of-materials.tsx'
import { drawn, turn } from '../../browser.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'

it('makes the volumes of a server once it is unfolded, as there may be thousands', async () => {
  const plan = { ...defaultPlan, servers: 64 }
  const sizing = sizedAnyhow(plan)
  const build = consideredBuildOfId(plan, 'ps6100xv-600-raid6-1')
  if (!build) throw new Error('The plan considers it')
  const candidate = judgeBuild(plan, sizing, build)
  const box = await drawn(<BillOfMaterialsView plan={plan} sizing={sizing} candidate={candidate} />)
  const servers = [...box.querySelectorAll<HTMLDetailsElement>('.bill-site details')]
  expect(servers).toHaveLength(64)
  expect(box.querySelectorAll('.bill-site table')).toHaveLength(0)
  const [first] = servers
  if (!first) throw new Error('There is a server')
  await turn(first, true)
  const tables = [...box.querySelectorAll('.bill-site table')]
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Volumes of MBX01',
  ])
})
