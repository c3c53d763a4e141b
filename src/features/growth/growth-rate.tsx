import { Fragment } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { problemWords } from '../../app/words/words.ts'
import type { Growth } from '../../engine/explore/index.ts'
import { fieldOf, type Plan, shortTierTitle, type Worked } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type GrowthRateProps = {
  readonly plan: Plan
  /** Growth of each tier per year; null to leave the rates out. */
  readonly growths: readonly Worked<'%'>[] | null
  /** True to link the years to their field. */
  readonly isLinked: boolean
  /** Sentence on how the years are sized. */
  readonly note?: string
}

export function GrowthRate({ plan, growths, isLinked, note = '' }: GrowthRateProps) {
  const format = useFormat()
  const years = format.value(plan.growthYears, 'years')
  return (
    <p className="wide-measure below-3">
      The growth of each tier is taken to come over {isLinked ? <YearsLink years={years} /> : years}
      , each year by the same share, and to go on like that
      {growths && (
        <>
          :{' '}
          {growths.map((growth, index) => (
            <Fragment key={growth.label + index.toString()}>
              {index > 0 && ', '}
              <Figure worked={growth} />
              {growths.length > 1 && ` (${titleOfTier(plan, index)})`}
            </Fragment>
          ))}{' '}
          a year
        </>
      )}
      .{note && ` ${note}`}
    </p>
  )
}

const yearsField = fieldOf('growthYears')

function YearsLink({ years }: { readonly years: string }) {
  return (
    <PageLink page={yearsField.step} at={controlId(yearsField, 0)}>
      {years}
      <span className="sr">, change {yearsField.label}</span>
    </PageLink>
  )
}

function titleOfTier({ tiers }: Plan, index: number): string {
  const tier = tiers[index]
  return tier ? shortTierTitle(tier, index) : ''
}

/** Warning with the year from which the plan can no longer be sized; nothing if none. */
export function SizingEndNotice({ end }: Pick<Growth, 'end'>) {
  const format = useFormat()
  if (!end) return null
  return (
    <p className="warning">
      In year {format.number(end.year)} the plan can no longer be sized:{' '}
      {end.problems.map((problem) => problemWords(problem, format)).join(' ')}
    </p>
  )
}
