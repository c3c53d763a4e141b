import { citeEqualLogic } from '../../../core/source.ts'
import { citedFigure, relabelledCount, type Worked } from '../../../core/worked.ts'
import type { Recommendation } from '../../../designs/recommendation.ts'
import { driveSizeFigure, equalLogicArrays } from '../../../hardware/equallogic-arrays.ts'
import { answer, defaultPlan, figureOfTierAnswer, type Plan } from '../../../plan/plan.ts'
import { recommendByPapers } from '../designs/paper-designs.ts'
import {
  type ExampleLineId,
  exampleDifferenceReasons,
  printedExample,
} from '../documents/equallogic-example.ts'
import { mailboxesInDatabase } from '../sizing/databases.ts'
import { logFactorOfDescriptors, logFileSize } from '../sizing/logs.ts'
import { quotaShareForCalendarLogging, quotaShareForItemRecovery } from '../sizing/mailbox.ts'
import { logShare, maintenanceShare } from '../sizing/shares.ts'
import { type PaperSizing, sizeByPapers } from '../sizing/size.ts'
import { type ComparedLine, type ComputedValue, differenceFromPrinted } from './compared-line.ts'
import {
  arrayGroupsAtSite,
  dailyLogs,
  exampleServersAtSite,
  poolsAtSite,
  poolsOfServer,
  replicasEach,
  replicasInAll,
  transactionalShare,
  volumeToDataRatio,
} from './example-formulas.ts'

/** Every printed line of EqualLogic’s sizing example, beside what is computed. */
export function compareExample(): readonly ComparedLine[] {
  const example = sizedExample()
  return printedExample.map((line) => {
    const figure = figures[line.id](example)
    const computed = typeof figure === 'string' ? { choice: figure } : computedOf(figure)
    const reason = exampleDifferenceReasons[line.id] ?? { why: 'same' }
    return { ...line, computed, reason, ...differenceFromPrinted(line.printed, computed) }
  })
}

function computedOf(figure: Worked | ComputedValue): ComputedValue {
  return 'how' in figure ? { worked: figure } : figure
}

type Example = ReturnType<typeof sizedExample>

/** The plan of the sizing example, with its sizing, recommendation and some of its answers. */
function sizedExample() {
  const plan = defaultPlan
  const sizing = sizingOf(plan)
  const recommendation = recommendByPapers(plan, sizing)
  const proposed = known(recommendation.proposed)
  const [tier] = sizing.tiers
  return {
    ...sizing,
    ...recommendation.organization,
    plan,
    tier,
    mailbox: tier.mailbox,
    memory: known(sizing.memory),
    shares: known(sizing.iops.shares),
    // The example’s mailboxes on one standalone server, with which the paper begins.
    alone: sizingOf({ ...plan, availability: 'none', servers: 1, sites: 1 }),
    recommendation,
    proposed,
    active: figureOfTierAnswer(plan.tiers[0], 'active', 0),
    servers: answer(plan, 'servers'),
    sites: answer(plan, 'sites'),
    copies: answer(plan, 'copies'),
  }
}

const profile = citedFigure('IOPS per mailbox', 0.18, 'IOPS/mailbox', citeEqualLogic('6.3'))
const summary = citeEqualLogic('Table 26')

/** How each printed line is computed: as a figure, a choice or both. */
const figures: Readonly<
  Record<ExampleLineId, (example: Example) => Worked | string | ComputedValue>
> = {
  users: ({ tier }) => tier.today,
  messages: ({ tier }) => tier.messages,
  quota: ({ mailbox }) => mailbox.quota,
  hours: ({ active }) => active,
  growth: ({ tier }) => tier.growth,
  grown: ({ mailboxes }) => mailboxes,
  servers: ({ servers }) => servers,
  dags: ({ databases }) => known(databases.dags),
  worst: ({ databases: { activeOnServer, inAll } }) => ({
    choice: activeOnServer.value === inAll.value ? 'all databases' : 'some of them',
    worked: activeOnServer,
  }),
  'at-site': ({ servers, sites }) => exampleServersAtSite({ servers, sites }),
  'per-database': ({ databases }) => known(databases.perDatabase),
  databases: ({ databases }) => databases.inAll,
  'maintenance-on': ({ plan }) => switched(plan.maintenance),
  overhead: ({ volumes }) => volumes.overhead,
  'iops-alone': ({ alone }) => alone.tiers[0].perMailbox,
  'transactional-alone': ({ alone }) => alone.iops.transactional,
  'message-size': ({ tier }) => tier.messageSize,
  retention: ({ mailbox }) => mailbox.retention,
  'recovery-on': ({ plan }) => switched(plan.singleItemRecovery),
  'memory-base': ({ memory }) => memory.databases,
  cache: ({ memory }) => memory.perMailbox[0],
  memory: ({ memory }) => memory.needed,
  'server-memory': ({ memory }) => known(memory.server),
  dumpster: ({ mailbox }) => mailbox.deleted,
  'recovery-share': () => quotaShareForItemRecovery,
  recovery: ({ mailbox }) => mailbox.recovery,
  'calendar-share': () => quotaShareForCalendarLogging,
  calendar: ({ mailbox }) => mailbox.calendar,
  delta: ({ mailbox }) => mailbox.recoverable,
  'white-space': ({ mailbox }) => mailbox.whiteSpace,
  'on-disk': ({ mailbox }) => mailbox.onDisk,
  'database-space': ({ capacity }) => capacity.databases,
  descriptors: () => logFactorOfDescriptors,
  'size-factor': ({ tier }) => tier.logs.factor,
  'log-size': () => logFileSize,
  'logs-each': ({ tier }) => tier.logs.perDay,
  'daily-logs': ({ mailboxes, tier }) => dailyLogs({ mailboxes, logs: tier.logs.perDay }),
  'log-days': ({ tier }) => tier.logs.kept,
  'log-space': ({ capacity }) => capacity.logs,
  'catalog-share': ({ capacity }) => capacity.catalogShare,
  catalog: ({ capacity }) => capacity.catalog,
  total: ({ capacity }) => capacity.total,
  needed: ({ volumes }) => volumes.main.needed,
  iops: ({ tier }) => tier.perMailbox,
  transactional: ({ iops }) => iops.transactional,
  'log-share-150': () => logShare(profile),
  'maintenance-share-150': () => maintenanceShare(profile),
  'log-share': ({ shares }) => shares.logs,
  'maintenance-share': ({ shares }) => shares.maintenance,
  'transactional-share': ({ shares: { logs, maintenance } }) =>
    transactionalShare({ logs, maintenance }),
  base: ({ shares }) => shares.base,
  'database-about': ({ databaseFile }) => databaseFile,
  'log-layout': ({ shares }) => shares.logLayout,
  'maintenance-layout': ({ shares }) => shares.maintenanceLayout,
  'replicas-each': ({ copies }) => replicasEach({ copies }),
  'copy-points': ({ shares }) => shares.copies,
  logs: ({ iops }) => iops.logs,
  maintenance: ({ iops }) => iops.maintenance,
  'transactional-added': ({ iops }) => iops.transactional,
  final: ({ iops }) => iops.expectedLoad,
  'per-server': ({ volumes }) => volumes.perServer,
  'iops-per-server': ({ iops }) => iops.designRequirement,
  sites: ({ sites }) => sites,
  raid: ({ proposed }) => proposed.raid,
  'one-each': ({ recommendation }) => modelsWith(recommendation, 1),
  'two-each': ({ recommendation }) => modelsWith(recommendation, 2),
  carries: ({ proposed: { constraints, prediction } }) => ({
    choice: yesIf(constraints.every(({ at, holds }) => holds || at !== 'design requirement')),
    worked: known(prediction).design.dbRead,
  }),
  room: ({ proposed: { constraints, usable } }) => ({
    choice: yesIf(constraints.every(({ code, holds }) => holds || code !== 'capacity')),
    worked: usable,
  }),
  't-users': ({ tier }) => tier.today,
  't-growth': ({ tier }) => tier.growth,
  't-messages': ({ tier }) => tier.messages,
  't-availability': ({ copies }) => copies,
  't-hours': ({ active }) => active,
  't-sites': ({ sites }) => sites,
  't-message-size': ({ tier }) => tier.messageSize,
  't-retention': ({ mailbox }) => mailbox.retention,
  't-grown': ({ mailboxes }) => mailboxes,
  't-quota': ({ mailbox }) => mailbox.quota,
  't-databases': ({ databases }) => databases.inAll,
  't-nodes': ({ servers }) => servers,
  't-replicas': ({ databases: { inAll }, copies }) =>
    replicasInAll({ databases: inAll, replicas: replicasEach({ copies }) }),
  't-database': ({ databaseFile }) => databaseFile,
  't-logs': ({ volumes }) => known(volumes.main.parts.logs),
  't-catalog': ({ volumes }) => known(volumes.main.parts.catalog),
  't-volumes': ({ databases }) =>
    relabelledCount(databases.onServer, 'Volumes on one server', 'volumes', summary),
  't-volume': ({ volumes }) => volumes.main.size,
  't-planned': ({ volumes, capacity: { total }, databases: { inAll } }) =>
    volumeToDataRatio({ volume: volumes.main.size, total, databases: inAll }),
  't-in-database-today': ({ tier, databases: { inAll } }) =>
    mailboxesInDatabase({ mailboxes: tier.today, databases: inAll }),
  't-in-database': ({ databases }) => databases.mailboxesEach,
  't-iops-alone': ({ alone }) => alone.tiers[0].perMailbox,
  't-profile': ({ tier }) => tier.messages,
  't-iops': ({ tier }) => tier.perMailbox,
  't-raid': ({ proposed }) => proposed.raid,
  't-arrays': ({ proposed }) => proposed.arrays,
  't-model': ({ proposed }) => proposed.array.model,
  't-drives': ({ proposed }) =>
    citedFigure('Drives of one array', proposed.array.drives, 'drives', citeEqualLogic('Table 25')),
  't-drive-size': ({ proposed }) => driveSizeFigure(proposed.driveGb),
  't-groups': ({ groups }) => groups,
  't-groups-at-site': ({ groups, sites }) => arrayGroupsAtSite({ groups, sites }),
  't-pools': ({ pools }) => pools,
  't-pools-at-site': ({ pools, sites }) => poolsAtSite({ pools, sites }),
  't-pools-each': ({ pools, servers }) => poolsOfServer({ pools, servers }),
  't-maintenance-on': ({ plan }) => switched(plan.maintenance),
}

function sizingOf(plan: Plan): PaperSizing {
  const result = sizeByPapers(plan)
  if (!result.ok) throw new Error('The worked example contradicts itself')
  return result.sizing
}

function known<T>(part: T | null | undefined): T {
  if (part === null || part === undefined)
    throw new Error('The worked example has every part of a sizing and a design')
  return part
}

function switched(isOn: boolean): string {
  return isOn ? 'on' : 'off'
}

function yesIf(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}

/** Models whose arrays fit, for a number of arrays per server, in the order of the catalog. */
function modelsWith({ candidates }: Recommendation, perServer: number): string {
  const fitting = candidates.filter(
    (one) => one.perServer === perServer && one.verdict !== 'does not fit',
  )
  return equalLogicArrays
    .map(({ model }) => model)
    .filter((model) => fitting.some(({ array }) => array.model === model))
    .join(', ')
}
