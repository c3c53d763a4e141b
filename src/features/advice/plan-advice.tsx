import { PageLink } from '../../app/frame/page-link.tsx'
import { pageIdOfField } from '../../app/routes/pages.ts'
import { setAcceptedAdvice } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  acceptedCodesAfterChange,
  isAdviceAccepted,
  severityLooks,
  severityNouns,
} from '../../app/words/advice-words.ts'
import { sentenceText } from '../../app/words/sentence-text.ts'
import { aspectsNotModelledForPlan } from '../../engine/checks/index.ts'
import { type Advice, fieldOf, type Plan, shortTierTitle } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { AdviceText } from './advice-text.tsx'

type AdviceListProps = { readonly plan: Plan; readonly advice: readonly Advice[] }

export function AdviceList({ plan, advice }: AdviceListProps) {
  // Accepted advice is read from the store: `plan` is outdated while answers contradict each other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  return (
    <>
      {advice.length > 0 && (
        <ul className="bare-list">
          {advice.map((one) => (
            <AdviceItem key={one.code} advice={one} plan={now} />
          ))}
        </ul>
      )}
      <details className="page-measure line-above">
        <summary>What is not modeled</summary>
        <NotModelledList plan={plan} />
      </details>
    </>
  )
}

/** List of what Spindle does not model and no figure of a plan contains, each with its source. */
export function NotModelledList({ plan }: { readonly plan: Plan }) {
  return (
    <ul className="not-modelled ranges stack gap-1 wide-measure above-2">
      {aspectsNotModelledForPlan(plan).map(({ text, source }) => (
        <li key={text}>
          {text} <SourceNote source={source} />
        </li>
      ))}
    </ul>
  )
}

type AdviceItemProps = { readonly advice: Advice; readonly plan: Plan }

function AdviceItem({ advice, plan }: AdviceItemProps) {
  const { code, severity, answer, source } = advice
  const format = useFormat()
  const accepted = isAdviceAccepted(advice, plan)
  const title = sentenceText(advice.title, format)
  return (
    <li className={accepted ? 'advice page-measure accepted' : 'advice page-measure'}>
      <details className="roomy" open={!accepted}>
        <summary>
          <span className={severityLooks[accepted ? 'note' : severity]}>
            {severityNouns[severity]}
          </span>{' '}
          <strong>{title}</strong>
        </summary>
        <AdviceText
          advice={advice}
          fix={({ tier }) => answer !== null && <FixLink answer={answer} tier={tier} plan={plan} />}
        />
        <p>
          <SourceNote source={source} />
        </p>
      </details>
      {severity !== 'limit' && (
        <label className="accept choice">
          <input
            type="checkbox"
            aria-label={`Accepted: ${title}`}
            checked={accepted}
            onChange={({ target }) =>
              setAcceptedAdvice(acceptedCodesAfterChange(code, target.checked, plan))
            }
          />
          Accepted
        </label>
      )}
    </li>
  )
}

type FixLinkProps = { readonly answer: string; readonly tier: number | null; readonly plan: Plan }

function FixLink({ answer, tier: at, plan }: FixLinkProps) {
  const field = fieldOf(answer)
  const tier = at === null || plan.tiers.length === 1 ? undefined : plan.tiers[at]
  return (
    <PageLink page={pageIdOfField(field)} at={controlId(field, at ?? 0)} className="fix">
      Go to {field.label}
      {tier && ` of ${shortTierTitle(tier, at ?? 0)}`}
    </PageLink>
  )
}
