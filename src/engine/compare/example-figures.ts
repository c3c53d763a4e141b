import { equalLogic } from '../core/documents.ts'
import { published, relabel, type Worked } from '../core/worked.ts'
import type { Candidate, Prediction } from '../design/candidate.ts'
import { type Recommendation, recommend } from '../design/recommend.ts'
import { driveSizeOf, equalLogicArrays } from '../papers/equallogic-arrays.ts'
import type { LineId } from '../papers/equallogic-example.ts'
import { answer, defaultPlan, type Plan, tierAnswer } from '../plan/plan.ts'
import { mailboxesInDatabase } from '../sizing/databases.ts'
import { descriptors, fileSize } from '../sizing/logs.ts'
import { calendarShare, recoveryShare } from '../sizing/mailbox.ts'
import { logShare, maintenanceShare } from '../sizing/shares.ts'
import { type Sizing, size } from '../sizing/size.ts'
import { catalogEach, logsEach } from '../sizing/volumes.ts'
import type { Computed } from './compared-line.ts'
import {
  dailyLogs,
  groupsAtSite,
  poolsAtSite,
  poolsOfServer,
  replicasEach,
  replicasInAll,
  serversAtSite,
  transactionalShare,
  volumeShare,
} from './example-formulas.ts'

type Figures = Readonly<Record<LineId, Computed>>

type Example = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
  readonly proposed: Candidate & { readonly prediction: Prediction }
}

/** The worked example as it is computed: one entry for each printed line, in the paper’s parts. */
export function exampleFigures(): Figures {
  const sizing = sizingOf(defaultPlan)
  const recommendation = recommend(defaultPlan, sizing)
  const proposed = known(recommendation.proposed)
  const example = {
    plan: defaultPlan,
    sizing,
    recommendation,
    proposed: { ...proposed, prediction: known(proposed.prediction) },
  }
  const answers = users(example)
  return {
    ...answers,
    ...memory(example),
    ...capacity(example),
    ...load(example),
    ...arrays(example),
    ...requirements(example, answers),
    ...solution(example, answers),
    ...organization(example),
  }
}

function users({ plan, sizing }: Example) {
  const { databases, mailboxes, volumes } = sizing
  const [tier] = sizing.tiers
  const { servers, sites } = placesOf(plan)
  const alone = standaloneSizing()
  return {
    users: { worked: tier.today },
    messages: { worked: tier.messages },
    quota: { worked: tier.mailbox.quota },
    hours: { worked: activeShare(plan) },
    growth: { worked: tier.growth },
    grown: { worked: mailboxes },
    servers: { worked: servers },
    dags: { worked: known(databases.dags) },
    worst: {
      choice:
        databases.activeOnServer.value === databases.inAll.value ? 'all databases' : 'some of them',
      worked: databases.activeOnServer,
    },
    'at-site': { worked: serversAtSite({ servers, sites }) },
    'per-database': { worked: known(databases.perDatabase) },
    databases: { worked: databases.inAll },
    'maintenance-on': { choice: switched(plan.maintenance) },
    overhead: { worked: volumes.overhead },
    'iops-alone': { worked: alone.tiers[0].perMailbox },
    'transactional-alone': { worked: alone.iops.transactional },
    'message-size': { worked: tier.messageSize },
    retention: { worked: tier.mailbox.retention },
    'recovery-on': { choice: switched(plan.singleItemRecovery) },
  }
}

function memory({ sizing }: Example) {
  const { databases, perMailbox, needed, server } = known(sizing.memory)
  return {
    'memory-base': { worked: databases },
    cache: { worked: perMailbox[0] },
    memory: { worked: needed },
    'server-memory': { worked: known(server) },
  }
}

function capacity({ sizing: { tiers, mailboxes, capacity, volumes } }: Example) {
  const [{ mailbox, logs }] = tiers
  return {
    dumpster: { worked: mailbox.dumpster },
    'recovery-share': { worked: recoveryShare },
    recovery: { worked: mailbox.recovery },
    'calendar-share': { worked: calendarShare },
    calendar: { worked: mailbox.calendar },
    delta: { worked: mailbox.delta },
    'white-space': { worked: mailbox.whiteSpace },
    'on-disk': { worked: mailbox.onDisk },
    'database-space': { worked: capacity.databases },
    descriptors: { worked: descriptors },
    'size-factor': { worked: logs.factor },
    'log-size': { worked: fileSize },
    'logs-each': { worked: logs.perDay },
    'daily-logs': { worked: dailyLogs({ mailboxes, logs: logs.perDay }) },
    'log-days': { worked: logs.kept },
    'log-space': { worked: capacity.logs },
    'catalog-share': { worked: capacity.catalogShare },
    catalog: { worked: capacity.catalog },
    total: { worked: capacity.total },
    needed: { worked: volumes.main.needed },
  }
}

function load({ plan, sizing }: Example) {
  const { iops, tiers, databaseFile } = sizing
  const profile = published('IOPS per mailbox', 0.18, 'IOPS/mailbox', equalLogic('6.3'))
  const { base, logs, maintenance, copies, logLayout, maintenanceLayout } = known(iops.shares)
  return {
    iops: { worked: tiers[0].perMailbox },
    transactional: { worked: iops.transactional },
    'log-share-150': { worked: logShare(profile) },
    'maintenance-share-150': { worked: maintenanceShare(profile) },
    'log-share': { worked: logs },
    'maintenance-share': { worked: maintenance },
    'transactional-share': { worked: transactionalShare({ logs, maintenance }) },
    base: { worked: base },
    'database-about': { worked: databaseFile },
    'log-layout': { worked: logLayout },
    'maintenance-layout': { worked: maintenanceLayout },
    'replicas-each': { worked: replicasEach({ copies: placesOf(plan).copies }) },
    'copy-points': { worked: copies },
    logs: { worked: iops.logs },
    maintenance: { worked: iops.maintenance },
    'transactional-added': { worked: iops.transactional },
    final: { worked: iops.expectedLoad },
  }
}

function arrays({ plan, sizing, recommendation, proposed }: Example) {
  const holds = (which: (one: Candidate['constraints'][number]) => boolean) =>
    proposed.constraints.filter(which).every((one) => one.holds)
  return {
    'per-server': { worked: sizing.volumes.perServer },
    'iops-per-server': { worked: sizing.iops.designRequirement },
    sites: { worked: placesOf(plan).sites },
    raid: { choice: proposed.raid },
    'one-each': { choice: modelsWith(recommendation, 1) },
    'two-each': { choice: modelsWith(recommendation, 2) },
    carries: {
      choice: yesIf(holds(({ at }) => at === 'design requirement')),
      worked: proposed.prediction.design.dbRead,
    },
    room: {
      choice: yesIf(holds(({ code }) => code === 'capacity')),
      worked: proposed.usable,
    },
  }
}

function requirements({ plan }: Example, asBefore: ReturnType<typeof users>) {
  const { copies, sites } = placesOf(plan)
  return {
    't-users': asBefore.users,
    't-growth': asBefore.growth,
    't-messages': asBefore.messages,
    't-availability': { worked: copies },
    't-hours': asBefore.hours,
    't-sites': { worked: sites },
    't-message-size': asBefore['message-size'],
    't-retention': asBefore.retention,
  }
}

function solution({ plan, sizing }: Example, asBefore: ReturnType<typeof users>) {
  const { databases, capacity, volumes, databaseFile } = sizing
  const { servers, copies } = placesOf(plan)
  const { inAll } = databases
  return {
    't-grown': asBefore.grown,
    't-quota': asBefore.quota,
    't-databases': asBefore.databases,
    't-nodes': { worked: servers },
    't-replicas': {
      worked: replicasInAll({ databases: inAll, replicas: replicasEach({ copies }) }),
    },
    't-database': { worked: databaseFile },
    't-logs': { worked: logsEach({ all: capacity.logs, databases: inAll }) },
    't-catalog': { worked: catalogEach({ all: capacity.catalog, databases: inAll }) },
    't-volumes': {
      worked: relabel(
        databases.onServer,
        'Volumes on one server',
        'volumes',
        equalLogic('Table 26'),
      ),
    },
    't-volume': { worked: volumes.main.size },
    't-planned': {
      worked: volumeShare({ volume: volumes.main.size, total: capacity.total, databases: inAll }),
    },
    't-in-database-today': {
      worked: mailboxesInDatabase({
        mailboxes: asBefore.users.worked,
        databases: inAll,
      }),
    },
    't-in-database': { worked: databases.mailboxesEach },
    't-iops-alone': asBefore['iops-alone'],
    't-profile': asBefore.messages,
    't-iops': { worked: sizing.tiers[0].perMailbox },
  }
}

function organization({ plan, recommendation, proposed }: Example) {
  const { groups, pools } = recommendation.organization
  const { servers, sites } = placesOf(plan)
  return {
    't-raid': { choice: proposed.raid },
    't-arrays': { worked: proposed.arrays },
    't-model': { choice: proposed.array.model },
    't-drives': {
      worked: published(
        'Drives of one array',
        proposed.array.drives,
        'drives',
        equalLogic('Table 25'),
      ),
    },
    't-drive-size': { worked: driveSizeOf(proposed.driveGb) },
    't-groups': { worked: groups },
    't-groups-at-site': { worked: groupsAtSite({ groups, sites }) },
    't-pools': { worked: pools },
    't-pools-at-site': { worked: poolsAtSite({ pools, sites }) },
    't-pools-each': { worked: poolsOfServer({ pools, servers }) },
    't-maintenance-on': { choice: switched(plan.maintenance) },
  }
}

function sizingOf(plan: Plan): Sizing {
  const result = size(plan)
  if (!result.ok) throw new Error('The worked example contradicts itself')
  return result.sizing
}

/** The mailboxes of the example on one server of their own, which the paper starts from. */
function standaloneSizing(): Sizing {
  const alone = { availability: 'none', servers: 1, sites: 1 } as const
  return sizingOf({ ...defaultPlan, ...alone })
}

/** A part of a sizing or a design that not every plan has. */
function known<T>(part: T | null): T {
  if (part === null) throw new Error('The worked example has every part of a sizing and a design')
  return part
}

/** Answers that no figure of the sizing is made of. */
function placesOf(plan: Plan) {
  return {
    servers: answer(plan, 'servers'),
    sites: answer(plan, 'sites'),
    copies: answer(plan, 'copies'),
  }
}

function activeShare({ tiers: [tier] }: Plan): Worked<'%'> {
  return tierAnswer(tier, 'active', 0)
}

function switched(isOn: boolean): string {
  return isOn ? 'on' : 'off'
}

function yesIf(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}

/** The models that fit with so many arrays per server, in the order of the catalog. */
function modelsWith({ candidates }: Recommendation, perServer: number): string {
  const fitting = candidates.filter(
    (one) => one.perServer === perServer && one.verdict !== 'does not fit',
  )
  return equalLogicArrays
    .map(({ model }) => model)
    .filter((model) => fitting.some(({ array }) => array.model === model))
    .join(', ')
}
