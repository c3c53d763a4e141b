import { useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { addressOf, visit } from '../../app/store/address.ts'
import { arrayWords, perServerWords } from '../../app/words/words.ts'
import { type Candidate, designId, paretoFront } from '../../engine/designs/index.ts'
import { shown } from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import type { Reading } from '../../ui/chart-reading.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { ParetoPoint } from './pareto-chart.tsx'

type ParetoFrontProps = {
  /** Fitting designs only. */
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
}

/** Chart of fitting designs by drives, reads and space, with the Pareto front marked. */
export function ParetoFront({ candidates, proposed }: ParetoFrontProps) {
  const format = useFormat()
  const front = useMemo(() => paretoFront(candidates), [candidates])
  const predicted = candidates.filter(({ prediction }) => prediction)
  if (front.length < 2) return null
  const labels = labelsOf(front, proposed, format)
  const points = predicted.map((one) =>
    pointOf(one, front.includes(one), labels.get(one) ?? null, format),
  )
  const inOrder = points.toSorted((a, b) => a.drives - b.drives || a.readMs - b.readMs)
  const without = candidates.length - predicted.length
  return (
    <ChartFrame
      takeaway={takeawayOf(front.length, predicted.length, format)}
      name="Designs that no other beats"
      height={360}
      readings={{
        head: 'Design',
        as: 'points',
        all: inOrder.map(readingOf),
      }}
      links
      className="pareto"
      notes={
        <p className="footnote">
          Down is faster, left is fewer drives, and the larger a circle the more usable space.
          Filled: no other design is at least as good in all three and better in one. Each opens its
          design.
          {without > 0 &&
            ` ${format.number(without)} ${without === 1 ? 'design' : 'designs'} of your own arrays ${without === 1 ? 'is' : 'are'} left out: their latency is not predicted.`}
        </p>
      }
      fold="The front as a table"
      table={
        <DataTable
          caption="Designs that no other beats"
          hidden="caption"
          rows={inOrder.filter(({ onFront }) => onFront)}
          columns={[
            {
              head: 'Design',
              of: ({ name, id }) => ({
                drawn: (
                  <PageLink page="design" at={id}>
                    {name}
                  </PageLink>
                ),
                text: name,
              }),
            },
            { head: 'Drives in all', of: ({ drives }) => drives },
            { head: 'Reads, ms', of: ({ readMs }) => ({ amount: readMs, decimals: 1 }) },
            {
              head: `Usable in all, ${format.unit('TB')}`,
              of: ({ usableTb }) => ({ amount: usableTb, unit: 'TB', decimals: 1 }),
              bare: true,
            },
          ]}
        />
      }
    >
      {(size) => (
        <ParetoChart
          size={size}
          points={points.toSorted((a, b) => Number(a.label !== null) - Number(b.label !== null))}
          open={({ id }) => visit('design', id)}
        />
      )}
    </ChartFrame>
  )
}

const ParetoChart = lazyChart(async () => (await import('./pareto-chart.tsx')).ParetoChart)

function readingOf({ name, drives, readMs, usableTb, onFront }: ParetoPoint): Reading {
  return {
    name,
    x: drives,
    ys: [readMs],
    figures: [
      { name: '', value: { amount: drives, unit: 'drives' } },
      { name: 'reads', value: { amount: readMs, unit: 'ms', decimals: 1 } },
      { name: 'usable', value: { amount: usableTb, unit: 'TB', decimals: 1 } },
      { name: 'beaten by', value: onFront ? 'none' : null },
    ],
  }
}

function pointOf(
  candidate: Candidate,
  onFront: boolean,
  label: ParetoPoint['label'],
  format: Format,
): ParetoPoint {
  const { raid, perServer, drives, prediction } = candidate
  const id = designId(candidate)
  return {
    id,
    name: `${arrayWords(candidate, format)}, ${raid}, ${perServerWords(perServer, format)}`,
    label,
    drives: drives.value,
    readMs: prediction?.expected.dbRead.value ?? 0,
    usableTb: usableTbOf(candidate),
    href: addressOf('design', id),
    onFront,
  }
}

function usableTbOf({ usable, arrays, perServer }: Candidate): number {
  return (usable.value * arrays.value) / perServer / 1000
}

type Label = NonNullable<ParetoPoint['label']>

/** Labels for the proposal and the ends of the front; more would overlap. */
function labelsOf(
  front: readonly Candidate[],
  proposed: Candidate | null,
  format: Format,
): ReadonlyMap<Candidate, Label> {
  const least = (of: (candidate: Candidate) => number) =>
    front.reduce((best, one) => (of(one) < of(best) ? one : best))
  const nameOf = ({ arrays, array, raid }: Candidate) =>
    `${format.number(shown(arrays))} × ${array.model}, ${raid}`
  const ends: readonly (readonly [Candidate, string])[] = [
    [least(({ drives }) => drives.value), 'fewest drives'],
    [least((one) => -usableTbOf(one)), 'most space'],
    [
      least(({ prediction }) => prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY),
      'fastest',
    ],
  ]
  const labelOf = (one: Candidate, short: string): Label => ({
    full: `${nameOf(one)}: ${short}`,
    short,
  })
  const labels = new Map(ends.map(([end, as]) => [end, labelOf(end, as)]))
  if (proposed) labels.set(proposed, labelOf(proposed, 'proposed'))
  return labels
}

function takeawayOf(unbeaten: number, all: number, format: Format): string {
  return `${format.number(unbeaten)} of ${format.number(all)} designs that hold are beaten by none in drives, reads and space.`
}
