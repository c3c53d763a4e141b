// @vitest-environment page
import { expect, it } from 'vitest'
import { virtualDisksOfMachine } from '../../../src/app/words/virtual-disks.ts'
import type { Plan } from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/index.ts'
import {
  DesignOrderList,
  OrderSummary,
} from '../../../src/features/bill-of-materials/order-list.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { drawn } from '../../browser.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatFor('en-US')
const plain = (of: Element) => (of.textContent ?? '').replaceAll(/[\s‡]+/g, ' ')

it('orders virtual disks by space and IOPS, and no drives, in brief and in full', async () => {
  const plan: Plan = {
    ...planFromKeys(exampleA.design),
    ...{ processorBy: 'virtual machine', virtualCores: 64, storageKind: 'own drives' },
  }
  const sizing = sizedAnyhow(plan)
  const { proposed: design } = methodOf(plan).designs(plan, sizing)
  const disks = design && virtualDisksOfMachine(plan, sizing, design)
  const [databases] = disks ?? []
  if (!design || !databases?.iops) throw new Error('Virtual disks are proposed')
  const disk = `Virtual disk for databases, ${format.text(databases.size)}, ${format.text(databases.iops)}`
  for (const list of [
    <DesignOrderList key="full" {...{ plan, sizing, design }} />,
    <OrderSummary key="brief" {...{ plan, sizing, design }} />,
  ]) {
    const host = await drawn(list)
    expect(plain(host)).toContain(disk.replaceAll(/\s/g, ' '))
    expect(plain(host)).not.toMatch(/Drive,|behind virtual disks|7\.2K|10K/)
  }
})
