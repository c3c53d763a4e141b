import { Fragment, useContext, useEffect } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { JobStatus } from '../../app/job-status.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import { jobResultOf, keepJobResult, useJob } from '../../app/work/use-work.ts'
import type { Design } from '../../engine/designs/index.ts'
import { type GrowthOfDesign, growth } from '../../engine/explore/index.ts'
import { fieldOf, type Plan, shortTierTitle, type Worked } from '../../engine/index.ts'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { GrowthChartsAndTables } from './growth-figures.tsx'
import { growthWords, isGrowing } from './growth-words.ts'

const growthField = fieldOf('growth')

/** Worker orders by design: plans with one design differ only in names and accepted advice. */
const orders = new WeakMap<Design, ReturnType<typeof newOrder>>()

const newOrder = (plan: Plan, { id }: Design) => ({ job: 'growth', plan, design: id }) as const

function orderOf(plan: Plan, design: Design) {
  const order = orders.get(design) ?? newOrder(plan, design)
  orders.set(design, order)
  return order
}

/** Years of a growing plan on a design; null until the worker has sized each of a server design. */
export function cachedGrowth(plan: Plan, design: Design): GrowthOfDesign | null {
  const order = orderOf(plan, design)
  const known = jobResultOf(order)
  if (known || design.kind !== 'arrays') return known
  const found = growth(plan, design.id)
  keepJobResult(order, found)
  return found
}

function useGrowth(plan: Plan, design: Design) {
  const growth = cachedGrowth(plan, design)
  const { result, failure } = useJob(orderOf(plan, design))
  return { growth: growth ?? result, failure }
}

type DesignGrowthProps = {
  readonly plan: Plan
  readonly design: Design
  /** Called with the takeaway once known, by pages that show it above the section. */
  readonly onFound?: (takeaway: string) => void
}

const followingServers = 'Following the servers…'

export function DesignGrowth({ plan, design, onFound }: DesignGrowthProps) {
  const { growth, failure } = useGrowth(plan, design)
  const format = useFormat()
  const isPaper = useContext(IsForPaperContext)
  const takeaway = growth ? growthWords(plan, growth, format) : null
  useEffect(() => {
    if (takeaway !== null) onFound?.(takeaway)
  }, [takeaway, onFound])
  if (!growth) return <JobStatus doing={followingServers} failure={failure} />
  return (
    <>
      {!onFound && <p className="wide-measure strong below-4">{takeaway}</p>}
      {!isGrowing(plan) && !isPaper && (
        <p className="hint">
          To follow the years, enter{' '}
          <PageLink page={growthField.step} at={controlId(growthField, 0)}>
            the growth of a tier
          </PageLink>
          .
        </p>
      )}
      {isGrowing(plan) &&
        (growth.kind === 'arrays' ? (
          <GrowthRate plan={plan} growths={null} isLinked={!onFound} />
        ) : (
          <>
            <GrowthRate
              plan={plan}
              growths={growth.growths}
              isLinked={!onFound}
              note="Every year is sized as a plan of its own, its databases counted anew."
            />
            <SizingEndNotice end={growth.end} />
          </>
        ))}
      <GrowthChartsAndTables plan={plan} grown={growth} />
    </>
  )
}

/** Sentence on how long a design is enough; with charts only if the plan outgrows it. */
export function GrowthInBrief({ plan, design }: Omit<DesignGrowthProps, 'onFound'>) {
  const { growth, failure } = useGrowth(plan, design)
  const format = useFormat()
  if (!growth) return <JobStatus doing={followingServers} failure={failure} />
  return (
    <>
      <p className="wide-measure strong below-4">{growthWords(plan, growth, format)}</p>
      {growth.outgrown !== null && <GrowthChartsAndTables plan={plan} grown={growth} />}
    </>
  )
}

type GrowthSectionProps = {
  readonly live: LiveResults
  readonly design: Design
}

export function GrowthSection({ live, design }: GrowthSectionProps) {
  return (
    <section aria-labelledby="growth-title">
      <h2 id="growth-title">Growth over the years</h2>
      <DesignGrowth plan={live.plan} design={design} />
    </section>
  )
}

type GrowthRateProps = {
  readonly plan: Plan
  /** Yearly growth of each tier; null to leave the rates out. */
  readonly growths: readonly Worked<'%'>[] | null
  /** True to link the number of years to its field. */
  readonly isLinked: boolean
  readonly note?: string
}

function GrowthRate({ plan, growths, isLinked, note = '' }: GrowthRateProps) {
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

/** Warning with the year from which a growing plan cannot be sized; nothing if there is none. */
function SizingEndNotice({ end }: Pick<GrowthOfDesign, 'end'>) {
  const format = useFormat()
  if (!end) return null
  return (
    <p className="warning">
      In year {format.number(end.year)} the plan can no longer be sized:{' '}
      {end.problems.map((problem) => problemWords(problem, format)).join(' ')}
    </p>
  )
}
