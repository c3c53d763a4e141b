import { ExampleNote } from '../app/example-note.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { OftenPublic } from '../app/often-public.tsx'
import { pages } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { designsOf, judgedPlan } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { figuresOf } from '../engine/index.ts'
import { AutomaticServers } from '../features/solved/automatic-answer.tsx'
import { findingWords } from '../features/solved/finding-words.ts'
import { Goal } from '../features/solved/goal.tsx'
import { TradeOffs, useTradeOffs } from '../features/solved/trade-offs.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { MarksLegend } from '../ui/marks-key.tsx'

/** What holds beside the plan, and what was passed over and why. */
export function ExplorePage({ live }: { readonly live: LiveResults }) {
  const { plan, results, stale } = live
  const judged = judgedPlan(plan, results)
  const { proposed } = designsOf(plan, results)
  const present = proposed && figuresOf(proposed, results.sizing.databases.dags?.value ?? 1)
  const tradeOffs = useTradeOffs(judged)
  const format = useFormat()
  return (
    <article className="plan explore">
      <h1 tabIndex={-1}>{pages.explore.title}</h1>
      <p>
        <strong>
          {tradeOffs.found
            ? findingWords(plan, present, tradeOffs.found, format)
            : 'Every number of servers is tried.'}
        </strong>
      </p>
      <p className="why">
        Below: every number of servers that holds, and why the others do not. Or turn one answer in{' '}
        <PageLink page="what-if">{pages['what-if'].title}</PageLink>, set plans side by side in{' '}
        <PageLink page="compare">{pages.compare.title}</PageLink>, or see what{' '}
        <PageLink page="existing-arrays">hardware that you have already</PageLink> carries.
      </p>
      <ExampleNote />
      {stale && <StaleNote>What is explored is the last plan that could be computed.</StaleNote>}
      <OftenPublic plan={plan} results={results}>
        <Goal />
        <AutomaticServers />
        <TradeOffs
          plan={plan}
          judged={judged}
          present={present}
          acts={!stale}
          tradeOffs={tradeOffs}
          otherwise={<PlanSuggestions live={live} />}
        />
        <MarksLegend />
      </OftenPublic>
    </article>
  )
}
