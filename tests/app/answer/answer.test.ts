import { describe, expect, it } from 'vitest'
import { planLoadWords, survivedLossSentences } from '../../../src/app/answer/plan-words.ts'
import {
  serverRequirementsInShownOrder,
  worstRequirementPerCode,
} from '../../../src/app/answer/worst-requirements.ts'
import type { Plan } from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/index.ts'
import { serverDesigns } from '../../../src/engine/methods/roles/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { sized } from '../../engine/methods/roles/designs/sized.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import type { KeyInput } from '../../roles/plan-from-keys.ts'

describe('plan words', () => {
  const format = formatFor('en-US')
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  function wordsOf(design: KeyInput, more: Partial<Plan> = {}) {
    const { plan, sizing } = sized(design, more)
    const survived = methodOf(plan).summary.survived(plan, sizing)
    return {
      carries: plain(planLoadWords(plan, sizing, format)),
      survives: plain(survived ? survivedLossSentences(survived, format).join(' ') : ''),
    }
  }

  describe('the verdict on a plan of Exchange 2013 to SE', () => {
    it('says what it carries, and which servers may be lost', () => {
      expect(wordsOf(exampleA.design)).toEqual({
        carries: '13,200 mailboxes of 6 GiB on Exchange 2013, 4 copies of each of 78 databases.',
        survives:
          'It survives the loss of any two servers. In the worst case it is sized for, a server has 21 databases active, its processors 52 % busy.',
      })
    })

    it('says where somebody has to switch over once a site is lost', () => {
      const { carries, survives } = wordsOf(exampleB.design)
      expect(carries).toBe(
        '3,600 mailboxes in 2 tiers on Exchange 2013, 3 copies of each of 24 databases.',
      )
      expect(survives).toMatch(
        /^It survives the loss of any two servers, and of a site once an administrator has switched over\. /,
      )
    })

    it('says how much may be lost with a site', () => {
      expect(wordsOf(exampleC.design).survives).toMatch(
        /two servers, and of a site and any one more server once an administrator has switched over\. In the worst case it is sized for, a server has 40 databases active, its processors 63 % busy\.$/,
      )
    })

    it('says what is active in the worst case where nothing is known of the processors', () => {
      const told = wordsOf(exampleC.design, {
        mode: 'microsoft',
        specRate: null,
        secondSpecRate: null,
        specRate2017: null,
      })
      expect(told.survives).toMatch(
        / In the worst case it is sized for, a server has 40 databases active\.$/,
      )
    })

    it('says that standalone servers survive nothing', () => {
      const alone = wordsOf(exampleA.design, { availability: 'none' })
      expect(alone.carries).toMatch(/, 70 databases on each server\.$/)
      expect(alone.survives).toBe('One copy of each database: if a server stops, its mail stops.')
    })

    it('says a small quota in smaller units', () => {
      const { tiers } = sized(exampleA.design).plan
      const [tier] = tiers
      const one = wordsOf(exampleA.design, {
        tiers: [{ ...tier, mailboxes: 1, quota: 100 }],
        databases: 1,
      })
      expect(one.carries).toMatch(/^2 mailboxes of 100 MiB on Exchange 2013, 4 copies of /)
    })
  })
})

describe('worst requirements', () => {
  function best(design: KeyInput) {
    const { plan, sizing } = sized(design)
    const [first] = serverDesigns(plan, sizing).designs
    if (!first) throw new Error('There is no design')
    return first
  }

  const sitesOf = (design: KeyInput) =>
    worstRequirementPerCode(serverRequirementsInShownOrder(best(design))).map(
      ({ code, group }) => `${code}: ${group ? `site ${group.site}` : 'all'}`,
    )

  it('shows each thing once, and names a site only where the other has more room', () => {
    // Virtual machines, which are not measured against drives.
    expect(sitesOf(exampleB.design)).toEqual(['processors: site 2', 'memory: all', 'failures: all'])
    expect(sitesOf(exampleC.design)).toEqual([
      'space: all',
      'driveIops: all',
      'processors: all',
      'memory: all',
      'failures: all',
    ])
  })

  it('keeps of the processors of two sites those of the busier one', () => {
    const { requirements } = best({ ...exampleB.design, spec: 100, spec2: 100 })
    const [found] = worstRequirementPerCode(requirements).filter(
      ({ code }) => code === 'processors',
    )
    expect(found?.group?.site).toBe(2)
    const all = requirements.flatMap((one) => (one.busy ? [one.busy.value] : []))
    expect(all.length).toBeGreaterThan(1)
    expect(found?.busy?.value).toBe(Math.max(...all))
  })
})
