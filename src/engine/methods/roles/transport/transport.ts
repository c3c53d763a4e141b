import { exceeds } from '../../../core/compare.ts'
import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule, publicFigure } from '../../../core/source.ts'
import { citedFigure, figureFoundByTrying, sum, type Worked } from '../../../core/worked.ts'
import { isFlash, type ServerDriveType, speedAndIopsOfDrive } from '../../../hardware/drives.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { type ChosenDrive, chosenDrivesOf } from '../../../sizing/chosen-drives.ts'
import type { StagesUpToActivation } from '../activation/active-figures.ts'
import type { ServersResults } from '../servers/servers.ts'

const sheet = citeCalculator('Role Requirements')
const formula = formulaMakerOfSource(sheet)

/** Where the transport database of a server is. */
type TransportPlace = 'System Disk' | 'Dedicated RAID-1 Disk'

/** Transport database of a server, which has its queues and Safety Net; and its drives. */
export type TransportResults = {
  /** Days that Safety Net keeps messages; as long as the replay lag, if that is longer. */
  readonly hold: Worked<'days'>
  /** Servers of all DAGs left in the worst case; null if none are. */
  readonly left: Worked<'servers'> | null
  /** Messages of each server left, with shadow copies; null if no server is left. */
  readonly messages: Worked<'messages/day'> | null
  readonly transport: Worked<'GiB'> | null
  readonly transportOn: TransportPlace | null
  /** Smallest size of a pair of drives that holds the transport database. */
  readonly transportDrive: Worked<'GB/drive'> | null
}

export const daysKeptBySafetyNet = formula({
  label: 'Kept by Safety Net',
  unit: 'days',
  takes: { safety: 'days', lag: 'hours' },
  text: 'max(safety, lag ÷ 24)',
  constants: { 24: 'hours/days' },
})

export const serversLeftInWorstCase = formula({
  label: 'Servers left in the worst case',
  unit: 'servers',
  takes: { members: 'servers', lost: 'servers', dags: 'dags' },
  text: '(members − lost) × dags',
})

/** Servers left, where the workbook counts DAGs by the pair (MS13). */
export const serversLeftInWorstCaseOfPairs = formula({
  ...serversLeftInWorstCase.definition,
  errata: ['MS13'],
})

export const messagesOfTier = formula({
  label: 'Messages of the mailboxes',
  unit: 'messages/day',
  takes: { mailboxes: 'mailboxes', messages: 'messages/day' },
  text: 'mailboxes × messages',
})

/** Messages of one server per day, each counted twice with its shadow copy. */
export const messagesOfServer = formula({
  label: 'Messages of a server',
  unit: 'messages/day',
  shownAs: 'whole',
  takes: { messages: 'messages/day', servers: 'servers' },
  text: 'messages ÷ servers × 2',
})

export const tierPartOfMeanMessage = formula({
  label: 'Part of the mean message',
  unit: 'KiB',
  takes: { share: '%', size: 'KiB' },
  text: 'share × size',
})

/** Size of the transport database: the day’s messages, queues, and Safety Net. */
export const transportDatabaseSize = formula({
  label: 'Transport database',
  unit: 'GiB',
  takes: { messages: 'messages/day', queue: 'days', hold: 'days', size: 'KiB' },
  text: 'messages × (1 + 0.5 × queue + hold) × size ÷ 1048576',
  constants: { 1: 'days', 1048576: 'KiB/GiB' },
})

export const transportAndSystemSpace = formula({
  label: 'Transport database and system',
  unit: 'GiB',
  takes: { transport: 'GiB' },
  text: 'transport + 150',
  constants: { 150: 'GiB' },
})

export const leastDriveForTransport = formula({
  label: 'Least drive that holds the transport database',
  unit: 'GB/drive',
  takes: { transport: 'GiB', step: 'GB/drive' },
  text: 'up(transport × 1073741824 ÷ 1000000000, step)',
  constants: { 1000000000: 'bytes/GB', 1073741824: 'bytes/GiB' },
  source: ownRule('A drive is taken in a size that is sold.'),
})

const sold = (step: number, drives: string) =>
  citedFigure(
    'Steps in which drives are sold',
    step,
    'GB/drive',
    publicFigure('assumed', `${drives} are sold in steps of ${step} GB.`, {
      publication: 'driveManuals',
    }),
  )
const small = sold(300, 'Drives of 10,000 and 15,000 rpm up to 1,200 GB')
const large = sold(600, 'Drives of 10,000 and 15,000 rpm above 1,200 GB')
const slow = sold(1000, 'Drives of 7,200 rpm and less')
const flash = sold(480, 'Flash drives for servers')

/** Smallest size of a pair of drives of this kind that holds the transport database. */
function leastOf(kind: ServerDriveType, transport: Worked<'GiB'>): Worked<'GB/drive'> {
  if (isFlash(kind)) return leastDriveForTransport({ transport, step: flash })
  if ((speedAndIopsOfDrive(kind)?.rpm ?? 0) < 10_000)
    return leastDriveForTransport({ transport, step: slow })
  const drive = leastDriveForTransport({ transport, step: small })
  return drive.value > 1200 ? leastDriveForTransport({ transport, step: large }) : drive
}

type Active = Worked<'databases'> | null

export function transportStage(
  plan: Plan,
  mode: CalculationMode,
  before: StagesUpToActivation,
): TransportResults {
  const { tiers } = before.mailbox
  const safety = answer(plan, 'safetyNetDays')
  const { copies } = before
  const hasLag = copies.homeLagged.value + copies.awayLagged.value > 0
  const hold = hasLag ? daysKeptBySafetyNet({ safety, lag: answer(plan, 'replayLag') }) : safety
  const left = leftOf(plan, mode, before)
  if (left.value <= 0)
    return {
      ...{ hold, left: null, messages: null, transport: null },
      ...{ transportOn: null, transportDrive: null },
    }
  const all = sum(
    'Messages of all mailboxes',
    tiers.map(({ mailboxes, messages }) => messagesOfTier({ mailboxes, messages })),
    sheet,
  )
  const messages = messagesOfServer({ messages: all, servers: left })
  const size = sum(
    'Mean message',
    tiers.map(({ share, messageSize }) => tierPartOfMeanMessage({ share, size: messageSize })),
    sheet,
  )
  const database = transportDatabaseSize({ messages, queue: answer(plan, 'queueDays'), hold, size })
  const needed = transportAndSystemSpace({ transport: database })
  const { system } = chosenDrivesOf(plan, mode).site1
  return {
    ...{ hold, left, messages, transport: database },
    transportOn: system.size.value > needed.value ? 'System Disk' : 'Dedicated RAID-1 Disk',
    transportDrive: leastOf(system.kind, database),
  }
}

function leftOf(
  plan: Plan,
  mode: CalculationMode,
  before: StagesUpToActivation,
): Worked<'servers'> {
  const { copies, databases, servers } = before
  const { members, allServers } = servers
  if (!members) return allServers
  const inPairs = copies.shape.model === 'AAN'
  const dags = mode === 'microsoft' && inPairs ? answer(plan, 'dags') : databases.dags
  const all = sum('Servers of a DAG', [members, ...laggedOf(servers)], sheet)
  const lost = sum('Servers lost in the worst case', lostOf(before), sheet)
  return (inPairs ? serversLeftInWorstCaseOfPairs : serversLeftInWorstCase)({
    members: all,
    lost,
    dags,
  })
}

function laggedOf({ lagged1, lagged2 }: ServersResults): readonly Worked<'servers'>[] {
  return [lagged1, lagged2].filter(({ value }) => value > 0)
}

/** Servers that a DAG loses in the worst case: the first site and more, or single servers. */
function lostOf({
  copies,
  servers,
  activation,
}: StagesUpToActivation): readonly Worked<'servers'>[] {
  const { oneServerLost, twoServersLost, siteAndServerLost, siteAndTwoServersLost } = activation
  if (!copies.shape.twoSites || copies.activatable2.value === 0)
    return [oneByOne(oneServerLost, twoServersLost)]
  const { servers1, recoveryServers1, lagged1 } = servers
  const more = [recoveryServers1, lagged1].filter(({ value }) => value > 0)
  return [servers1, ...more, oneByOne(siteAndServerLost, siteAndTwoServersLost)]
}

/** Servers lost one by one: two if a second failure is sized for, one if only a first is. */
function oneByOne(first: Active, second: Active): Worked<'servers'> {
  const inputs = [first, second].filter((one) => one !== null)
  return figureFoundByTrying('Servers lost one by one', second ? 2 : first ? 1 : 0, 'servers', {
    condition: 'a server is lost in every case that is sized for',
    inputs,
    source: sheet,
  })
}

/** Drives of a separate pair for the transport database; null without such a pair. */
export function separateTransportDrive(
  { kind, drive, size }: ChosenDrive,
  { transport, transportOn }: TransportResults,
): Pick<ChosenDrive, 'kind' | 'drive'> | null {
  if (!transport || transportOn !== 'Dedicated RAID-1 Disk') return null
  return { kind, drive: exceeds(transport.value, size.value) ? leastOf(kind, transport) : drive }
}
