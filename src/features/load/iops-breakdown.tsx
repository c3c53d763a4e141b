import type { SectionProps } from '../../app/plan-section.tsx'
import { type Sizing, shareAsShown } from '../../engine/index.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyStackedChart } from '../../ui/lazy-charts.ts'
import { stackedHeight, stackedReadings } from '../../ui/stacked-parts.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Figure } from '../../ui/working.tsx'
import {
  iopsBars,
  iopsCases,
  iopsCasesDrawnAsBars,
  iopsPartDefinitions,
  iopsTakeaway,
} from './iops-cases.ts'
import { IopsCaseTable, LoadPartTable } from './iops-tables.tsx'

export function IopsBreakdown({ plan, sizing }: SectionProps) {
  const format = useFormat()
  const cases = iopsCases(plan, sizing)
  const drawn = iopsCasesDrawnAsBars(cases)
  const leftOut = cases.length - drawn.length
  const bars = iopsBars(drawn, sizing, format)
  // On phones the table is drawn as cards without headings, so the chart needs a legend.
  const isKeyed = useMedia('screen and (width < 44rem)') && cases.length > 1
  return (
    <ChartFrame
      takeaway={iopsTakeaway(cases, sizing, format)}
      name="Load of one server"
      height={stackedHeight(bars)}
      readings={stackedReadings(iopsPartDefinitions, bars, 'IOPS')}
      className={[leftOut > 0 && 'long', isKeyed && 'keyed'].filter(Boolean).join(' ')}
      notes={
        leftOut > 0 && (
          <p className="footnote">
            The chart leaves out {format.number(leftOut)} cases between all servers up and the last
            three; the table has them.
          </p>
        )
      }
      table={
        <>
          {cases.length > 1 ? (
            <IopsCaseTable cases={cases} sizing={sizing} />
          ) : (
            <LoadPartTable sizing={sizing} />
          )}
          <Reads sizing={sizing} />
          <Throughput sizing={sizing} />
          <CrossCheck sizing={sizing} />
        </>
      }
    >
      {(size) => (
        <LazyStackedChart size={size} parts={iopsPartDefinitions} bars={bars} unit="IOPS" />
      )}
    </ChartFrame>
  )
}

/** Footnote with the share of reads in the transactional load. */
function Reads({ sizing: { iops } }: { sizing: Sizing }) {
  const format = useFormat()
  const share = shareAsShown(iops.reads.value / iops.transactional.value)
  return (
    <p className="footnote">
      Of the transactional load <Figure worked={iops.reads} />, {format.value(share, '%')}, are
      database reads; the rest are writes.
    </p>
  )
}

/** Footnote on background maintenance in MB/s, for versions that count no IOPS for it. */
function Throughput({ sizing: { iops } }: { sizing: Sizing }) {
  if (!iops.maintenanceThroughput) return null
  return (
    <p className="footnote">
      Background maintenance reads <Figure worked={iops.maintenanceThroughput} /> in sequence on top
      of this load; it counts by its throughput and not in IOPS.
    </p>
  )
}

/** Note that compares the load by EqualLogic's shares with the fitted model; Exchange 2010 only. */
function CrossCheck({ sizing }: { sizing: Sizing }) {
  const format = useFormat()
  const { calibrated, expectedLoad, judged } = sizing.iops
  if (!calibrated) return null
  const apart = calibrated.value / expectedLoad.value - 1
  const limit = { most: 0.1 }
  // A difference of loads that rounds to 0 has no sign.
  const shownApart = Math.sign(apart) * shareAsShown(Math.abs(apart), limit) || 0
  const sign = shownApart > 0 ? '+' : ''
  return (
    <p className={Math.abs(apart) > 0.1 ? 'warning' : 'footnote'}>
      Cross-check: the model fitted to the published tests expects <Figure worked={calibrated} />
      {calibrated.band &&
        `, ${format.number(calibrated.band[0], 0)} to ${format.number(calibrated.band[1], 0)} with its band`}
      {shownApart === 0
        ? ', as much as by the paper.'
        : ` (${sign}${format.value(shownApart, '%')} against what the paper expects).`}{' '}
      {judged !== expectedLoad && (
        <>
          Arrays are judged by{' '}
          {judged.value === calibrated.value
            ? 'the larger'
            : 'what fewer messages would give, more than both'}
          , <Figure worked={judged} />.
        </>
      )}
      {judged === expectedLoad && Math.abs(apart) > 0.1 && (
        <>
          They are more than 10 % apart; arrays are judged by the larger, the paper’s{' '}
          <Figure worked={judged} />.
        </>
      )}
    </p>
  )
}
