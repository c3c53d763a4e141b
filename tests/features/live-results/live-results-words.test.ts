import { describe, expect, it } from 'vitest'
import type { EditSubject, LastPlanEdit } from '../../../src/app/store/history.ts'
import { newStateOfPlan } from '../../../src/app/store/project.ts'
import { levelOfArrays } from '../../../src/engine/designs/index.ts'
import { proposeArrays } from '../../../src/engine/designs/propose.ts'
import {
  defaultPlan,
  fieldOf,
  type Plan,
  type RawAnswer,
  type Worked,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import {
  arrayProposalWords,
  formerProposalWords,
  proposalWordsWithVerdict,
} from '../../../src/features/live-results/live-proposal.ts'
import {
  figureChange,
  sinceLastEditWords,
} from '../../../src/features/live-results/result-changes.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { recommended, sized, sizedAnyhow } from '../../engine/plans.ts'

describe('proposal', () => {
  const format = formatFor('en-US')
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
  const proposed = (plan: Plan) =>
    proposalWordsWithVerdict(plan, { sizing: sizedAnyhow(plan) }, format)

  /** The default plan with answers by the key of their field. */
  const withAnswers = (given: Readonly<Record<string, RawAnswer>>): Plan =>
    Object.entries(given).reduce(
      (now, [key, value]) => fieldOf(key).write(now, 0, value),
      defaultPlan,
    )

  describe('what was proposed before', () => {
    const usual = proposed(defaultPlan)
    const was = (given: Readonly<Record<string, RawAnswer>>) =>
      plain(formerProposalWords(usual, proposed(withAnswers(given))))

    it('is named by its difference from the present proposal', () => {
      expect(was({ quota: 701 })).toBeUndefined()
      expect(was({ raid: 'RAID 10' })).toMatch(/^was 4 × PS6100/)
      expect(was({ raid: 'RAID 5' })).toBe('was 4 × PS6100XV, RAID 5')
      expect(was({ mailboxes: 1_000_000 })).toBe('nothing fitted before')
      expect(plain(formerProposalWords(null, usual))).toBe('was 4 × PS6100XV')
      expect(formerProposalWords(null, null)).toBeNull()
    })

    it('is told apart by the size of its drives where all else is alike', () => {
      const { proposed: candidate } = recommended(defaultPlan)
      if (!candidate) throw new Error('Nothing fits the worked example')
      const larger = arrayProposalWords({ ...candidate, driveGb: 900 }, format)
      expect(plain(formerProposalWords(usual, usual && { ...usual, ...larger }))).toBe(
        'was 4 × PS6100XV, 24 × 900 GB',
      )
    })
  })

  describe('for Exchange 2003 to 2010', () => {
    it('arrays are proposed, those of the recommendation', () => {
      const { proposed: candidate } = recommended(defaultPlan)
      expect(proposed(defaultPlan)).toEqual({
        ...(candidate && arrayProposalWords(candidate, format)),
        level: candidate && levelOfArrays(sized(defaultPlan), candidate),
        besides: null,
        wait: {
          words: 'with site 1 or any 3\u00a0servers lost, an administrator must act',
          isAsked: true,
        },
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
      expect(plain(formerProposalWords(usual, mirrored))).toMatch(/^was \d+ drives$/)
      expect(wordsOf({ specRate: 10 })).toBeNull()
    })
  })
})

describe('result changes', () => {
  const format = formatFor('en-US')

  function plain(text: string | null | undefined): string | undefined {
    return text?.replaceAll('\u00a0', ' ')
  }

  /** A number of mailboxes, IOPS or GB as an answer would be. */
  function number(value: number, unit: Worked['unit']): Worked {
    return { label: 'Figure', value, unit, how: { kind: 'given', answer: 'x', tier: null } }
  }

  /** The default plan with answers by the key of their field. */
  function withAnswers(given: Readonly<Record<string, RawAnswer>>, plan = defaultPlan): Plan {
    return Object.entries(given).reduce(
      (now, [key, value]) => fieldOf(key).write(now, 0, value),
      plan,
    )
  }

  describe('the change of a figure', () => {
    it.each([
      [7900, 6900, 'mailboxes', '+1,000 mailboxes'],
      [6900, 6901, 'mailboxes', '−1 mailbox'],
      [2130, 2722, 'IOPS', '−592 IOPS'],
      // What is shown is what is compared: both round up.
      [2130.2, 2129.8, 'IOPS', '+1 IOPS'],
      [10.4, 9.8, 'GB', '+0.2 GB'],
    ] as const)('%d after %d %s is %s', (now, before, unit, text) => {
      const change = figureChange(number(now, unit), number(before, unit), format)
      expect(plain(change?.text)).toBe(text)
      expect(change?.up).toBe(text.startsWith('+'))
    })

    it('is none while the figure shows the same', () => {
      expect(figureChange(number(2129.2, 'IOPS'), number(2129.9, 'IOPS'), format)).toBeNull()
      expect(figureChange(number(0.3, 'GB'), number(0.1 + 0.2, 'GB'), format)).toBeNull()
    })
  })

  describe('since when', () => {
    const idsOf = (plan: Plan) => newStateOfPlan(plan).tierIds
    const answered: EditSubject = { kind: 'answer', field: 'growth', tier: 0 }
    const since = (after: Plan, edit: Partial<LastPlanEdit> = {}, tierIds = idsOf(after)) => {
      const before = edit.before ?? defaultPlan
      const usual = { of: answered, before, tierIds: idsOf(before) }
      return plain(sinceLastEditWords({ ...usual, ...edit }, { plan: after, tierIds }, format))
    }

    it('names the answer with its former and its present value', () => {
      expect(since(withAnswers({ growth: 20 }))).toBe('Since Growth changed from 15 % to 20 %')
      expect(since(withAnswers({ raid: 'any' }))).toBe(
        'Since RAID policy changed from RAID 6 to Compare all four',
      )
      expect(since(withAnswers({ calendarLogging: false }))).toBe(
        `Since ${fieldOf('calendarLogging').label} changed from On to Off`,
      )
    })

    it('says nothing when the answer is the same again, or cannot be computed yet', () => {
      expect(since(withAnswers({ growth: 15 }))).toBeUndefined()
      expect(since(defaultPlan)).toBeUndefined()
    })

    it('names every answer that changed while they contradicted each other', () => {
      expect(since(withAnswers({ copies: 5, servers: 5 }))).toBe(
        `Since ${fieldOf('copies').label} changed from 4 copies to 5 copies and ${fieldOf('servers').label} changed from 4 servers to 5 servers`,
      )
      expect(since(withAnswers({ copies: 5, servers: 5, growth: 20 }))).toMatch(/, and 1 more$/)
      expect(since(withAnswers({ copies: 5, servers: 5, sites: 3, growth: 20 }))).toMatch(
        /, and 2 more$/,
      )
    })

    it('says whose answer it was where there are several tiers', () => {
      const [tier] = defaultPlan.tiers
      const before: Plan = { ...defaultPlan, tiers: [tier, { ...tier, name: 'Desk workers' }] }
      const after = fieldOf('growth').write(before, 1, 20)
      expect(since(after, { before })).toBe(
        'Since Growth of Desk workers changed from 15 % to 20 %',
      )
    })

    it('says what became of a tier', () => {
      const [tier] = defaultPlan.tiers
      const two: Plan = { ...defaultPlan, tiers: [tier, { ...tier, name: 'VIP' }] }
      const of = { kind: 'tiers', at: 1, tier } as const
      expect(since(two, { of: { ...of, done: 'added' } })).toBe('Since VIP was added')
      expect(since(defaultPlan, { before: two, of: { ...of, done: 'removed' } })).toBe(
        'Since VIP was removed',
      )
      const other: Plan = { ...two, tiers: [{ ...tier, name: 'VIP' }, tier] }
      expect(since(other, { before: two, of: { ...of, done: 'moved' } }, [1, 0])).toBe(
        'Since Tier 2 was moved',
      )
    })

    it('knows a tier again wherever it is listed', () => {
      const [tier] = defaultPlan.tiers
      const [a, b] = [100, 200].map((mailboxes) => ({ ...tier, name: `${mailboxes}`, mailboxes }))
      if (!a || !b) throw new Error('There are two')
      const before: Plan = { ...defaultPlan, tiers: [a, b] }
      const turned: Plan = { ...defaultPlan, tiers: [{ ...b, mailboxes: 250 }, a] }
      expect(since(turned, { before }, [1, 0])).toBe(
        `Since ${fieldOf('mailboxes').label} of 200 changed from 200 mailboxes to 250 mailboxes`,
      )
      // Another one in its place is no change of its answers.
      expect(since({ ...before, tiers: [a, { ...b, mailboxes: 7 }] }, { before }, [0, 2])).toBe(
        'Since 200 was removed and 200 was added',
      )
    })
  })
})
