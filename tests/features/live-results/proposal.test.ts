import { describe, expect, it } from 'vitest'
import {
  type Answer,
  defaultPlan,
  fieldOf,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import {
  arrayProposal,
  candidateProposal,
} from '../../../src/features/live-results/array-proposal.ts'
import { blockProposal } from '../../../src/features/live-results/block-proposal.ts'
import {
  lacksArrays,
  proposalOf,
  proposedBefore,
} from '../../../src/features/live-results/proposal.ts'
import { serverProposal } from '../../../src/features/live-results/server-proposal.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { recommended, sized, sizedAnyhow } from '../../engine/plans.ts'

const format = formatOf('en-US')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const proposed = (plan: Plan) => arrayProposal(plan, { sizing: sized(plan) }, format)

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
    const larger = candidateProposal({ ...candidate, driveGb: 900 }, sized(defaultPlan), format)
    expect(plain(proposedBefore(usual, larger))).toBe('was 4 × PS6100XV, 24 × 900 GB')
  })
})

describe('for Exchange 2003 to 2010', () => {
  const plan = withAnswers({ exchange: '2007', availability: 'none' })
  const results = { sizing: sized(plan) }
  const nothing = { arrays: null, blocks: null, servers: null }
  const noneFits = () => null

  it('arrays are proposed once what proposes them is here, those of the recommendation', () => {
    const { proposed: candidate } = recommended(defaultPlan)
    expect(candidate && candidateProposal(candidate, sized(defaultPlan), format)).toEqual(
      proposed(defaultPlan),
    )
    expect(proposalOf(plan, results, nothing, format)).toBe('awaited')
    const usual = { sizing: sized(defaultPlan) }
    expect(proposalOf(defaultPlan, usual, { ...nothing, arrays: arrayProposal }, format)).toEqual(
      proposed(defaultPlan),
    )
  })

  it('tested blocks are proposed where no array fits, else nothing is', () => {
    const late = { ...nothing, arrays: noneFits }
    const words = blockProposal(plan, results, format)
    expect(proposalOf(plan, results, late, format)).toBe('awaited')
    expect(proposalOf(plan, results, { ...late, blocks: blockProposal }, format)).toEqual(words)
    expect(proposalOf(withAnswers({ storage: 'own' }), results, late, format)).toBeNull()
    expect(plain(words?.short)).toMatch(/^\d+ × \S+/)
    expect(words?.long).toContain(words?.short)
    const huge = withAnswers({ exchange: '2010', mailboxes: 1_000_000 })
    expect(blockProposal(huge, { sizing: sized(huge) }, format)).toBeNull()
  })

  it('arrays lack where none fits a plan that has results', () => {
    const later = withVersion(defaultPlan, '2019')
    expect(lacksArrays(noneFits, plan, results, format)).toBe(true)
    expect(lacksArrays(arrayProposal, plan, results, format)).toBe(proposed(plan) === null)
    expect(lacksArrays(null, plan, results, format)).toBe(false)
    expect(lacksArrays(noneFits, plan, null, format)).toBe(false)
    expect(lacksArrays(noneFits, undefined, results, format)).toBe(false)
    expect(lacksArrays(noneFits, later, { sizing: sizedAnyhow(later) }, format)).toBe(false)
  })
})

describe('servers of Exchange 2013 to SE', () => {
  const late = { arrays: null, blocks: null, servers: serverProposal }
  const wordsOf = (given: Partial<Plan>) => {
    const plan = { ...withVersion(defaultPlan, '2019'), specRate: 1500, ...given }
    return proposalOf(plan, { sizing: sizedAnyhow(plan) }, late, format)
  }

  it('are proposed with drives of their own, once what proposes them is here', () => {
    const plan = withVersion(defaultPlan, '2019')
    const results = { sizing: sizedAnyhow(plan) }
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
