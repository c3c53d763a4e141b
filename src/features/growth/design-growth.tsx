import { useContext, useEffect } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { Unfinished } from '../../app/unfinished.tsx'
import { keepResult, resultOf, useWork } from '../../app/work.ts'
import type { Design } from '../../engine/designs/index.ts'
import { type Growth, growth } from '../../engine/explore/index.ts'
import { fieldOf, type Plan } from '../../engine/index.ts'
import { IsForPaper } from '../../ui/chart-frame.tsx'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { GrowthFigures } from './growth-figures.tsx'
import { GrowthRate, SizingEndNotice } from './growth-rate.tsx'
import { growthWords, isGrowing } from './growth-words.ts'

const growthField = fieldOf('growth')

/** Order by design: plans that have the same design differ only in names and accepted advice. */
const orders = new WeakMap<Design, ReturnType<typeof newOrder>>()

const newOrder = (plan: Plan, { id }: Design) => ({ job: 'growth', plan, design: id }) as const

function orderOf(plan: Plan, design: Design) {
  const order = orders.get(design) ?? newOrder(plan, design)
  orders.set(design, order)
  return order
}

/** Growth of a design; null until the worker has sized every year of a server design. */
export function growthOf(plan: Plan, design: Design): Growth | null {
  const order = orderOf(plan, design)
  const known = resultOf(order)
  if (known || design.kind !== 'arrays') return known
  const found = growth(plan, design.id)
  keepResult(order, found)
  return found
}

function useGrowth(plan: Plan, design: Design) {
  const growth = growthOf(plan, design)
  const { result, failure } = useWork(orderOf(plan, design))
  return { growth: growth ?? result, failure }
}

type DesignGrowthProps = {
  readonly plan: Plan
  readonly design: Design
  /** Receives the takeaway, for pages that show the takeaway above. */
  readonly onFound?: (takeaway: string) => void
}

const followingServers = 'Following the servers…'

/** How long a design lasts as mailboxes grow, and what to buy afterwards. */
export function DesignGrowth({ plan, design, onFound }: DesignGrowthProps) {
  const { growth, failure } = useGrowth(plan, design)
  const format = useFormat()
  const isPaper = useContext(IsForPaper)
  const takeaway = growth ? growthWords(plan, growth, format) : null
  useEffect(() => {
    if (takeaway !== null) onFound?.(takeaway)
  }, [takeaway, onFound])
  if (!growth) return <Unfinished doing={followingServers} failure={failure} />
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
      <GrowthFigures plan={plan} grown={growth} />
    </>
  )
}

/** Growth in one sentence; with charts only if the design is outgrown. */
export function GrowthInBrief({ plan, design }: Omit<DesignGrowthProps, 'onFound'>) {
  const { growth, failure } = useGrowth(plan, design)
  const format = useFormat()
  if (!growth) return <Unfinished doing={followingServers} failure={failure} />
  return (
    <>
      <p className="wide-measure strong below-4">{growthWords(plan, growth, format)}</p>
      {growth.outgrown !== null && <GrowthFigures plan={plan} grown={growth} />}
    </>
  )
}
