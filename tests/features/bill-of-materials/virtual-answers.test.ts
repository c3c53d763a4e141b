import { expect, it } from 'vitest'
import { answerPlan } from '../../../src/app/answer/answer-plan.ts'
import { designsOf } from '../../../src/app/store/recommendation.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import { allAnswerFields, type Field, isFieldOfPlan, type Plan } from '../../../src/engine/index.ts'
import { designOrderRows } from '../../../src/features/bill-of-materials/order-rows.ts'
import { systemDrivesSentence } from '../../../src/features/bill-of-materials/order-words.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')

const virtual = (change: Partial<Plan>, mailboxes: number): Plan => {
  const asked = { ...initialPlan, processorBy: 'virtual machine', ...change } as const
  const [tier] = initialPlan.tiers
  return decideAutomatic({ ...asked, tiers: [{ ...tier, mailboxes, quota: 5120 }] }).plan
}

const plans = {
  'one machine': virtual({ availability: 'none', backup: 'software' }, 250),
  'a DAG': virtual({}, 1500),
  'two copies': virtual({ copies: 2, automatic: [] }, 1500),
  'two sites': virtual({ sites: 2, survive: 'site' }, 1500),
}

/** What a person sees of a plan: its answer, and its order. */
const seen = (plan: Plan) => {
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan contradicts itself')
  const { level, headline, sentences, gauges } = answerPlan(plan, results, format)
  const { proposed } = designsOf(plan, results)
  const rows = proposed && designOrderRows(plan, results.sizing, proposed, format)
  return JSON.stringify({
    ...{ level, headline, sentences },
    gauges: gauges.map(({ label, word, compared }) => [label, word, compared]),
    order: rows?.map(({ item, use, count }) => [item, use, count.value]),
  })
}

const onVirtualDisks = 'Not used: virtual machines have virtual disks.'

function otherValues(field: Field): readonly (string | number)[] {
  if (field.kind === 'choice') return field.choices.map(({ value }) => value)
  return field.kind === 'number' ? [field.min, field.max] : []
}

it.each(Object.entries(plans))(
  'of %s, no answer about drives changes what is seen',
  (_name, plan) => {
    const idle = allAnswerFields.filter(
      (field) => isFieldOfPlan(field, plan) && field.unused?.(plan, 0) === onVirtualDisks,
    )
    expect(idle.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['forcedRaid', 'systemDrive']),
    )
    const now = seen(plan)
    for (const field of idle)
      for (const value of otherValues(field))
        expect(seen({ ...plan, [field.key]: value }), `${field.key} ${value}`).toBe(now)
  },
)

it.each(Object.entries(plans))(
  'of %s, no answer about RAID, JBOD or bays counts',
  (_name, plan) => {
    const counting = allAnswerFields.filter(
      (field) =>
        isFieldOfPlan(field, plan) &&
        /RAID|JBOD|\bbay/i.test(field.label) &&
        !field.unused?.(plan, 0),
    )
    expect(counting.map(({ label }) => label)).toEqual([])
  },
)

it('counts the answers about drives of a machine whose drives have a price', () => {
  const priced = { ...plans['a DAG'], otherDrivePrice: 100 }
  const system = allAnswerFields.find(({ key }) => key === 'systemDrive')
  expect(system?.unused?.(priced, 0)).toBeNull()
})

it('says why an order has more drives than its headline', () => {
  const results = resultsOf(initialPlan)
  const proposed = results && designsOf(initialPlan, results).proposed
  if (!proposed) throw new Error('The plan has a design')
  expect(systemDrivesSentence(proposed, format)?.replaceAll('\u00a0', ' ')).toBe(
    'The 36 drives are 30 for data, which the headline counts, and 6 for the system.',
  )
})
