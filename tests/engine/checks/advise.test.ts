import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdviceCode } from '../../../src/engine/checks/advice-codes.ts'
import { adviceCodes } from '../../../src/engine/checks/index.ts'
import {
  advise,
  defaultPlan,
  directInputsOf,
  explain,
  type Finding,
  fieldOf,
  numbersBehind,
  type Plan,
  recommend,
  size,
  type Worked,
  withVersion,
} from '../../../src/engine/index.ts'
import { numberGivenOrChosen } from '../../../src/engine/plan/fields.ts'

import { cases } from '../../cases.ts'
import { planWith, recommended, sized, soundPlans, workedIn } from '../plans.ts'
import { standalone300, threeTiers40000 } from '../reference-plans.ts'
import { isSame } from '../same.ts'
import { adviceOf, codesOf, findingsOf, raising, textOf } from './raised.ts'

const everyPlan = (test: (plan: Plan) => void) => () =>
  fc.assert(fc.property(soundPlans, test), { numRuns: cases(5) })

/** The figures of a finding without what is printed about it. */
function ofPlan({ most, guideline, loss, ...own }: Finding['figures']): readonly Worked[] {
  return Object.values(own)
}

describe('every code', () => {
  it.each(Object.entries(raising))('%s is raised by some plan', (code, { plan }) => {
    expect(codesOf(plan)).toContain(code)
  })

  it.each(Object.entries(raising))(
    '%s is gone once its field is fixed',
    (code, { plan, fixed }) => {
      const raised = findingsOf(plan).find((one) => one.code === code)
      if (!raised) throw new Error(`${code} is not raised`)
      if (raised.answer === null) return
      const better = fieldOf(raised.answer).write(plan, raised.tier ?? 0, fixed)
      expect(better).not.toEqual(plan)
      expect(codesOf(better)).not.toContain(code)
    },
  )

  it('has a plan here, and there is no other', () => {
    expect([...Object.keys(raising), 'outage-not-asked']).toEqual([...adviceCodes])
  })

  it.each(Object.entries(raising))('%s is told in sentences with its figures', (code, { plan }) => {
    const raised = findingsOf(plan).find((one) => one.code === code)
    if (!raised) throw new Error(`${code} is not raised`)
    const { title, sentence, measured, fix, figures } = raised
    expect(textOf(title)).toMatch(/^[A-Z].*[^.]$/)
    for (const text of [sentence, measured, fix].map(textOf).filter((one) => one !== ''))
      expect(text).toMatch(/^[A-Z0-9].*\.$/)
    expect(textOf([...sentence, ...measured])).not.toMatch(/NaN|Infinity|undefined|null|object/)
    expect(workedIn([sentence, fix])).toEqual(expect.arrayContaining(Object.values(figures)))
  })

  it('has a title of its own', () => {
    const titles = Object.values(raising).flatMap(({ plan }) =>
      adviceOf(plan).map(({ code, title }) => [textOf(title), code] as const),
    )
    // Only the title of what stops mail varies: it names the loss.
    const fixed = titles.filter(([, code]) => code !== 'mail-stops')
    const codes = new Set(fixed.map(([, code]) => code)).size
    expect(new Set(fixed.map(String)).size).toBe(codes)
    const all = new Set(titles.map(String)).size
    expect(new Set(titles.map(([title]) => title)).size).toBe(all)
  })
})

describe('the plans of the tests', () => {
  it('the worked example is a DAG, and holds a rebuild with all servers up', () => {
    expect(codesOf(defaultPlan)).toEqual([
      'reserve-not-kept',
      'dag-profile',
      'mail-stops',
      'one-copy-left',
      'version-unsupported',
    ])
  })

  it('the branch office has large mailboxes', () => {
    expect(codesOf(standalone300)).toEqual([
      ...['mailbox-above-1-gb', 'no-server-takes-over', 'version-unsupported'],
    ])
  })

  it('the corporation has two tiers of large mailboxes, each told', () => {
    const large = findingsOf(threeTiers40000).filter(({ code }) => code === 'mailbox-above-1-gb')
    expect(large.map(({ tier, figures }) => [tier, workedIn(figures)[0]?.of])).toEqual([
      [0, 'Executives'],
      [1, 'Staff'],
    ])
  })

  // That of 2013 is warned of the memory of its servers, of which it recommends less.
  it.each(['2016', '2019', 'SE'] as const)(
    'a new plan of Exchange %s is warned of nothing',
    (exchange) => {
      const warned = adviceOf(withVersion(defaultPlan, exchange)).filter(
        ({ severity }) => severity !== 'note',
      )
      expect(warned.map(({ code }) => code)).toEqual([])
    },
  )

  it('a plan of 2010 that meets every other check is told that it is no longer supported', () => {
    // Of three sites none takes the majority.
    const spread = {
      worstCase: 'spread',
      sites: 3,
      servers: 6,
      copies: 3,
      reserve: 'none',
    } as const
    expect(
      codesOf(planWith({ measuredIops: 0.1, mailboxes: 2000 }, { raid: 'RAID 10', ...spread })),
    ).toEqual(['version-unsupported'])
  })
})

describe('advice', () => {
  it(
    'comes by severity, in the order of the codes, and of the tiers within one',
    everyPlan((plan) => {
      const found = findingsOf(plan)
      const weights = found.map(({ severity }) => ['limit', 'warning', 'note'].indexOf(severity))
      expect(weights).not.toContain(-1)
      const places = found.map(
        ({ code, tier }, at) =>
          (weights[at] ?? 0) * 10_000 + adviceCodes.indexOf(code) * 100 + (tier ?? 0),
      )
      expect(places).toEqual([...places].sort((one, other) => one - other))
      // Links store a code by its name: one that is not listed would be lost.
      expect(found.map(({ code }) => code).filter((code) => !adviceCodes.includes(code))).toEqual(
        [],
      )
      expect(new Set(places).size).toBe(places.length)
    }),
  )

  it('of role requirements has their warnings before their notes, whatever the order of the codes', () => {
    const codes = codesOf(raising['processors-above-80'].plan)
    const [warning, note] = ['processors-above-80', 'servers-no-multiple']
    expect(codes.indexOf(warning)).toBeLessThan(codes.indexOf(note))
    expect(adviceCodes.indexOf(warning)).toBeGreaterThan(adviceCodes.indexOf(note))
  })

  it(
    'is a limit where the sizing says that one is broken, and only there',
    everyPlan((plan) => {
      const limits = adviceOf(plan).filter(({ severity }) => severity === 'limit')
      const codes = {
        'too many databases': 'databases-above-edition',
        'database file too large': 'database-file-above-limit',
        'mailbox too large': 'quota-above-version',
      } as const satisfies Record<string, AdviceCode>
      const isLimit = (code: string): code is keyof typeof codes => code in codes
      // What else is broken are answers that contradict each other.
      const limitsBroken = sized(plan).broken.filter(({ breaksLimit }) => breaksLimit)
      const broken = limitsBroken.map(({ code, answer }) => {
        if (!isLimit(code)) throw new Error(`${code} is no broken limit`)
        return `${codes[code]} at ${answer}`
      })
      // Mailboxes are told tier by tier, and are one broken limit.
      const told = new Set(limits.map(({ code, answer }) => `${code} at ${answer}`))
      expect([...told].sort()).toEqual(broken.sort())
    }),
  )

  it(
    'leads to a field that counts, of the tier it is about',
    everyPlan((plan) => {
      for (const { answer, tier } of findingsOf(plan)) {
        if (answer === null) continue
        const field = fieldOf(answer)
        expect(field.unused?.(plan, tier ?? 0) ?? null).toBeNull()
        expect(tier !== null).toBe(field.scope === 'tier')
        if (tier !== null) expect(plan.tiers[tier]).toBeDefined()
      }
    }),
  )

  it(
    'has the very figures of the sizing, or what it computed from these and from print',
    everyPlan((plan) => {
      const sizing = sized(plan)
      const recommendation = recommend(plan, sizing)
      const known = new Set(numbersBehind([...workedIn(sizing), ...workedIn(recommendation)]))
      const isOfPlan = (worked: Worked): boolean =>
        known.has(worked) ||
        worked.how.kind === 'given' ||
        worked.how.kind === 'published' ||
        (directInputsOf(worked).length > 0 && directInputsOf(worked).every(isOfPlan))
      const findings = advise(plan, sizing, recommendation).flatMap((advice) => advice.findings)
      for (const { figures } of findings)
        for (const worked of ofPlan(figures)) {
          expect(isOfPlan(worked), worked.label).toBe(true)
          if (worked.how.kind === 'given') {
            const { answer, tier } = worked.how
            const value = numberGivenOrChosen(fieldOf(answer), plan, tier ?? 0)
            expect(worked.value).toBeCloseTo(Number(value) / (worked.unit === '%' ? 100 : 1), 12)
          }
          expect(Number.isFinite(worked.value)).toBe(true)
        }
    }),
  )

  it(
    'changes nothing, whether it is accepted or not',
    everyPlan((plan) => {
      const sizing = sized(plan)
      const recommendation = recommend(plan, sizing)
      const values = () => workedIn([sizing, recommendation]).map(({ value }) => value)
      const before = values()
      advise(plan, sizing, recommendation)
      expect(values()).toEqual(before)
      const accepted = { ...plan, acknowledged: adviceCodes }
      expect(codesOf(accepted)).toEqual(codesOf(plan))
      expect(isSame(size(accepted), size(plan))).toBe(true)
    }),
  )

  it('has a sentence and a source for each of its figures', () => {
    const plain = (value: number) => value.toString()
    for (const { plan } of Object.values(raising))
      for (const advice of adviceOf(plan)) {
        expect(advice.source).toBeDefined()
        for (const worked of numbersBehind(workedIn(advice)))
          expect(explain(worked, plain).words).not.toBe('')
      }
  })

  it('measured or printed, names where', () => {
    for (const { plan } of Object.values(raising))
      for (const { title, sentence, measured, fix, figures } of findingsOf(plan)) {
        const own = new Set(ofPlan(figures))
        for (const worked of workedIn([title, sentence, measured, fix])) {
          if (own.has(worked)) continue
          const roots = numbersBehind([worked]).filter((one) => directInputsOf(one).length === 0)
          for (const { how } of roots) expect(how.kind).toBe('published')
        }
      }
  })
})

describe('a plan that nothing fits', () => {
  const nothing = { ...defaultPlan, arraysPerServer: 1 }
  const [tier] = defaultPlan.tiers
  const huge: Plan = { ...nothing, tiers: [{ ...tier, mailboxes: 500_000 }] }

  it('is advised on all but a design', () => {
    expect(recommended(huge).proposed).toBeNull()
    expect(codesOf({ ...huge, nicsPerServer: 1 })).not.toContain('nics-below-ports')
    expect(codesOf(huge)).not.toContain('fuller-than-tested')
    expect(codesOf({ ...huge, raid: 'RAID 5' })).toContain('raid-5-is-final')
  })
})
