import { describe, expect, it } from 'vitest'
import {
  type Answer,
  defaultPlan,
  fieldOf,
  levelOfArrays,
  type Plan,
  proposeArrays,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import {
  candidateWords,
  proposalOf,
  proposedBefore,
} from '../../../src/features/live-results/proposal.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { recommended, sized, sizedAnyhow } from '../../engine/plans.ts'

const format = formatOf('en-US')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const proposed = (plan: Plan) => proposalOf(plan, { sizing: sizedAnyhow(plan) }, format)

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
    const { proposed: candidate } = recommended(defaultPlan)
    if (!candidate) throw new Error('Nothing fits the worked example')
    const larger = candidateWords({ ...candidate, driveGb: 900 }, format)
    expect(plain(proposedBefore(usual, usual && { ...usual, ...larger }))).toBe(
      'was 4 × PS6100XV, 24 × 900 GB',
    )
  })
})

describe('for Exchange 2003 to 2010', () => {
  it('arrays are proposed, those of the recommendation', () => {
    const { proposed: candidate } = recommended(defaultPlan)
    expect(proposed(defaultPlan)).toEqual({
      ...(candidate && candidateWords(candidate, format)),
      level: candidate && levelOfArrays(sized(defaultPlan), candidate),
    })
  })

  it('tested blocks are proposed where no array fits, else nothing is', () => {
    const plan = withAnswers({ exchange: '2007', availability: 'none', storage: 'tested' })
    const words = proposed(plan)
    expect(proposeArrays(plan, sized(plan))).toBeNull()
    expect(plain(words?.short)).toMatch(/^\d+ × \S+/)
    expect(words?.long).toContain(words?.short)
    expect(proposed({ ...plan, storage: 'own' })).toBeNull()
    expect(proposed(withAnswers({ exchange: '2010', mailboxes: 1_000_000 }))).toBeNull()
  })
})

describe('servers of Exchange 2013 to SE', () => {
  const wordsOf = (given: Partial<Plan>) =>
    proposed({ ...workbookDefaults('2019'), specRate: 1500, ...given })

  it('are proposed with drives of their own', () => {
    expect(wordsOf({})).toMatchObject({ long: expect.stringMatching(/drives.+without RAID/) })
  })

  it('are told apart by how their drives stand', () => {
    const [usual, mirrored] = [wordsOf({}), wordsOf({ deployment: 'all RAID' })]
    expect(plain(proposedBefore(usual, mirrored))).toMatch(/^was \d+ drives$/)
    expect(wordsOf({ specRate: 10 })).toBeNull()
  })
})
