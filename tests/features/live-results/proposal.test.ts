import { describe, expect, it } from 'vitest'
import {
  type Answer,
  defaultPlan,
  fieldOf,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { blockProposal } from '../../../src/features/live-results/block-proposal.ts'
import {
  arrayProposal,
  proposalOf,
  proposedBefore,
} from '../../../src/features/live-results/proposal.ts'
import { serverProposal } from '../../../src/features/live-results/server-proposal.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { recommended, sized, sizedAnyhow } from '../../engine/plans.ts'

const format = formatOf('en-US')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const proposed = (plan: Plan) => {
  const { proposed: candidate } = recommended(plan)
  return candidate && arrayProposal(candidate, format)
}

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
    expect([proposedBefore('awaited', usual), proposedBefore(usual, 'awaited')]).toEqual([
      null,
      null,
    ])
  })

  it('is told apart by the size of its drives where all else is alike', () => {
    const { proposed: candidate } = recommended(defaultPlan)
    if (!candidate) throw new Error('Nothing fits the worked example')
    const larger = arrayProposal({ ...candidate, driveGb: 900 }, format)
    expect(plain(proposedBefore(usual, larger))).toBe('was 4 × PS6100XV, 24 × 900 GB')
  })
})

it('tested blocks are proposed where no array fits, else nothing is', () => {
  const plan = withAnswers({ exchange: '2007', availability: 'none' })
  const sizing = sized(plan)
  const words = blockProposal(plan, { sizing, proposed: null }, format)
  const none = { sizing, proposed: null }
  const late = { blocks: null, servers: null }
  expect(proposalOf(plan, none, late, format)).toBe('awaited')
  expect(proposalOf(plan, none, { ...late, blocks: blockProposal }, format)).toEqual(words)
  expect(proposalOf(withAnswers({ storage: 'own' }), none, late, format)).toBeNull()
  expect(plain(words?.short)).toMatch(/^\d+ × \S+/)
  expect(words?.long).toContain(words?.short)
  const huge = withAnswers({ exchange: '2010', mailboxes: 1_000_000 })
  expect(blockProposal(huge, { sizing: sized(huge), proposed: null }, format)).toBeNull()
})

describe('servers of Exchange 2013 to SE', () => {
  const late = { blocks: null, servers: serverProposal }
  const wordsOf = (given: Partial<Plan>) => {
    const plan = { ...withVersion(defaultPlan, '2019'), specRate: 1500, ...given }
    return proposalOf(plan, { sizing: sizedAnyhow(plan), proposed: null }, late, format)
  }

  it('are proposed with drives of their own, once what proposes them is here', () => {
    const plan = withVersion(defaultPlan, '2019')
    const results = { sizing: sizedAnyhow(plan), proposed: null }
    expect(proposalOf(plan, results, { ...late, servers: null }, format)).toBe('awaited')
    const words = wordsOf({})
    expect(words).toMatchObject({ long: expect.stringMatching(/drives.+without RAID/) })
  })

  it('are told apart by how their drives stand', () => {
    const [usual, mirrored] = [wordsOf({}), wordsOf({ deployment: 'all RAID' })]
    expect(plain(proposedBefore(usual, mirrored))).toMatch(/^was \d+ servers, \d+ drives$/)
    expect(wordsOf({ specRate: 10 })).toBeNull()
  })
})
