import { holdingNouns } from '../../app/words/server-words.ts'
import { type Plan, type SizedByRoles, shown, type Worked } from '../../engine/index.ts'
import {
  askedFailure,
  type Holding,
  highestProcessorUse,
  serverDesigns,
} from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { siteInSentence } from './group-words.ts'
import { worstHoldings } from './worst-holdings.ts'
import './gauges.css'

type GaugesProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** How far the proposed design, or what comes nearest, is used up by all it must hold. */
export function Gauges({ plan, sizing }: GaugesProps) {
  const { designs, proposed } = serverDesigns(plan, sizing)
  const design = proposed ?? designs[0]
  if (!design) return null
  return (
    <dl className="gauges">
      {worstHoldings(design.holds).map((holding) => (
        <Gauge
          key={holding.code}
          holding={holding}
          plan={plan}
          isBinding={holding.code === design.binding.code}
        />
      ))}
    </dl>
  )
}

type GaugeProps = {
  readonly plan: Plan
  readonly holding: Holding
  readonly isBinding: boolean
}

/** One gauge: its share, a bar up to the limit, and the two figures it compares. */
function Gauge({ plan, holding, isBinding }: GaugeProps) {
  const format = useFormat()
  const { code, holds } = holding
  const used = holding.busy ?? holding.used
  return (
    <div className={holds ? (isBinding ? 'gauge binds' : 'gauge') : 'gauge broken'}>
      <dt>
        {holdingNouns[code]}
        {!holds ? <em>does not hold</em> : isBinding && <em>binds</em>}
      </dt>
      <dd>
        {used ? (
          <Used used={used} ceiling={holding.busy ? highestProcessorUse.value : null} />
        ) : (
          <Kept {...holding} />
        )}
        <span className="compared">{comparedWords(plan, holding, format)}</span>
      </dd>
    </div>
  )
}

type UsedProps = {
  readonly used: Worked<'%'>
  /** Where on the bar it should end; null where at its end. */
  readonly ceiling: number | null
}

function Used({ used, ceiling: mark }: UsedProps) {
  return (
    <>
      <strong>
        <Figure worked={used} />
      </strong>
      <span className="bar" aria-hidden="true">
        <span className="used" style={{ inlineSize: `${barShare(used)}%` }} />
        {mark !== null && <span className="limit" style={{ insetInlineStart: `${mark * 100}%` }} />}
      </span>
    </>
  )
}

/** As long as the bar: what is beyond it is told by the figure. */
function barShare(used: Worked<'%'>): number {
  return Math.min(100, Math.max(0, shown(used) * 100))
}

function Kept({ holds }: Holding) {
  return <strong>{holds ? 'survived' : 'not survived'}</strong>
}

function comparedWords(plan: Plan, holding: Holding, format: Format): string {
  const { code, required, available, group, holds } = holding
  const where = group ? `, ${siteInSentence(group, format)}` : ''
  if (code === 'failures')
    return holds
      ? `asked for: ${askedFailure(plan)}; tried on the placement`
      : `${askedFailure(plan)}: ${format.text(available)} of ${format.text(required)} are left`
  const of = `${format.text(required)} of ${format.text(available)}`
  return holding.busy ? `in the worst case; 80 % at most${where}` : `${of}${where}`
}
