import { useMemo } from 'react'
import { cutName, type Plan } from '../../engine/index.ts'
import type { MailboxFigures, Percentiles } from '../../statistics/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type ChartPart, type Look, swatchCell } from '../../ui/stacked-parts.tsx'
import { binsOf, type Measure } from './histogram.ts'
import { limitWords, sizeWords } from './size-words.ts'
import type { QuotaUnit, TierUpperBound } from './tier-proposal.ts'
import type { ProposedTier } from './use-proposal.ts'

const fetchChart = async () => (await import('./mailbox-chart.tsx')).MailboxChart
const MailboxChart = lazyChart(fetchChart)

/** Loads the chart code early. */
export function prepareCharts(): void {
  // A failed load is repeated where the chart is shown, which reports the error.
  fetchChart().catch(() => {})
}

const looks: readonly Look[] = ['solid', 'diagonal', 'dots', 'open']

/** Chart part of a tier: name and pattern. */
export function partOf({ name, at }: ProposedTier): ChartPart {
  return {
    key: at.toString(),
    name: cutName(name) || `Tier ${(at + 1).toString()}`,
    look: looks[at] ?? 'solid',
  }
}

type MailboxHistogramProps = {
  readonly measure: Measure
  readonly figures: MailboxFigures
  readonly percentiles: Percentiles
  readonly tiers: readonly ProposedTier[]
  readonly bounds: readonly TierUpperBound[]
  readonly unit: QuotaUnit
  readonly plan: Plan
}

/** Histogram of mailboxes over sizes or messages a day, split by tier. */
export function MailboxHistogram(props: MailboxHistogramProps) {
  const { measure, figures, percentiles, tiers, bounds, unit, plan } = props
  const format = useFormat()
  const bins = useMemo(
    () => binsOf(figures, bounds, unit, measure),
    [figures, bounds, unit, measure],
  )
  const words = (value: number) => limitWords(value, measure, unit, format)
  const nameOf = (above: number | null, upTo: number | null) =>
    upTo === null ? `over ${words(above ?? 0)}` : `up to ${words(upTo)}`
  const parts = tiers.map(partOf)
  const title = measure === 'size' ? 'Mailboxes by size' : 'Mailboxes by messages a day'
  return (
    <ChartFrame
      takeaway={takeawayOf(measure, figures, percentiles, plan, format)}
      name={title}
      height={260}
      widest={760}
      readings={{
        head: measure === 'size' ? 'Size' : 'Messages a day',
        as: 'columns',
        all: bins.map(({ above, upTo, counts }) => ({
          name: nameOf(above, upTo),
          figures: parts.map(({ name }, at) => ({ name, value: counts[at] ?? 0 })),
        })),
      }}
      fold={`${title}, as a table`}
      table={
        <DataTable
          caption={title}
          hidden="caption"
          rows={bins}
          frame={`${title} as a table`}
          columns={[
            {
              head: measure === 'size' ? 'Size' : 'Messages a day',
              of: ({ above, upTo }) => nameOf(above, upTo),
            },
            ...parts.map((part, at) => ({
              head: swatchCell(part),
              full: part.name,
              of: ({ counts }: (typeof bins)[number]) => counts[at] ?? 0,
            })),
            {
              head: 'All',
              of: ({ counts }) => counts.reduce((total, count) => total + count, 0),
            },
          ]}
        />
      }
    >
      {(size) => (
        <MailboxChart
          bars={bins.map(({ above, upTo, counts }) => ({
            name: upTo === null ? `> ${words(above ?? 0)}` : `≤ ${words(upTo)}`,
            counts,
          }))}
          parts={parts}
          across={measure === 'size' ? 'Size of a mailbox' : 'Messages a day'}
          size={size}
        />
      )}
    </ChartFrame>
  )
}

function takeawayOf(
  measure: Measure,
  { mailboxes }: MailboxFigures,
  { told }: Percentiles,
  plan: Plan,
  format: Format,
): string {
  const at = (share: number) => {
    const found = told.find((one) => one.share === share)
    const value = (measure === 'size' ? found?.bytes : found?.messages) ?? 0
    return measure === 'size' ? sizeWords(value, plan, format) : format.number(value, 1)
  }
  const all = format.number(mailboxes)
  const is = measure === 'size' ? ['holds', 'hold'] : ['sends and receives', 'send and receive']
  const of = measure === 'size' ? '' : ' messages a day'
  if (mailboxes === 1) return `The one mailbox ${is[0]} ${at(1)}${of}.`
  return `Half of the ${all} mailboxes ${is[1]} ${at(0.5)}${of} or less, nine in ten ${at(0.9)} or less; the ${measure === 'size' ? 'largest holds' : 'busiest'} ${at(1)}.`
}
