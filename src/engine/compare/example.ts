import { equalLogic } from '../core/source.ts'
import { published, relabel, type Worked } from '../core/worked.ts'
import type { Constraint } from '../design/candidate.ts'
import { type Recommendation, recommend } from '../design/recommend.ts'
import { driveSizeOf, equalLogicArrays } from '../papers/equallogic-arrays.ts'
import { type LineId, printedExample } from '../papers/equallogic-example.ts'
import { exampleReasons } from '../papers/example-reasons.ts'
import { answer, defaultPlan, type Plan, tierAnswer } from '../plan/plan.ts'
import { mailboxesInDatabase } from '../sizing/databases.ts'
import { descriptors, fileSize } from '../sizing/logs.ts'
import { calendarShare, recoveryShare } from '../sizing/mailbox.ts'
import { logShare, maintenanceShare } from '../sizing/shares.ts'
import { type Sizing, size } from '../sizing/size.ts'
import { type ComparedLine, type Computed, differenceOf } from './compared-line.ts'
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

/** Every printed line of the sizing example beside what is computed, in the order of the paper. */
export function compareExample(): readonly ComparedLine[] {
  const figures = exampleFigures()
  return printedExample.map((line) => {
    const figure = figures[line.id]
    const computed = typeof figure === 'string' ? { choice: figure } : computedOf(figure)
    const reason = exampleReasons[line.id] ?? { why: 'same' }
    return { ...line, computed, reason, ...differenceOf(line.printed, computed) }
  })
}

function computedOf(figure: Worked | Computed): Computed {
  return 'how' in figure ? { worked: figure } : figure
}

/** The worked example as it is computed: a figure, a choice or both for each printed line. */
function exampleFigures(): Readonly<Record<LineId, Worked | string | Computed>> {
  const example = sizedExample()
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

type Example = ReturnType<typeof sizedExample>

/** The plan of the example with all that is made of it, and the answers that no figure is made of. */
function sizedExample() {
  const plan = defaultPlan
  const sizing = sizingOf(plan)
  const recommendation = recommend(plan, sizing)
  const proposed = known(recommendation.proposed)
  return {
    plan,
    sizing,
    recommendation,
    proposed,
    prediction: known(proposed.prediction),
    servers: answer(plan, 'servers'),
    sites: answer(plan, 'sites'),
    copies: answer(plan, 'copies'),
  }
}

function users({ plan, sizing, servers, sites }: Example) {
  const { databases, mailboxes, volumes } = sizing
  const [tier] = sizing.tiers
  const alone = standaloneSizing()
  return {
    users: tier.today,
    messages: tier.messages,
    quota: tier.mailbox.quota,
    hours: tierAnswer(plan.tiers[0], 'active', 0),
    growth: tier.growth,
    grown: mailboxes,
    servers,
    dags: known(databases.dags),
    worst: {
      choice:
        databases.activeOnServer.value === databases.inAll.value ? 'all databases' : 'some of them',
      worked: databases.activeOnServer,
    },
    'at-site': serversAtSite({ servers, sites }),
    'per-database': known(databases.perDatabase),
    databases: databases.inAll,
    'maintenance-on': switched(plan.maintenance),
    overhead: volumes.overhead,
    'iops-alone': alone.tiers[0].perMailbox,
    'transactional-alone': alone.iops.transactional,
    'message-size': tier.messageSize,
    retention: tier.mailbox.retention,
    'recovery-on': switched(plan.singleItemRecovery),
  }
}

function memory({ sizing }: Example) {
  const { databases, perMailbox, needed, server } = known(sizing.memory)
  return {
    'memory-base': databases,
    cache: perMailbox[0],
    memory: needed,
    'server-memory': known(server),
  }
}

function capacity({ sizing: { tiers, mailboxes, capacity, volumes } }: Example) {
  const [{ mailbox, logs }] = tiers
  return {
    dumpster: mailbox.deleted,
    'recovery-share': recoveryShare,
    recovery: mailbox.recovery,
    'calendar-share': calendarShare,
    calendar: mailbox.calendar,
    delta: mailbox.recoverable,
    'white-space': mailbox.whiteSpace,
    'on-disk': mailbox.onDisk,
    'database-space': capacity.databases,
    descriptors,
    'size-factor': logs.factor,
    'log-size': fileSize,
    'logs-each': logs.perDay,
    'daily-logs': dailyLogs({ mailboxes, logs: logs.perDay }),
    'log-days': logs.kept,
    'log-space': capacity.logs,
    'catalog-share': capacity.catalogShare,
    catalog: capacity.catalog,
    total: capacity.total,
    needed: volumes.main.needed,
  }
}

function load({ sizing, copies }: Example) {
  const { iops, tiers, databaseFile } = sizing
  const profile = published('IOPS per mailbox', 0.18, 'IOPS/mailbox', equalLogic('6.3'))
  const shares = known(iops.shares)
  const { base, logs, maintenance, logLayout, maintenanceLayout } = shares
  return {
    iops: tiers[0].perMailbox,
    transactional: iops.transactional,
    'log-share-150': logShare(profile),
    'maintenance-share-150': maintenanceShare(profile),
    'log-share': logs,
    'maintenance-share': maintenance,
    'transactional-share': transactionalShare({ logs, maintenance }),
    base,
    'database-about': databaseFile,
    'log-layout': logLayout,
    'maintenance-layout': maintenanceLayout,
    'replicas-each': replicasEach({ copies }),
    'copy-points': shares.copies,
    logs: iops.logs,
    maintenance: iops.maintenance,
    'transactional-added': iops.transactional,
    final: iops.expectedLoad,
  }
}

function arrays({ sizing, recommendation, proposed, prediction, sites }: Example) {
  const holds = (which: (one: Constraint) => boolean) =>
    proposed.constraints.filter(which).every((one) => one.holds)
  return {
    'per-server': sizing.volumes.perServer,
    'iops-per-server': sizing.iops.designRequirement,
    sites,
    raid: proposed.raid,
    'one-each': modelsWith(recommendation, 1),
    'two-each': modelsWith(recommendation, 2),
    carries: {
      choice: yesIf(holds(({ at }) => at === 'design requirement')),
      worked: prediction.design.dbRead,
    },
    room: {
      choice: yesIf(holds(({ code }) => code === 'capacity')),
      worked: proposed.usable,
    },
  }
}

function requirements({ copies, sites }: Example, asBefore: ReturnType<typeof users>) {
  return {
    't-users': asBefore.users,
    't-growth': asBefore.growth,
    't-messages': asBefore.messages,
    't-availability': copies,
    't-hours': asBefore.hours,
    't-sites': sites,
    't-message-size': asBefore['message-size'],
    't-retention': asBefore.retention,
  }
}

function solution({ sizing, servers, copies }: Example, asBefore: ReturnType<typeof users>) {
  const { databases, capacity, volumes, databaseFile } = sizing
  const { inAll } = databases
  return {
    't-grown': asBefore.grown,
    't-quota': asBefore.quota,
    't-databases': asBefore.databases,
    't-nodes': servers,
    't-replicas': replicasInAll({ databases: inAll, replicas: replicasEach({ copies }) }),
    't-database': databaseFile,
    't-logs': known(volumes.main.parts.logs),
    't-catalog': known(volumes.main.parts.catalog),
    't-volumes': relabel(
      databases.onServer,
      'Volumes on one server',
      'volumes',
      equalLogic('Table 26'),
    ),
    't-volume': volumes.main.size,
    't-planned': volumeShare({
      volume: volumes.main.size,
      total: capacity.total,
      databases: inAll,
    }),
    't-in-database-today': mailboxesInDatabase({ mailboxes: asBefore.users, databases: inAll }),
    't-in-database': databases.mailboxesEach,
    't-iops-alone': asBefore['iops-alone'],
    't-profile': asBefore.messages,
    't-iops': sizing.tiers[0].perMailbox,
  }
}

function organization({ plan, recommendation, proposed, servers, sites }: Example) {
  const { groups, pools } = recommendation.organization
  return {
    't-raid': proposed.raid,
    't-arrays': proposed.arrays,
    't-model': proposed.array.model,
    't-drives': published(
      'Drives of one array',
      proposed.array.drives,
      'drives',
      equalLogic('Table 25'),
    ),
    't-drive-size': driveSizeOf(proposed.driveGb),
    't-groups': groups,
    't-groups-at-site': groupsAtSite({ groups, sites }),
    't-pools': pools,
    't-pools-at-site': poolsAtSite({ pools, sites }),
    't-pools-each': poolsOfServer({ pools, servers }),
    't-maintenance-on': switched(plan.maintenance),
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
