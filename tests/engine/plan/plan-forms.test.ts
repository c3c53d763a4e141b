import { describe, expect, it } from 'vitest'
import { pricedArrays } from '../../../src/engine/hardware/index.ts'
import {
  allAnswerFields,
  answerDefinitions,
  defaultPlan,
  fieldGroupsOfStep,
  fieldOf,
  type Plan,
  pinKeys,
  planWithPinToggled,
  questionSteps,
  withVersion,
} from '../../../src/engine/index.ts'
import { deploymentFilesForm, rolesFormByStep } from '../../../src/engine/plan/form-groups.ts'
import { keepsPinnedAnswers, planWithPinnedAnswers } from '../../../src/engine/plan/pins.ts'
import { recoveryForm } from '../../../src/engine/plan/recovery-answers.ts'
import { planWith } from '../plans.ts'

describe('form groups', () => {
  const later = withVersion(defaultPlan, '2019')
  const asked = (plan: Plan) =>
    questionSteps.flatMap((step) =>
      fieldGroupsOfStep(plan, step).flatMap((group) =>
        group.fields.map(({ key }) => ({ step, key, group })),
      ),
    )

  describe('the groups of role requirements', () => {
    const placed = questionSteps.flatMap((step) =>
      rolesFormByStep[step].flatMap(({ keys }) => keys.map((key) => ({ step, key }))),
    )

    it('ask every answer once, in its step', () => {
      const own = allAnswerFields.filter(
        ({ key, method }) => method !== 'papers' && key in answerDefinitions,
      )
      const beside: Record<'files' | 'recovery', string[]> = {
        files: deploymentFilesForm.flatMap(({ keys }) => keys),
        recovery: recoveryForm.flatMap(({ keys }) => keys),
      }
      const all = [...placed.map(({ key }) => key), ...beside.files, ...beside.recovery]
      expect(all.sort()).toEqual(own.map(({ key }) => key).sort())
      for (const place of ['files', 'recovery'] as const)
        expect(
          own
            .filter((field) => field.beside === place)
            .map(({ key }) => key)
            .sort(),
        ).toEqual(beside[place].sort())
      for (const { step, key } of placed) expect([key, fieldOf(key).step]).toEqual([key, step])
    })

    it('have titles that no other group of a step has', () => {
      for (const step of questionSteps) {
        const titles = rolesFormByStep[step].map(({ title }) => title)
        expect(new Set(titles).size).toBe(titles.length)
      }
    })

    it('ask for the prices of arrays beside the others where those count or were given', () => {
      const prices = (plan: Plan) =>
        fieldGroupsOfStep(plan, 'arrays').flatMap(({ title, fields: own }) =>
          title === 'Prices' ? own.map(({ key }) => key) : [],
        )
      const others = prices(later)
      expect(others).toContain('serverPrice')
      expect(others.filter((key) => !(key in answerDefinitions))).toEqual([])
      const given = { ...later, prices: { 'PS6100X 600': 20_000 } }
      expect(prices(given)).toEqual([...others, 'price-PS6100X-600'])
      expect(prices({ ...later, storageKind: 'EqualLogic' }).length).toBe(
        others.length + pricedArrays.length,
      )
    })

    it('ask for storage as the papers do only where that was given', () => {
      expect(asked(later).map(({ key }) => key)).not.toContain('storage')
      const given = { ...later, storage: 'equallogic' as const }
      expect(asked(given).map(({ key }) => key)).toContain('storage')
    })
  })

  describe('the groups of the papers', () => {
    it('are the answers always asked and the folded ones', () => {
      const titles = new Set(asked(defaultPlan).map(({ group }) => group.title))
      expect([...titles]).toEqual([null, 'Mailboxes', 'Logs and item recovery', 'More answers'])
      const shown = asked(defaultPlan).filter(({ group }) => group.open)
      expect(shown.every(({ key }) => !fieldOf(key).advanced)).toBe(true)
    })
  })

  describe('the step of Exchange and users', () => {
    const titled = (plan: Plan, title: string | null) =>
      fieldGroupsOfStep(plan, 'users')
        .filter((group) => group.title === title)
        .flatMap(({ fields: own }) => own.map(({ key }) => key))

    it('asks for the version first, then for all that is always asked of a tier', () => {
      expect(titled(defaultPlan, null)).toEqual(['exchange', 'edition'])
      expect(titled(later, null)).toEqual(['exchange'])
      const both = ['mailboxes', 'growth', 'messages', 'messageSize', 'quota']
      expect(titled(defaultPlan, 'Mailboxes')).toEqual([...both, 'retention'])
      expect(titled(later, 'Mailboxes')).toEqual([...both, 'archive', 'retention'])
    })

    it('asks for everything that tiers have each', () => {
      const ofTiers = allAnswerFields.filter(({ scope }) => scope === 'tier')
      expect(ofTiers.length).toBeGreaterThan(10)
      expect(ofTiers.filter(({ step }) => step !== 'users')).toEqual([])
    })
  })

  describe('what waits for the other method', () => {
    it('stands in a group of its own if it was given', () => {
      const plans = [
        [{ ...defaultPlan, dags: 3 }, 'dags'],
        [{ ...later, mailboxesPerDatabase: 500 }, 'mailboxesPerDatabase'],
      ] as const
      for (const [plan, key] of plans) {
        const waiting = asked(plan).filter(
          ({ group }) => group.title === 'Kept for the other method',
        )
        expect(waiting.map((one) => one.key)).toEqual([key])
      }
    })
  })
})

describe('pinned answers', () => {
  it('can be all but prices, each once, by the alphabet', () => {
    const asked = allAnswerFields.filter(
      ({ isPrice, key }) => !(isPrice && key.startsWith('price-')),
    )
    expect(pinKeys).toEqual(asked.map(({ key }) => key).sort())
    expect(new Set(pinKeys).size).toBe(pinKeys.length)
  })

  it('stand in the plan once, in their order, until they are free again', () => {
    const both = planWithPinToggled(
      planWithPinToggled(planWithPinToggled(defaultPlan, 'servers', true), 'quota', true),
      'quota',
      true,
    )
    expect(both.pinned).toEqual(['quota', 'servers'])
    expect(planWithPinToggled(both, 'quota', false).pinned).toEqual(['servers'])
    expect(planWithPinToggled(defaultPlan, 'no answer', true).pinned).toEqual([])
  })

  it('are found changed in another plan, and restored there', () => {
    const [tier] = defaultPlan.tiers
    const two = { ...defaultPlan, tiers: [tier, { ...tier, quota: 900 }] } as const
    const plan = planWithPinToggled(planWithPinToggled(two, 'quota', true), 'copies', true)
    const other = {
      ...plan,
      ...{ copies: 2, servers: 9 },
      tiers: [tier, { ...tier, quota: 901, growth: 3 }],
    } as const
    expect(keepsPinnedAnswers(plan, { ...plan, servers: 9 })).toBe(true)
    expect(keepsPinnedAnswers(plan, { ...plan, copies: 2 })).toBe(false)
    expect(keepsPinnedAnswers(plan, { ...plan, tiers: other.tiers })).toBe(false)
    const back = planWithPinnedAnswers(plan, other)
    expect(keepsPinnedAnswers(plan, back)).toBe(true)
    expect(back).toEqual({
      ...plan,
      servers: 9,
      tiers: [tier, { ...tier, quota: 900, growth: 3 }],
    })
    expect(planWithPinnedAnswers(planWith({}, {}), other)).toBe(other)
  })
})
