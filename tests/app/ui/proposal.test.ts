import { describe, expect, it } from 'vitest'
import { formatOf } from '../../../src/app/ui/format.ts'
import { proposalOf, proposedBefore } from '../../../src/app/ui/proposal.ts'
import { type Answer, defaultPlan, fieldOf, type Plan } from '../../../src/engine/index.ts'
import { recommended } from '../../engine/plans.ts'

const format = formatOf('en-US')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const proposed = (plan: Plan) => proposalOf(recommended(plan), format)

/** The default plan with answers by the key of their field. */
const withAnswers = (given: Readonly<Record<string, Answer>>): Plan =>
  Object.entries(given).reduce(
    (now, [key, value]) => fieldOf(key).write(now, 0, value),
    defaultPlan,
  )

describe('what was proposed before', () => {
  const usual = proposed(defaultPlan)
  const was = (given: Readonly<Record<string, Answer>>) =>
    plain(proposedBefore(usual, proposed(withAnswers(given))))

  it('is named by what tells it from the proposal now', () => {
    expect(was({ quota: 701 })).toBeUndefined()
    expect(was({ raid: 'RAID 10' })).toMatch(/^was 4 × PS6100/)
    expect(was({ raid: 'RAID 5' })).toBe('was 4 × PS6100XV, RAID 5')
    expect(was({ mailboxes: 1_000_000 })).toBe('nothing fitted before')
    expect(plain(proposedBefore(null, usual))).toBe('was 4 × PS6100XV')
    expect(proposedBefore(null, null)).toBeNull()
  })

  it('is told apart by the size of its drives where all else is alike', () => {
    const { proposed: candidate, ...others } = recommended(defaultPlan)
    if (!candidate) throw new Error('Nothing fits the worked example')
    const larger = proposalOf({ ...others, proposed: { ...candidate, driveGb: 900 } }, format)
    expect(plain(proposedBefore(usual, larger))).toBe('was 4 × PS6100XV, 24 × 900 GB')
  })
})
