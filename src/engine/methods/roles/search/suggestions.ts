import type { Requirement, RequirementCode } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { type PublishedProcessor, processorText } from '../../../hardware/published-processor.ts'
import { availabilityOf } from '../../../plan/features.ts'
import { publishedProcessorOfPlan } from '../../../plan/named-processor.ts'
import { answerDefinitions, type Plan } from '../../../plan/plan.ts'
import {
  type AnswerMove,
  chooseMove,
  type MethodSuggestions,
  planMovesOfBothMethods,
} from '../../port/suggestions.ts'
import { bestServerDesign } from '../designs/judge-servers.ts'
import { serverDesigns } from '../designs/server-designs.ts'
import { rateAnswerKeyAndAssumption } from '../processors/server-processors.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import { isByRoles } from '../sized-by-roles.ts'

/** Changes to a plan for Exchange 2013 to SE after which some servers fit it. */
export const suggestionsByRoles: MethodSuggestions = {
  moves: (plan, sizing) => {
    if (!isByRoles(sizing)) return []
    const { designs } = serverDesigns(plan, sizing)
    const lacking = designs.flatMap(({ requirements }) => requirements).filter(isLacking)
    if (designs.length === 0) return []
    return [
      ...moreBays(plan, designs),
      ...moreDatabases(plan, designs, sizing.parts.databases.databaseCount.value),
      ...moves(plan, new Set(lacking.map(({ code }) => code))),
    ]
  },
  closest: (plan) => {
    const result = sizeByRoles(plan)
    return result.ok ? bestServerDesign(plan, result.sizing) : null
  },
  further,
  outlives,
  condition: 'The smallest change of this answer alone with which some servers fit',
  byHalving: ownRule(
    'Found by halving the interval, then rounded away from the answer of the plan to two digits of the change. With half of the change none fits.',
  ),
  inTurn: ownRule('Every number between was tried, the nearest first, and none fits with it.'),
  isExact: true,
}

/** Drive sizes that are sold, in decimal GB. */
const commonSizes: readonly number[] = [4000, 8000, 12_000, 16_000, 20_000]

/** Memory sizes that are sold, in GiB. */
const memorySizes: readonly number[] = [32, 64, 96, 128, 192, 256, 384, 512, 768, 1024]

/** Numbers of bays that shelves and servers are sold with. */
const shelfSizes: readonly number[] = [12, 24, 60, 84]
const baySizes: readonly number[] = [8, 12, 16, 24, 28, 36, 60]

const isLacking = ({ holds }: Requirement) => !holds

/** Numbers of bays to try: those that servers of each design lack, beside their shelf. */
function moreBays(plan: Plan, designs: readonly ServerDesign[]): readonly AnswerMove[] {
  const needed = designs.map(({ requirements }) =>
    Math.max(
      0,
      ...requirements.flatMap(({ code, required, holds }) =>
        code === 'bays' && !holds ? [required.value - (plan.shelfBays ?? 0)] : [],
      ),
    ),
  )
  const sizes = [...new Set(needed)]
    .filter((one) => one > 0 && one <= answerDefinitions.bays.max)
    .toSorted((one, two) => one - two)
  return sizes.length > 0 ? [{ move: 'enlarge', answer: 'bays', sizes }] : []
}

/** Multiples of the plan’s databases that are tried while bays are left. */
const moreTimes: readonly number[] = [1.1, 1.25, 1.5, 2, 3]

/** Numbers of databases to try: more on the bays that are left, so that each drive carries less. */
function moreDatabases(
  plan: Plan,
  designs: readonly ServerDesign[],
  now: number,
): readonly AnswerMove[] {
  const single = designs.find(({ kind }) => kind === 'jbod')
  if (!single || plan.volumesPerServer !== null) return []
  const room = single.requirements.flatMap(({ code, required, available }) =>
    code === 'bays' ? [available.value / Math.max(1, required.value)] : [],
  )
  const most = Math.min(answerDefinitions.databases.max, now * Math.min(...room))
  const sizes = moreTimes.map((times) => Math.ceil(now * times)).filter((one) => one <= most)
  return room.length > 0 ? [{ move: 'enlarge', answer: 'databases', sizes, now }] : []
}

/** Changes to try for what designs lack; processors and sites only if these fail. */
function moves(plan: Plan, lacking: ReadonlySet<RequirementCode>): readonly AnswerMove[] {
  const { activeServers, dags, copies, cores } = plan
  const { survive, secondSiteCopies } = plan
  // If a rate was entered, more cores change nothing.
  const rate = rateAnswerKeyAndAssumption(plan)
  const isRated = plan.processorBy.startsWith('SPECrate') && plan[rate.answer] !== null
  const raise = (answer: string, last: number) => ({ move: 'raise', answer, last }) as const
  const lower = (answer: string) => ({ move: 'lower', answer, isRefined: true }) as const
  const isBusy = lacking.has('processors')
  const isSite = survive !== 'servers' && lacking.has('failures')
  return [
    ...(lacking.has('memory')
      ? [
          {
            move: 'enlarge',
            answer: 'serverMemory',
            sizes: memorySizes.filter((one) => one > (plan.serverMemory ?? 0)),
          } as const,
        ]
      : []),
    raise('activeServers', activeServers + 15),
    ...(isSite ? [raise('sites', 2), raise('secondSiteCopies', secondSiteCopies + 3)] : []),
    ...(isBusy ? [raise('cores', isRated ? cores : roleVersionOf(plan).mostCores.value)] : []),
    raise('dags', dags + 7),
    raise('copies', copies + 3),
    {
      move: 'enlarge',
      answer: 'databaseDrive',
      sizes: commonSizes.filter((one) => one > plan.databaseDrive),
    },
    ...(isBusy ? [{ move: 'quicken', ...rate } as const] : []),
    chooseMove('databaseDriveKind', ['10K SAS 2.5', '15K SAS 2.5']),
    chooseMove('deployment', ['as calculated', 'all RAID']),
    chooseMove('storageKind', ['any']),
    ...['overhead', 'freeSpace', 'iopsReserve', 'movesPerWeek'].map(lower),
    ...['quota', 'archive', 'messages', 'measuredIops'].map(lower),
    // Growth is not lowered below 0, as fewer mailboxes are a change of their own.
    { ...lower('growth'), least: 0 },
    lower('mailboxes'),
  ]
}

/** Further changes: shelves, restore drives, faster processors, later versions, less protection. */
function further(
  plan: Plan,
  lacking: ReadonlySet<RequirementCode>,
  processors: readonly PublishedProcessor[],
): readonly AnswerMove[] {
  const { bays, shelfBays, restoreDrive, databaseDrive } = plan
  const enlarge = (answer: string, sizes: readonly number[], now: number) =>
    ({ move: 'enlarge', answer, now, sizes: sizes.filter((one) => one > now) }) as const
  const isByRate = plan.processorBy === 'SPECrate 2017'
  const faster = isByRate && lacking.has('processors') ? fasterThan(plan, processors) : []
  return [
    ...(bays === null
      ? []
      : [enlarge('shelfBays', shelfSizes, shelfBays ?? 0), enlarge('bays', baySizes, bays)]),
    ...(lacking.has('restoreSpace')
      ? [enlarge('restoreDrive', commonSizes, restoreDrive ?? databaseDrive)]
      : []),
    { move: 'choose', answer: 'processor', others: faster, isInOrder: true },
    ...planMovesOfBothMethods(plan),
  ]
}

/** Names of faster processors that a server of the version may have, the slowest first. */
function fasterThan(plan: Plan, processors: readonly PublishedProcessor[]): readonly string[] {
  const { mostCores } = roleVersionOf(plan)
  const now = publishedProcessorOfPlan(plan)
  const rate = plan.specRate2017 ?? 0
  return processors
    .filter(
      ({ cores, median, sockets, year }) =>
        cores <= mostCores.value &&
        median > rate &&
        sockets === (now?.sockets ?? 2) &&
        year >= (now?.year ?? 0),
    )
    .toSorted((one, two) => one.median - two.median)
    .map(processorText)
}

/** Servers of a DAG that may be lost at once; a site counts more than any number of servers. */
function outlives(plan: Plan): number {
  const { lostServers, survive } = plan
  if (availabilityOf(plan) !== 'dag') return 0
  const { max } = answerDefinitions.lostServers
  return { servers: lostServers, site: max + 1, 'site and server': max + 2 }[survive]
}
