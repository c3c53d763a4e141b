import { useMemo } from 'react'
import type { SectionProps } from '../../app/plan-section.tsx'
import { wordsByLoadBasis } from '../../app/words/design-words.ts'
import type { Candidate } from '../../engine/designs/index.ts'
import { type UtilizationAtTime, utilizationNowAndAtHorizon } from '../../engine/explore/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

type UseTableProps = SectionProps & { readonly candidate: Candidate }

const rows = [
  { key: 'mailboxes', label: 'Mailboxes', note: null },
  { key: 'needed', label: 'Capacity per server', note: 'what its volumes take' },
  { key: 'capacity', label: 'Capacity used', note: 'of the usable capacity' },
  { key: 'load', label: 'Load per server', note: 'that the arrays are judged by' },
  { key: 'carried', label: 'Capability per server', note: 'within the latency limits' },
  { key: 'iops', label: 'IOPS used', note: 'load, of the capability' },
] as const satisfies readonly { key: keyof UtilizationAtTime; label: string; note: string | null }[]

export function UtilizationTable({ plan, sizing, candidate }: UseTableProps) {
  const format = useFormat()
  const { now, horizon } = useMemo(
    () => utilizationNowAndAtHorizon(plan, sizing, candidate),
    [plan, sizing, candidate],
  )
  const years = format.value(plan.growthYears, 'years')
  return (
    <DataTable
      caption="Now and at the growth horizon"
      hidden="caption"
      frame
      cards
      className="compact"
      rows={rows}
      columns={[
        { head: 'Quantity', of: ({ label, note }) => (note ? [label, { note }] : label) },
        now && {
          head: 'Now',
          of: ({ key }) => now[key],
          fails: ({ key }) => isAboveHundredPercent(now[key]),
        },
        {
          head: `In ${years}`,
          of: ({ key }) => horizon[key],
          fails: ({ key }) => isAboveHundredPercent(horizon[key]),
        },
      ]}
    >
      <p className="footnote">
        Now is the same plan without its growth, in as many databases as it has at the horizon: they
        are made once and fill up.
        {candidate.carries && ` The capability is ${wordsByLoadBasis[candidate.basis]}.`}
      </p>
    </DataTable>
  )
}

export function isAboveHundredPercent({
  unit,
  value,
}: UtilizationAtTime[keyof UtilizationAtTime]): boolean {
  return unit === '%' && value > 1
}
