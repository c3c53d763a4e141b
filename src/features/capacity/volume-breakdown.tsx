import { inSentence, type Sizing } from '../../engine/index.ts'
import { LazyStackedChart } from '../../ui/charts/lazy-charts.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { partsAddUp, volumeBars, volumeParts, volumeTakeaway } from './volume-parts.ts'

type VolumeBreakdownProps = {
  readonly sizing: Sizing
  /** Width of the chart in CSS pixels, for paper. */
  readonly width?: number
}

/** What the space of a database's volumes is for: takeaway, chart, and the table behind it. */
export function VolumeBreakdown({ sizing, width }: VolumeBreakdownProps) {
  const format = useFormat()
  const takeaway = volumeTakeaway(sizing, format)
  return (
    <figure className="breakdown">
      <figcaption>{takeaway}</figcaption>
      <LazyStackedChart
        parts={volumeParts}
        bars={volumeBars(sizing, format)}
        unit="GB"
        takeaway={takeaway}
        {...(width !== undefined && { width })}
      />
      <PartTable sizing={sizing} />
      {!partsAddUp(sizing) && (
        <p className="footnote">
          Each figure is rounded by itself, so the parts need not add up to the last digit.
        </p>
      )}
    </figure>
  )
}

function PartTable({ sizing: { volumes } }: { sizing: Sizing }) {
  const all = volumes.ofDatabase
  const used = volumeParts.filter((part) => all.some(({ parts }) => parts[part.key]))
  return (
    <table className="figures parts">
      <caption className="sr">Space of the volumes of one database by part</caption>
      <thead className={all.length > 1 ? undefined : 'sr'}>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">What it is</th>
          {all.map(({ size, holds }) => (
            <th key={holds} scope="col" className="amount">
              {size.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used.map((part) => (
          <tr key={part.key}>
            <th scope="row">
              <span className={`swatch ${part.look}`} aria-hidden="true" />
              {part.name}
            </th>
            <td>{part.meaning}</td>
            {all.map((volume) => {
              const worked = volume.parts[part.key]
              const where = all.length > 1 ? { of: inSentence(volume.size.label) } : {}
              return (
                <td key={volume.holds} className="amount">
                  {worked && <Figure worked={{ ...worked, ...where }} />}
                </td>
              )
            })}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">Size</th>
          <td>What is provided for one database</td>
          {all.map(({ size, holds }) => (
            <td key={holds} className="amount">
              <Figure worked={{ ...size, of: 'one database' }} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
