import { useContext } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pageOf } from '../../app/pages.ts'
import { ownArraysPlace } from '../../app/places.ts'
import type { PlanSection, SectionProps } from '../../app/plan-section.tsx'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, type Plan, shortTierTitle } from '../../engine/index.ts'
import { departures } from '../../engine/variants/index.ts'
import { AnswerTable } from '../../features/fields/answer-table.tsx'
import { DepartureLedger } from '../../features/fields/departure-ledger.tsx'

import { IsForPaper } from '../../ui/chart-frame.tsx'
import { controlId } from '../../ui/control.ts'

export const answersSection: PlanSection = {
  id: 'answers',
  title: 'Answers',
  takeaway: (plan, _sizing, format) => {
    const differing = departures(plan).length
    if (differing === 0) return 'Every answer is the default of this version of Exchange.'
    if (differing === 1) return 'One answer differs from its default.'
    return `${format.number(differing)} answers differ from their defaults.`
  },
  Section: Answers,
}

function Answers({ plan }: SectionProps) {
  if (useContext(IsForPaper))
    return (
      <>
        <DepartureLedger plan={plan} />
        <AnswerTable plan={plan} />
      </>
    )
  return (
    <>
      <OwnDepartures plan={plan} />
      <ChangeableAnswers plan={plan} />
    </>
  )
}

/** Answers that differ from their defaults; with buttons to reset and pin in the open plan. */
function OwnDepartures({ plan }: { readonly plan: Plan }) {
  const acts = useProject((now) => now.plan === plan)
  return <DepartureLedger plan={plan} acts={acts} />
}

/** Every answer of a plan, each with a link to change it. */
function ChangeableAnswers({ plan }: { readonly plan: Plan }) {
  return (
    <AnswerTable
      plan={plan}
      change={(field, tier) => (
        <PageLink page={pageOf(field)} at={controlId(field, tier)}>
          Change<span className="sr"> {changeWords(plan, field, tier)}</span>
        </PageLink>
      )}
      changeOwnArrays={
        <PageLink page={ownArraysPlace.step} at={controlId(ownArraysPlace, 0)}>
          Change<span className="sr"> arrays of your own</span>
        </PageLink>
      }
    />
  )
}

/** Label of the link: the answer, and its tier if there are several. */
function changeWords({ tiers }: Plan, { scope, label }: Field, at: number): string {
  const tier = tiers[at]
  return tier && scope === 'tier' && tiers.length > 1
    ? `${label} of ${shortTierTitle(tier, at)}`
    : label
}
