import { Suspense } from 'react'
import type { Sizing } from '../../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { Figure } from '../ui/working.tsx'
import { type IopsSegment, iopsSegments, iopsTakeaway } from './iops-segments.ts'
import { LazyIopsChart } from './lazy-charts.tsx'

type IopsBreakdownProps = {
  readonly sizing: Sizing
  readonly fixed?: { readonly width: number; readonly height: number }
}

/** The load of one server: takeaway, chart, and the table behind it. */
export function IopsBreakdown({ sizing, fixed }: IopsBreakdownProps) {
  const format = useFormat()
  const segments = iopsSegments(sizing, format)
  const takeaway = iopsTakeaway(sizing, format)
  return (
    <figure className="breakdown">
      <figcaption>{takeaway}</figcaption>
      <Suspense fallback={<div className="chart chart-waiting" />}>
        <LazyIopsChart segments={segments} takeaway={takeaway} {...(fixed && { fixed })} />
      </Suspense>
      <table className="figures">
        <caption className="sr">IOPS of one server by part</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">What it is</th>
            <th scope="col">IOPS</th>
          </tr>
        </thead>
        <tbody>
          {segments.slice(0, 3).map((segment) => (
            <SegmentRow key={segment.key} segment={segment} />
          ))}
          <tr className="total">
            <th scope="row">Expected load</th>
            <td>What the server is expected to generate</td>
            <td className="amount">
              <Figure worked={sizing.iops.expectedLoad} />
            </td>
          </tr>
          {segments.slice(3).map((segment) => (
            <SegmentRow key={segment.key} segment={segment} />
          ))}
          <tr className="total">
            <th scope="row">Design requirement</th>
            <td>What the arrays should be able to take</td>
            <td className="amount">
              <Figure worked={sizing.iops.designRequirement} />
            </td>
          </tr>
        </tbody>
      </table>
      <CrossCheck sizing={sizing} />
    </figure>
  )
}

/** The paper's shares and the model fitted to its tests, each against the other. */
function CrossCheck({ sizing }: { sizing: Sizing }) {
  const format = useFormat()
  const { calibrated, expectedLoad, judged } = sizing.iops
  const apart = calibrated.value / expectedLoad.value - 1
  const sign = apart < 0 ? '' : '+'
  return (
    <p className={Math.abs(apart) > 0.1 ? 'warning' : 'footnote'}>
      Cross-check: the model fitted to the published tests expects <Figure worked={calibrated} /> (
      {sign}
      {format.value(Math.round(apart * 1000) / 1000, '%')} against the paper’s shares).{' '}
      {Math.abs(apart) > 0.1 && (
        <>
          They are more than 10 % apart, so arrays are judged by the larger,{' '}
          <Figure worked={judged} />.
        </>
      )}
    </p>
  )
}

function SegmentRow({ segment }: { segment: IopsSegment }) {
  return (
    <tr>
      <th scope="row">
        <span className={`swatch ${segment.key}`} aria-hidden="true" />
        {segment.worked.label}
      </th>
      <td>{segment.meaning}</td>
      <td className="amount">
        <Figure worked={segment.worked} />
      </td>
    </tr>
  )
}
