import { expect, it } from 'vitest'
import { defaultPlan, type Plan, planProof } from '../../../src/engine/index.ts'
import { outageRisk } from '../../../src/features/proof/outage-risk.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { adviceOf } from '../../engine/checks/raised.ts'
import { serverPlan } from '../../engine/explore/server-plans.ts'
import { sizedAnyhow } from '../../engine/plans.ts'

const format = formatOf('en-US')
const told = (plan: Plan) => {
  const proof = planProof(plan, sizedAnyhow(plan)) ?? expect.unreachable()
  return outageRisk(proof, adviceOf(plan), format)
}

it('tells of an outage beyond what is asked for, unless advice does', () => {
  expect(told(serverPlan())).toEqual({
    risk: 'A site and a server lost stop mail',
    found: expect.stringMatching(
      /^[\d,]+\u00a0mailboxes wait until an administrator evicts the lost servers\. The plan is not asked/,
    ),
    fix: 'Plan who acts, and how soon.',
  })
  expect(told(serverPlan({}, { survive: 'site and server' }))).toBeNull()
  expect(told(defaultPlan)).toBeNull()
})
