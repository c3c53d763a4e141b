import { useMemo } from 'react'
import { isFieldOfPlan, type Plan, shortTierTitle } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { ownProjectBehind, plansWithMatchedTierIds } from '../store/opened-link.ts'
import { useProject } from '../store/use-project.ts'
import { planChanges } from '../words/plan-changes.ts'
import './opened-link.css'

type Difference = { readonly label: string; readonly here: string; readonly own: string }

/** Number of differences that the summary names. */
const told = 3

/** Differences between an opened plan and the user’s own. */
export function OpenedLinkDifferences() {
  const format = useFormat()
  const own = useProject((now) => ownProjectBehind(now)?.plan)
  const plan = useProject((now) => now.plan)
  const differences = useMemo(
    () => (own ? differencesOf(own, plan, format) : []),
    [own, plan, format],
  )
  if (!own) return null
  if (differences.length === 0)
    return (
      <p className="opened-link breaks on-screen-only">
        All of its answers are those of your own plan.
      </p>
    )
  const first = differences.slice(0, told)
  const more = differences.length > told ? '; …' : ''
  const count = differences.length
  return (
    <details className="opened-link breaks on-screen-only">
      <summary>
        {count === 1 ? '1 answer differs' : `${format.number(count)} answers differ`} from your own
        plan: {first.map(({ label, here, own }) => `${label} ${here} (yours ${own})`).join('; ')}
        {more}
      </summary>
      <DataTable
        caption="What differs from your own plan"
        hidden="caption"
        cards
        className="page-measure"
        rows={differences}
        first={20}
        columns={[
          { head: 'Answer', of: ({ label }) => label, names: true },
          { head: 'This plan', of: ({ here }) => here },
          { head: 'Your own', of: ({ own }) => own },
        ]}
      />
    </details>
  )
}

/** Differences in answers and lists that affect figures or costs, in form order. */
function differencesOf(own: Plan, plan: Plan, format: Format): readonly Difference[] {
  const [before, after] = plansWithMatchedTierIds(own, plan)
  const { answers } = planChanges(before, after, null, format)
  const asked = answers.filter(
    ({ field }) => isFieldOfPlan(field, own) || isFieldOfPlan(field, plan),
  )
  const isMatched = ({ tierIds }: typeof after) => tierIds.every((id) => id < own.tiers.length)
  const tiers = own.tiers.length !== plan.tiers.length || !isMatched(after)
  const lists = [
    ['Own arrays', plan.ownArrays, own.ownArrays],
    ['Kept tests', plan.keptTests, own.keptTests],
    ['Prices of arrays', Object.entries(plan.prices), Object.entries(own.prices)],
  ] as const
  return [
    ...(tiers ? [{ label: 'Tiers', here: tierWords(plan), own: tierWords(own) }] : []),
    ...asked.map(({ field, label, words }) => ({
      label,
      here: isFieldOfPlan(field, plan) ? words.to : 'not asked',
      own: isFieldOfPlan(field, own) ? words.from : 'not asked',
    })),
    ...lists
      .filter(([, here, own]) => JSON.stringify(here) !== JSON.stringify(own))
      .map(([label, here, own]) => ({ label, ...countWords(here.length, own.length, format) })),
  ]
}

function tierWords({ tiers }: Plan): string {
  return tiers.map(shortTierTitle).join(', ')
}

/** Numbers of items in two lists that differ; equal numbers are told to be `not the same`. */
function countWords(here: number, own: number, format: Format) {
  const words = (count: number) => (count === 0 ? 'none' : format.number(count))
  return { here: words(here), own: here === own ? `${words(own)}, not the same` : words(own) }
}
