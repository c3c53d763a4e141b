import { Fragment, useEffect, useMemo } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import { unmetList } from '../../app/words/requirement-words.ts'
import { problemWords } from '../../app/words/words.ts'
import { useWork } from '../../app/work.ts'
import {
  type GrownServers,
  type Growth,
  type Plan,
  type ServerDesign,
  shortTierTitle,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { ServerGrowthCharts } from './server-growth-charts.tsx'
import { serverGrowthWords } from './server-growth-words.ts'
import { useYearsShown } from './years-shown.tsx'
import './growth.css'

type ServerGrowthProps = {
  readonly plan: Plan
  readonly design: ServerDesign
  /** Is told how long they last, where the page says so above. */
  readonly onFound?: (takeaway: string) => void
}

type FollowedServers = Extract<Growth, GrownServers>

const known = new WeakMap<Plan, Map<string, FollowedServers>>()

/** The growth of a plan’s servers, followed once. */
function useServerGrowth(plan: Plan, design: string) {
  const order = useMemo(
    () => (known.get(plan)?.has(design) ? null : ({ job: 'growth', plan, design } as const)),
    [plan, design],
  )
  const { result, failure } = useWork(order)
  if (result?.kind === 'servers')
    known.set(plan, (known.get(plan) ?? new Map()).set(design, result))
  return { growth: known.get(plan)?.get(design), failure }
}

/** How long the servers of a design last while the mailboxes grow, and what is bought after them. */
export function ServersOverYears({ plan, design, onFound }: ServerGrowthProps) {
  const { growth, failure } = useServerGrowth(plan, design.id)
  const format = useFormat()
  const takeaway = growth ? serverGrowthWords(plan, growth, format) : null
  useEffect(() => {
    if (takeaway !== null) onFound?.(takeaway)
  }, [takeaway, onFound])
  if (!growth) return <Unfinished doing="Following the servers…" failure={failure} />
  return (
    <>
      {!onFound && <p className="growth-verdict">{takeaway}</p>}
      <Followed plan={plan} growth={growth} />
    </>
  )
}

/** The same in one sentence and its charts. */
export function ServersOverYearsInBrief({ plan, design }: ServerGrowthProps) {
  const format = useFormat()
  const { growth, failure } = useServerGrowth(plan, design.id)
  const { until } = useYearsShown(plan.growthYears, growth?.years.at(-1)?.year ?? 0)
  if (!growth) return <Unfinished doing="Following the servers…" failure={failure} />
  const { drivesThere, years } = growth
  return (
    <>
      <p className="growth-verdict">{serverGrowthWords(plan, growth, format)}</p>
      {isGrowing(plan) && (
        <ServerGrowthCharts
          years={years.filter(({ year }) => year <= until)}
          drivesThere={drivesThere}
          sizedFor={plan.growthYears}
        />
      )}
    </>
  )
}

/** Whether the years differ, so that a chart of them says anything. */
function isGrowing({ tiers }: Plan): boolean {
  return tiers.some(({ growth }) => growth !== 0)
}

type FollowedProps = { readonly plan: Plan; readonly growth: FollowedServers }

function Followed({ plan, growth }: FollowedProps) {
  const format = useFormat()
  const { growths, end, years } = growth
  const { until, more } = useYearsShown(plan.growthYears, years.at(-1)?.year ?? 0)
  return (
    <>
      <p className="growth-rate">
        The growth of each tier is taken to come over {format.value(plan.growthYears, 'years')},
        each year by the same share, and to go on like that:{' '}
        {growths.map((one, index) => (
          <Fragment key={one.label + index.toString()}>
            {index > 0 && ', '}
            <Figure worked={one} />
            {growths.length > 1 && ` (${titleOfTier(plan, index)})`}
          </Fragment>
        ))}{' '}
        a year. Every year is sized as a plan of its own, its databases counted anew.
      </p>
      {end && (
        <p className="warning">
          In year {format.number(end.year)} the plan can no longer be sized:{' '}
          {end.problems.map((problem) => problemWords(problem, format)).join(' ')}
        </p>
      )}
      <YearsOfServers plan={plan} growth={growth} until={until} />
      <PurchasesOfServers growth={growth} until={until} />
      {more}
    </>
  )
}

function titleOfTier({ tiers }: Plan, index: number): string {
  const tier = tiers[index]
  return tier ? shortTierTitle(tier, index) : ''
}

/** The last year that is shown. */
type Until = { readonly until: number }

function YearsOfServers({ plan, growth, until }: FollowedProps & Until) {
  const format = useFormat()
  const years = growth.years.filter(({ year }) => year <= until)
  return (
    <>
      <ServerGrowthCharts
        years={years}
        drivesThere={growth.drivesThere}
        sizedFor={plan.growthYears}
      />
      <details className="chart-table">
        <summary>The years as a table</summary>
        <DataTable
          caption="What one server needs, year by year"
          hidden="caption"
          frame="What one server needs, year by year"
          rows={years}
          columns={[
            { head: 'Year', of: ({ year }) => (year === 0 ? 'Today' : format.number(year)) },
            { head: 'Mailboxes', bare: true, of: ({ mailboxes }) => mailboxes },
            { head: 'Databases of a DAG', bare: true, of: ({ databases }) => databases },
            { head: 'Drives', bare: true, of: ({ drives }) => drives },
            { head: 'Memory', of: ({ memory }) => memory },
            { head: 'Processors busy', of: ({ processors }) => processors },
            {
              head: 'What lacks then',
              of: ({ lacks }) => (lacks.length > 0 ? unmetList(lacks) : { hint: 'nothing' }),
            },
          ]}
        />
      </details>
    </>
  )
}

/** A count, where there is one. */
const some = (count: Worked): Cell => (count.value > 0 ? count : { hint: 'none' })

const caption = 'Servers and drives to buy, year by year'

/** The servers of the design, and what is added to them. */
function PurchasesOfServers({ growth, until }: Pick<FollowedProps, 'growth'> & Until) {
  const format = useFormat()
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="purchases"
      rows={growth.steps.filter(({ year }) => year <= until)}
      columns={[
        { head: 'Year', of: ({ year }) => (year === 0 ? 'Today' : format.number(year)) },
        { head: 'Servers to buy', bare: true, of: ({ newServers }) => some(newServers) },
        { head: 'Servers in all', bare: true, of: ({ servers }) => servers },
        { head: 'Drives to buy', bare: true, of: ({ newDrives }) => some(newDrives) },
        { head: 'Drives per server', bare: true, of: ({ drivesOnServer }) => drivesOnServer },
        { head: 'Memory per server', of: ({ memory }) => memory },
        {
          head: 'Needed for',
          of: ({ because }) => (because.length > 0 ? unmetList(because) : 'the design itself'),
        },
      ]}
    />
  )
}
