import { useMemo, useState } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { useFound, type WorkFailure } from '../../app/work.ts'
import {
  inSentence,
  mayBeAutomatic,
  type Picks,
  type Plan,
  type SolvedLayout,
  withAutomatic,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { changeWords, countsAndLeft, layoutTitle } from './layout-words.ts'
import { measuresOf } from './measures.ts'
import { Offer } from './offer.tsx'
import { roomWords } from './others.tsx'
import './named-picks.css'

/** A layout with the names it has, each that has it once: `Fewest servers`, `fewest drives`. */
export type NamedPick = {
  readonly names: readonly string[]
  readonly layout: SolvedLayout
  /** What it changes in the plan; empty of the plan's own. */
  readonly change: string
  /** What else there is to say of it. */
  readonly more: string
}

const known = new WeakMap<Plan, Picks>()

/**
 * The picks of all numbers that could be left to the program, whichever are; those before, until they are
 * found. They are looked for once it is their turn: one worker at a time is enough for a page.
 */
export function usePicks(
  judged: Plan,
  isTurn: boolean,
): {
  readonly picks: Picks | null
  readonly isFound: boolean
  readonly failure: WorkFailure | null
} {
  const order = useMemo(() => {
    if (!isTurn) return null
    const left = countsAndLeft(judged).filter((key) => mayBeAutomatic(judged, key))
    const of = left.reduce((now, key) => withAutomatic(now, key, true), judged)
    return { job: 'picks', plan: of } as const
  }, [judged, isTurn])
  const { found, failure } = useFound(known, judged, order)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return { picks: found ?? last ?? null, isFound: !!found, failure }
}

/** The designs with the fewest servers, the fewest drives and more room; one that is several of them once. */
export function namedPicks(plan: Plan, picks: Picks, format: Format): readonly NamedPick[] {
  const { servers, drives, room } = picks
  const all = [
    { name: 'Fewest servers', layout: servers },
    { name: 'Fewest drives', layout: drives },
    { name: 'More room', layout: room },
  ].flatMap(({ name, layout }) =>
    layout ? [{ name, layout, change: changeWords(plan, layout.gives, format) }] : [],
  )
  return [...new Set(all.map(({ change }) => change))].flatMap((change) => {
    const same = all.filter((one) => one.change === change)
    const [first] = same
    if (!first) return []
    const names = same.map(({ name }, at) => (at === 0 ? name : inSentence(name)))
    const more = room && same.some(({ layout }) => layout === room) ? roomWords(room, format) : ''
    return [{ names, layout: first.layout, change, more }]
  })
}

type PickCardProps = {
  readonly plan: Plan
  readonly pick: NamedPick
  readonly acts: boolean
}

/** One of the picks, and the way to have it. */
export function PickCard({ plan, pick: { names, layout, change, more }, acts }: PickCardProps) {
  const format = useFormat()
  const measures = measuresOf(plan, [layout.figures])
  return (
    <Offer
      title={layoutTitle(names, layout.figures, { measures, isPlan: change === '' }, format)}
      why={[ownNames(names, change), more, change && `Changes ${change}.`]
        .filter(Boolean)
        .join(' ')}
      take={
        acts && change !== ''
          ? {
              words: names[0]?.toLowerCase() ?? 'it',
              act: () => applyPlan({ ...plan, ...layout.gives }, change),
            }
          : null
      }
    />
  )
}

/** The names of the plan's own layout; none where it is the least of all, which the page says first. */
export function ownNames(names: readonly string[], change: string): string {
  const least = names.filter((name) => !/room/.test(name))
  return change === '' && least.length === 1 ? `${least.join(', ')}.` : ''
}
