import { Fragment, useEffect, useMemo, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { recommendationOf } from '../../app/store/recommendation.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { problemWords } from '../../app/words/words.ts'
import {
  type Candidate,
  fieldOf,
  type GrownArrays,
  type GrowthTimeline,
  type GrowthYear,
  growArrays,
  growthTimeline,
  type Plan,
  shortTierTitle,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Pending } from '../../ui/whole.tsx'
import { Figure } from '../../ui/working.tsx'
import { GrowthFigures } from './growth-figures.tsx'
import { OutgrownTable } from './growth-table.tsx'
import { growthWords } from './growth-words.ts'

type GrowthSectionProps = {
  readonly live: LiveResults
  readonly candidate: Candidate
}

/** How long the designs of a plan last while its mailboxes grow, and what is bought after one of them. */
export function GrowthSection(props: GrowthSectionProps) {
  // The page comes first: hundreds of designs over twenty years take a moment. Not a deferred value,
  // which everything else that changes on the page would make begin anew.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setReady(true))
    return () => clearTimeout(waiting)
  }, [])
  return (
    <section aria-labelledby="growth-title">
      <h2 id="growth-title">Growth over the years</h2>
      {isReady ? (
        <Growth {...props} />
      ) : (
        <Pending>
          <p className="why">Following the designs…</p>
        </Pending>
      )}
    </section>
  )
}

function Growth({ live: { plan, results }, candidate }: GrowthSectionProps) {
  const { candidates } = recommendationOf(plan, results)
  const { years, end, designs } = useMemo(
    () => growthTimeline(plan, candidates),
    [plan, candidates],
  )
  const grown = useMemo(() => growArrays(candidate, { years, end }), [candidate, years, end])
  return (
    <>
      <YearlyGrowth plan={plan} years={years} end={end} />
      <DesignGrowth plan={plan} grown={grown} />
      <OutgrownTable designs={designs} chosen={candidate} sizedFor={plan.growthYears} />
    </>
  )
}

type OfYears = { readonly plan: Plan; readonly years: readonly GrowthYear[] }

const yearsField = fieldOf('growthYears')

/** How much the mailboxes grow in a year, and where that is answered. */
function YearlyGrowth({ plan, years, end }: OfYears & Pick<GrowthTimeline, 'end'>) {
  const format = useFormat()
  const growths = years[1]?.growths ?? []
  const broken = years.find(({ sizing }) => sizing.broken.length > 0)
  return (
    <>
      <p className="growth-rate">
        The growth of each tier is taken to come over{' '}
        <PageLink page={yearsField.step} at={controlId(yearsField, 0)}>
          {format.value(plan.growthYears, 'years')}
          <span className="sr">, change {yearsField.label}</span>
        </PageLink>
        , each year by the same share, and to go on like that:{' '}
        {growths.map((growth, index) => (
          <Fragment key={growth.label + index.toString()}>
            {index > 0 && ', '}
            <Figure worked={growth} />
            {growths.length > 1 && ` (${titleOfTier(plan, index)})`}
          </Fragment>
        ))}{' '}
        a year.
      </p>
      {broken && (
        <p className="warning">
          {broken.year === 0
            ? 'Already today the plan breaks a limit of Exchange: '
            : `In year ${format.number(broken.year)} the plan breaks a limit of Exchange: `}
          {broken.sizing.broken.map((problem) => problemWords(problem, format)).join(' ')}
        </p>
      )}
      {end && (
        <p className="warning">
          In year {format.number(end.year)} the plan can no longer be sized:{' '}
          {end.problems.map((problem) => problemWords(problem, format)).join(' ')}
        </p>
      )}
    </>
  )
}

type DesignGrowthProps = { readonly plan: Plan; readonly grown: GrownArrays }

/** One design over the years: how long it lasts, and what is bought after it. */
function DesignGrowth({ plan, grown }: DesignGrowthProps) {
  const format = useFormat()
  return (
    <>
      <p className="growth-verdict">{growthWords(plan, grown, format)}</p>
      <GrowthFigures grown={grown} sizedFor={plan.growthYears} currency={plan.currency} />
    </>
  )
}

function titleOfTier({ tiers }: Plan, index: number): string {
  const tier = tiers[index]
  return tier ? shortTierTitle(tier, index) : ''
}
