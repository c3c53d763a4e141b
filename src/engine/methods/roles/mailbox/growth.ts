import { inBinaryUnit } from '../../../core/binary-units.ts'
import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import { citedFigure, figureFoundByTrying, type Worked } from '../../../core/worked.ts'
import { answer, figureOfTierAnswer, type Plan } from '../../../plan/plan.ts'
import type { MailboxResults } from './mailbox.ts'

const sheet = citeCalculator('Mailbox Space Modeling')
const formula = formulaMakerOfSource(sheet)

export type GrowthResults = ReturnType<typeof mailboxGrowth>

export const mailArrivingInWeek = formula({
  label: 'Arrives in a week',
  unit: 'MiB/week',
  takes: { messages: 'messages/day', size: 'KiB', workdays: 'days' },
  text: 'messages × size × workdays ÷ 1024',
  constants: { 1024: 'KiB/MiB' },
})

export const mailArrivingInYear = formula({
  label: 'Arrives in a year',
  unit: 'GiB/year',
  takes: { weekly: 'MiB/week' },
  text: 'weekly × 52 ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
})

export const mailboxSizeAfterMonths = formula({
  label: 'Mailbox',
  unit: 'MiB',
  takes: { initial: 'MiB', kept: '%', yearly: 'GiB/year', months: 'months' },
  text: 'initial + kept × yearly × 1024 × months ÷ 12',
  constants: { 1024: 'MiB/GiB' },
  errata: ['MS23'],
})

/** Mailbox size as Microsoft computes: the initial size is added again each year (MS23). */
export const mailboxSizeAfterByMicrosoft = formula({
  ...mailboxSizeAfterMonths.definition,
  text: 'initial × max(1, ceil(months ÷ 12)) + kept × yearly × 1024 × months ÷ 12',
})

const shares = [0.6, 0.7, 0.8, 0.9, 1].map((share) =>
  citedFigure('Share of it that is kept', share, '%', sheet),
)
const months = Array.from({ length: 37 }, (_, month) =>
  citedFigure('Months', month, 'months', sheet),
)

/** Growth of a mailbox by tier; computed when it is first read. */
export function mailboxGrowth(plan: Plan, mode: CalculationMode, { tiers }: MailboxResults) {
  let found: readonly ReturnType<typeof growthOf>[] | null = null
  return {
    get tiers() {
      found ??= tiers.map((tier, at) => growthOf(plan, mode, tier, at))
      return found
    },
  }
}

type TierMailbox = MailboxResults['tiers'][number]

/** Size of a tier’s mailbox after each month of three years, for each share of mail kept. */
function growthOf(plan: Plan, mode: CalculationMode, tier: TierMailbox, at: number) {
  const { messages, messageSize: size } = tier
  const own = plan.tiers[at] ?? plan.tiers[0]
  const initial = inBinaryUnit(figureOfTierAnswer(own, 'initialSize', at))
  const quota = inBinaryUnit(figureOfTierAnswer(own, 'quota', at))
  const weekly = mailArrivingInWeek({ messages, size, workdays: answer(plan, 'workdays') })
  const yearly = mailArrivingInYear({ weekly })
  const after = mode === 'microsoft' ? mailboxSizeAfterByMicrosoft : mailboxSizeAfterMonths
  const curves = shares.map((kept) => {
    const sizes = months.map((month) => after({ initial, kept, yearly, months: month }))
    return { kept, sizes, full: monthFull(sizes, quota) }
  })
  return { weekly, yearly, curves }
}

/** First month in which a mailbox reaches its quota; null if it does not in three years. */
function monthFull(sizes: readonly Worked<'MiB'>[], quota: Worked<'MiB'>): Worked<'months'> | null {
  const month = sizes.findIndex((size) => quota.value <= size.value)
  const size = sizes[month]
  if (!size) return null
  return figureFoundByTrying('Month in which the quota is reached', month, 'months', {
    condition: 'the first month in which the mailbox is as large as its quota',
    inputs: [quota, size],
    source: sheet,
  })
}
