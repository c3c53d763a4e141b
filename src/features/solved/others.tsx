import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { currencyName } from '../../app/words/currency.ts'
import { useFound } from '../../app/work.ts'
import {
  type Design,
  type Picks,
  type Plan,
  roomFor,
  type SolvedLayout,
  solvedKeys,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { rangesWords, serversWords } from './layout-words.ts'
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
      {fewer ? (
        <Other
          currency={plan.currency}
          name="Fewer drives"
          why=""
          layout={fewer}
          take={() => applyPlan({ ...plan, ranking: 'drives' }, 'fewest drives')}
          acts={acts}
        />
      ) : (
        <Offer
          title={`Fewer drives: nothing holds with fewer than ${format.text(design.drivesInAll)}`}
          why={`Tried: ${rangesWords(found.triedForDrives, format)}.`}
          take={null}
        />
      )}
      {room && isOwn(plan, room) ? (
        <Offer title={roomWords(room, format)} why="" take={null} />
      ) : room ? (
        <Other
          currency={plan.currency}
          name="More room"
          why={roomWords(room, format)}
          layout={room}
          take={() => applyPlan({ ...plan, ...room.gives }, 'more room')}
          acts={acts}
        />
      ) : (
        <Offer
          title={`More room: nothing holds ${format.value(roomFor, '%')} more mailboxes`}
          why={`Tried: ${rangesWords(found.triedForRoom, format)}.`}
          take={null}
        />
      )}
    </>
  )
}

/** Whether a layout is that of the plan, so that there is nothing to take. */
function isOwn(plan: Plan, { gives }: SolvedLayout): boolean {
  return solvedKeys.every((key) => [undefined, plan[key]].includes(gives[key]))
}

type OtherProps = {
  /** What its cost is in. */
  readonly currency: string
  readonly name: string
  readonly why: string
  readonly layout: SolvedLayout
  readonly take: () => void
  readonly acts: boolean
}

function Other({ currency, name, why, layout, take, acts }: OtherProps) {
  const format = useFormat()
  return (
    <Offer
      title={`${name}: ${figuresWords(layout.figures, currency, format)}`}
      why={why}
      take={acts ? { words: serversWords(layout.figures, format), act: take } : null}
    />
  )
}

/** What a layout with more room has it for, and what that takes: servers stay, drives are counted anew. */
export function roomWords(
  { figures, drivesThen }: NonNullable<Picks['room']>,
  format: Format,
): string {
  const drives =
    drivesThen === figures.drives
      ? 'the same drives'
      : `${format.value(drivesThen, 'drives')} in all`
  return `Room for at least ${format.value(roomFor, '%')} more mailboxes on these servers, with ${drives}.`
}

function figuresWords(
  { servers, drives, cost }: SolvedLayout['figures'],
  currency: string,
  format: Format,
): string {
  const parts = [format.value(servers, 'servers'), format.value(drives, 'drives')]
  const price = cost === null ? [] : [`${format.number(cost, 0)} ${currencyName(currency)}`.trim()]
  return [...parts, ...price].join(', ')
}
