import { useMemo, useState } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { currencyName } from '../../app/words/currency.ts'
import { useFound } from '../../app/work.ts'
import {
  automaticKeys,
  type Design,
  inSentence,
  mayBeAutomatic,
  type Picks,
  type Plan,
  roomFor,
  type SolvedLayout,
  withAutomatic,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { changeWords } from './layout-words.ts'
import { Offer } from './offer.tsx'
import './named-picks.css'

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
          why=""
          take={null}
        />
      )}
      {room ? (
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
          why=""
          take={null}
        />
      )}
    </>
  )
}

const knownOfAll = new WeakMap<Plan, Picks>()

type NamedPicksProps = Omit<OthersProps, 'design'> & {
  /** The plan that was judged, which differs from it at most in names and in what is accepted. */
  readonly judged: Plan
}

/** Three designs by name, of all numbers that could be left to the program, whichever are. */
export function NamedPicks({ plan, judged, acts }: NamedPicksProps) {
  const order = useMemo(() => {
    const left = automaticKeys.filter((key) => mayBeAutomatic(judged, key))
    const of = left.reduce((now, key) => withAutomatic(now, key, true), judged)
    return { job: 'picks', plan: of } as const
  }, [judged])
  const { found, failure } = useFound(knownOfAll, judged, order)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const shown = found ?? last
  return (
    <>
      {shown && <ThreePicks plan={plan} acts={acts && !!found} found={shown} />}
      {!found && <Unfinished doing="Looking for other designs…" failure={failure} />}
    </>
  )
}

/** The same, of what was found. */
export function ThreePicks({
  plan,
  acts,
  found: { servers, drives, room },
}: Omit<OthersProps, 'design'> & { readonly found: Picks }) {
  const format = useFormat()
  const named = [
    { name: 'Fewest servers', layout: servers },
    { name: 'Fewest drives', layout: drives },
    { name: 'More room', layout: room },
  ].flatMap(({ name, layout }) =>
    layout ? [{ name, layout, change: changeWords(plan, layout.gives, format) }] : [],
  )
  const isSame = (one: (typeof named)[number]) => (other: typeof one) => other.change === one.change
  const first = named.filter((one) => named.find(isSame(one)) === one)
  return (
    <div className="named-picks">
      {first.map((one) => {
        const { layout, change } = one
        const names = named.filter(isSame(one)).map(({ name }) => name)
        const why = room && names.includes('More room') ? `${roomWords(room, format)} ` : ''
        return (
          <Other
            key={one.name}
            currency={plan.currency}
            taken={one.name}
            name={[one.name, ...names.slice(1).map(inSentence)].join(', ')}
            why={`${why}${change ? `Changes ${change}.` : 'This plan has it.'}`}
            layout={layout}
            take={() => applyPlan({ ...plan, ...layout.gives }, change)}
            acts={acts && change !== ''}
          />
        )
      })}
    </div>
  )
}

type OtherProps = {
  /** What its cost is in. */
  readonly currency: string
  readonly name: string
  /** What is taken, where not what it is called. */
  readonly taken?: string
  readonly why: string
  readonly layout: SolvedLayout
  readonly take: () => void
  readonly acts: boolean
}

function Other({ currency, name, taken = name, why, layout, take, acts }: OtherProps) {
  const format = useFormat()
  return (
    <Offer
      title={`${name}: ${figuresWords(layout.figures, currency, format)}`}
      why={why}
      take={acts ? { words: taken.toLowerCase(), act: take } : null}
    />
  )
}

/** What a layout with more room has it for, and what that takes: servers stay, drives are counted anew. */
function roomWords({ figures, drivesThen }: NonNullable<Picks['room']>, format: Format): string {
  const drives =
    drivesThen === figures.drives
      ? 'the same drives'
      : `${format.value(drivesThen, 'drives')} in all`
  return `With ${format.value(roomFor, '%')} more mailboxes these servers hold as well, with ${drives}.`
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
