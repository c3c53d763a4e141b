import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import { type Design, type Picks, type Plan, roomFor } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Offer } from './offer.tsx'

type OthersProps = {
  readonly plan: Plan
  /** What is proposed; null where nothing holds. */
  readonly design: Design | null
  readonly acts: boolean
}

const known = new WeakMap<Plan, Picks>()

/** What could be had instead of the design, each with what it takes: fewer drives, more room. */
export function Others({ plan, design, acts }: OthersProps) {
  const isLeft = plan.automatic.length > 0
  const order = useMemo(
    () => (design && isLeft ? ({ job: 'picks', plan } as const) : null),
    [plan, design, isLeft],
  )
  const { found, failure } = useFound(known, plan, order)
  const format = useFormat()
  if (!order || !design) return null
  if (!found) return <Unfinished doing="Looking for other designs…" failure={failure} />
  const { drives, room } = found
  const fewer = drives && drives.figures.drives < design.drivesInAll.value ? drives : null
  return (
    <>
      {fewer && (
        <Other
          name="Fewer drives"
          why=""
          layout={fewer}
          take={() => applyPlan({ ...plan, ranking: 'drives' }, 'fewest drives')}
          acts={acts}
        />
      )}
      {room && (
        <Other
          name="More room"
          why={`Holds ${format.value(roomFor, '%')} more mailboxes as well. `}
          layout={room}
          take={() => applyPlan({ ...plan, ...room.gives }, 'more room')}
          acts={acts}
        />
      )}
    </>
  )
}

type OtherProps = {
  readonly name: string
  readonly why: string
  readonly layout: NonNullable<Picks['drives']>
  readonly take: () => void
  readonly acts: boolean
}

function Other({ name, why, layout, take, acts }: OtherProps) {
  const format = useFormat()
  return (
    <Offer
      title={`${name}: ${figuresWords(layout.figures, format)}`}
      why={why}
      take={acts ? { words: name.toLowerCase(), act: take } : null}
    />
  )
}

function figuresWords(
  { servers, drives, cost }: NonNullable<Picks['drives']>['figures'],
  format: Format,
): string {
  const parts = [format.value(servers, 'servers'), format.value(drives, 'drives')]
  return [...parts, ...(cost === null ? [] : [format.number(cost)])].join(', ')
}
