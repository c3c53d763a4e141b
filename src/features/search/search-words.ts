import {
  kindOf,
  type Plan,
  type PruneReason,
  type SearchBounds,
  type SearchSpace,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Why designs were passed over without judging each of them. */
export const reasonWords: Readonly<Record<PruneReason, string>> = {
  'sites above servers': 'More sites than servers',
  'sites above clusters': 'More sites than single copy clusters',
  'odd clusters': 'An odd number of servers in clusters of two',
  'unequal DAGs': 'Servers that do not divide into equal DAGs',
  'copies above servers': 'More copies than servers in a DAG',
  'losses not below copies': 'As many servers to be lost as there are copies',
  'one site to survive': 'The loss of a site to be survived, and there is one',
  'unequal sites': 'Servers that cannot be shared out over the sites, of which one is to be lost',
  'copies lost with a site': 'Too few copies to survive the loss of a site',
  'same layout': 'The same number of databases twice: derived, and set directly',
  'too many databases': 'More databases on a server than its edition mounts',
  'database file too large': 'Database files larger than Exchange supports',
  'failed check': 'A limit or a rule of the method for Exchange 2013 to SE that they break',
  capacity: 'Too little space for the volumes of a server',
  load: 'Tried, and over a limit at the expected load',
  'fewer arrays': 'Fewer arrays than a number that was tried and does not carry the load',
  'more arrays': 'More arrays than the fewest that fit with reserve',
}

/** How large a space is, factor by factor. */
export function spaceWords(plan: Plan, space: SearchSpace, { number }: Format): string {
  const many = (count: number, one: string, several: string) =>
    `${number(count)} ${count === 1 ? one : several}`
  const { servers, copies, databases, lines, arraysPerServer, layouts, designs } = space
  const ofLayout = [
    many(servers.length, 'number of servers', 'numbers of servers'),
    ...(kindOf(plan) === 'dag' ? [many(copies.length, 'of copies', 'of copies')] : []),
    many(databases.length, 'of databases', 'of databases'),
  ]
  const ofArrays = [
    many(
      lines.length,
      'array in a drive size and RAID policy',
      'arrays in a drive size and RAID policy',
    ),
    many(arraysPerServer.length, 'number per server', 'numbers per server'),
  ]
  return `${ofLayout.join(' × ')} make ${many(layouts, 'layout', 'layouts')}; with ${ofArrays.join(' × ')} that is ${many(designs, 'design', 'designs')}.`
}

/** What a search went through, in short. */
export function boundsWords(plan: Plan, bounds: SearchBounds, format: Format): string {
  const { servers, copies, databases, arraysPerServer, models, raid } = bounds
  const range = ({ from, to }: SearchBounds['servers'], noun: string) =>
    from === to
      ? `${format.number(from)} ${noun}`
      : `${format.number(from)} to ${format.number(to)} ${noun}`
  return [
    range(servers, 'servers'),
    ...(kindOf(plan) === 'dag' ? [range(copies, 'copies')] : []),
    range(databases, 'databases'),
    range(arraysPerServer, 'arrays per server'),
    models === 'any' ? 'all models' : models,
    raid === 'any' ? 'all RAID policies' : raid,
  ].join(', ')
}

/** How long something took. */
export function durationWords(ms: number, { number }: Format): string {
  return `${number(ms / 1000, 1, 1)}\u00a0s`
}
