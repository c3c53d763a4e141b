import { PageLink } from '../../app/frame/page-link.tsx'
import { adviceOf } from '../../app/store/advice.ts'
import { acknowledge } from '../../app/store/project.ts'
import { type LiveResults, useProject } from '../../app/store/use-project.ts'
import { type Advice, adviceCodes, fieldOf, type Plan, shortTierTitle } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import {
  type AdviceGroup,
  countWords,
  groupsOf,
  isAccepted,
  severityNouns,
} from './advice-groups.ts'
import { AdviceText } from './advice-text.tsx'
import { adviceWords } from './advice-words.ts'
import { NotModelledList } from './not-modelled-list.tsx'

/** What the plan is advised on, each with the way to mend or to accept it. */
export function PlanAdvice({ live: { plan, results } }: { live: LiveResults }) {
  const format = useFormat()
  // What is accepted is kept even while the answers contradict each other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  const groups = groupsOf(adviceOf(plan, results))
  return (
    <section aria-labelledby="advice-title">
      <h2 id="advice-title">Advice</h2>
      <p className="why">{countWords(groups, adviceCodes.length, now, format)}</p>
      {groups.length > 0 && (
        <ul className="advice-list">
          {groups.map((group) => (
            <AdviceItem key={group.code} group={group} plan={now} />
          ))}
        </ul>
      )}
      <details className="not-modelled-fold">
        <summary>What is not modelled</summary>
        <NotModelledList />
      </details>
    </section>
  )
}

type AdviceItemProps = { readonly group: AdviceGroup; readonly plan: Plan }

/** Advice of one code; folded away once it is accepted. */
function AdviceItem({ group, plan }: AdviceItemProps) {
  const { code, severity, advice } = group
  const format = useFormat()
  const accepted = isAccepted(group, plan)
  const title = adviceWords(group.advice[0], plan, format).title
  return (
    <li className={accepted ? 'advice accepted' : `advice ${severity}-advice`}>
      <details open={!accepted}>
        <summary>
          <span className="severity">{severityNouns[severity]}</span> <strong>{title}</strong>
        </summary>
        <AdviceText
          group={group}
          plan={plan}
          mend={(one) => <MendLink advice={one} plan={plan} />}
        />
        <p>
          <SourceNote source={advice[0].source} />
        </p>
      </details>
      {severity !== 'limit' && (
        <label className="accept">
          <input
            type="checkbox"
            aria-label={`Accepted: ${title}`}
            checked={accepted}
            onChange={(event) => acknowledge(code, event.target.checked)}
          />
          Accepted
        </label>
      )}
    </li>
  )
}

/** Leads to the answer that mends it; says whose where there are several tiers. */
function MendLink({ advice: { answer, tier: at }, plan }: { advice: Advice; plan: Plan }) {
  if (answer === null) return null
  const field = fieldOf(answer)
  const tier = at === null || plan.tiers.length === 1 ? undefined : plan.tiers[at]
  return (
    <PageLink page={field.step} at={controlId(field, at ?? 0)} className="mend">
      Go to {field.label}
      {tier && ` of ${shortTierTitle(tier, at ?? 0)}`}
    </PageLink>
  )
}
