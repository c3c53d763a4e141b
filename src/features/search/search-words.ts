import {
  exploringOf,
  type Plan,
  type SearchBounds,
  type SearchKind,
  type SearchProgress,
  type SearchRangeKey,
  type SearchSpace,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What a search says of itself, by what it is of. */
export type SearchWords = {
  /** What is searched, in a sentence. */
  readonly takeaway: string
  readonly why: string
  readonly caveat: string
  /** What is counted. */
  readonly one: string
  readonly many: string
  /** How much is searched, and below it of what that is made. */
  readonly space: (space: SearchSpace, format: Format) => readonly [all: string, ...parts: string[]]
  readonly nothing: string
  readonly progress: (progress: SearchProgress | null, space: SearchSpace, format: Format) => string
  /** What was searched, before how long it took. */
  readonly searched: (plan: Plan, bounds: SearchBounds, format: Format) => string
  readonly order: string
  /** What the page of the ranking does, after its name. */
  readonly asked: string
  readonly front: string
  /** Where the plan has what was found already. */
  readonly isThere: string
}

export const searchWords: Readonly<Record<SearchKind, SearchWords>> = {
  arrays: {
    takeaway:
      'Other copies, databases, arrays, drives and RAID policies, within bounds of your own.',
    why: 'The plan sizes one layout. This judges every other one within the bounds below: each number of servers, copies and databases with every array, drive size and RAID policy. All other answers stay as the plan has them.',
    caveat:
      'Fewer servers or copies change which failures the plan survives: a database outlives the loss of all but one of its copies, and each site needs servers of its own. What one server must carry when others are lost stays as the plan says.',
    one: 'design',
    many: 'designs',
    space: factorWords,
    nothing:
      'No array is considered for this plan, so there is nothing to search. Tested building blocks come in whole blocks and are not searched.',
    progress: (progress, space, { number }) =>
      `${number(progress?.layouts ?? 0)} of ${number(space.layouts)} layouts, ${number(progress?.designs ?? 0)} of ${number(space.designs)} designs, ${number(progress?.found ?? 0)} found.`,
    searched: (plan, bounds, format) => `: ${boundsWords(plan, bounds, format)},`,
    order:
      'Here a ranking counts the arrays and the unused space of all servers, because layouts differ in how many there are.',
    asked: 'asks for it.',
    front: 'drives, reads and capacity used, fewest drives first',
    isThere: 'The plan considers it',
  },
  servers: {
    takeaway:
      'Other copies, lagged copies and drives, with RAID and without, within bounds of your own.',
    why: 'The plan sizes one layout. This sizes every other one within the bounds below: each number of servers, DAGs, copies and lagged copies with drives of every size, with RAID and without. All other answers stay as the plan has them.',
    caveat:
      'Every design is sized anew: its databases are counted, its copies placed and its failures tried. The failures to survive, the processors of a server and all other answers stay as the plan has them.',
    one: 'layout',
    many: 'layouts',
    space: ({ layouts }, { number }) => [
      `Within these bounds there are ${number(layouts)} layouts of servers, copies and drives.`,
    ],
    nothing: 'No copies can be shared out over the sites within these bounds.',
    progress: (progress, space, { number }) =>
      `${number(progress?.layouts ?? 0)} of ${number(space.layouts)} layouts, ${number(progress?.found ?? 0)} found.`,
    searched: () => '',
    order: 'Equal ones come by fewest servers, then by fewest drives.',
    asked: 'asks for the ranking.',
    front: 'servers, drives and processors, fewest servers first',
    isThere: 'The plan has it',
  },
}

/** How large a space is, factor by factor. */
function factorWords(
  { factors, layouts, designs, countsDatabases }: SearchSpace,
  { number }: Format,
): readonly [all: string, ...parts: string[]] {
  const many = (count = 0, one: string, several: string) =>
    `${number(count)} ${count === 1 ? one : several}`
  const { servers, copies, databases, lines, arraysPerServer } = factors
  const ofLayout = [
    many(servers, 'number of servers', 'numbers of servers'),
    ...(copies === undefined ? [] : [many(copies, 'of copies', 'of copies')]),
    `${number(databases ?? 0)} of databases${countsDatabases ? ' (one of them from the mailboxes per database)' : ''}`,
  ]
  const ofArrays = [
    many(lines, 'array in a drive size and RAID policy', 'arrays in a drive size and RAID policy'),
    many(arraysPerServer, 'number per server', 'numbers per server'),
  ]
  return [
    `${many(designs, 'design', 'designs')} will be tried.`,
    `${many(layouts, 'layout', 'layouts')}: ${ofLayout.join(' × ')}`,
    `${many((lines ?? 0) * (arraysPerServer ?? 0), 'design', 'designs')} in each: ${ofArrays.join(' × ')}`,
  ]
}

/** What a range is of, after its numbers. */
const nouns: Readonly<Record<SearchRangeKey, string>> = {
  servers: 'servers',
  dags: 'DAGs',
  copies: 'copies',
  secondSiteCopies: 'copies in the second site',
  laggedCopies: 'lagged copies',
  databases: 'databases',
  arraysPerServer: 'arrays per server',
}

/** What a search of arrays went through, in short. */
function boundsWords(plan: Plan, { ranges, asPlan }: SearchBounds, { number }: Format): string {
  const asked = exploringOf(plan)
    .searching.ranges(plan)
    .flatMap(({ key, usual }) => {
      const range = ranges[key] ?? usual
      if (!range) return []
      const { from, to } = range
      return [`${number(from)}${from === to ? '' : ` to ${number(to)}`} ${nouns[key]}`]
    })
  const { models, raid } = asPlan.includes('storage') ? plan : { models: 'any', raid: 'any' }
  return [
    ...asked,
    models === 'any' ? 'all models' : models,
    raid === 'any' ? 'all RAID policies' : raid,
  ].join(', ')
}

/** How long something took. */
export function durationWords(ms: number, { number }: Format): string {
  return `${number(ms / 1000, 1, 1)}\u00a0s`
}
