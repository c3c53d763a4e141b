import { isGaugeFarFromFull, wordByGaugeState } from '../../app/answer/gauge-states.ts'
import type { Gauge, PlanAnswer, TotalCost } from '../../app/answer/plan-answer.ts'
import { TermLink } from '../../app/term-link.tsx'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { asShown, type Worked } from '../../engine/index.ts'
import { Figure } from '../../ui/working.tsx'
import './gauges.css'

/** Used shares of the proposed or nearest design, and the total cost if every price is known. */
export function GaugeList({ gauges, cost }: Pick<PlanAnswer, 'gauges' | 'cost'>) {
  if (gauges.length === 0 && !cost) return null
  return (
    <dl className="gauges">
      {gauges.map((gauge) => (
        <OneGauge key={gauge.code} {...gauge} />
      ))}
      {cost && <CostGauge {...cost} />}
    </dl>
  )
}

function CostGauge({ total, currency }: TotalCost) {
  return (
    <div className="gauge">
      <dt>Cost</dt>
      <dd>
        <strong>
          <Figure worked={total} />
        </strong>
        <span className="compared block small-print close">
          {shortCurrencyName(currency)} in all, by your prices
        </span>
      </dd>
    </div>
  )
}

function OneGauge({ label, used, word, count, compared, state, limitAt }: Gauge) {
  const isFar = isGaugeFarFromFull({ state, used })
  const shown = count ?? used
  return (
    <div className={`gauge ${isFar ? 'ok' : state}`}>
      <dt className="small-print">{label}</dt>
      <dd>
        <strong>{shown ? <Figure worked={shown} /> : word}</strong>
        {wordByGaugeState[state] && (
          <em>
            {state === 'binds' ? (
              <TermLink id="binds">{isFar ? 'fullest' : 'binds'}</TermLink>
            ) : (
              wordByGaugeState[state]
            )}
          </em>
        )}
        {used && <Bar used={used} limitAt={limitAt} />}
        <span className="compared block small-print close">{compared}</span>
      </dd>
    </div>
  )
}

function Bar({ used, limitAt }: { readonly used: Worked<'%'>; readonly limitAt: number | null }) {
  return (
    <span className="bar" aria-hidden="true">
      <span className="used" style={{ inlineSize: `${barShare(used)}%` }} />
      {limitAt !== null && (
        <span className="limit" style={{ insetInlineStart: `${limitAt * 100}%` }} />
      )}
    </span>
  )
}

/** Width of the used part of a gauge's bar in %, cut at 100; the figure beside it is not cut. */
function barShare(used: Worked<'%'>): number {
  return Math.min(100, Math.max(0, asShown(used) * 100))
}
