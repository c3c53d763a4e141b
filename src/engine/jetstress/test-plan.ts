import type { NonEmpty } from '../core/non-empty.ts'
import { onceForBoth } from '../core/once.ts'
import { ownRule } from '../core/source.ts'
import { assumed, tried, type Worked } from '../core/worked.ts'
import type { JetstressRelease } from '../exchange/jetstress.ts'
import { versionOf } from '../exchange/versions.ts'
import { methodOf } from '../methods/method-of.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { jetstressLimits } from './jetstress-rules.ts'
import {
  globalThreads,
  iopsOfFewer,
  leastOfLoad,
  sluggishSessions,
  testedData,
  testedIops,
  testedMailboxes,
  testedProfile,
  testThreads,
} from './test-formulas.ts'
import { serversToTest, type TestedServer } from './tested-servers.ts'

/** Parts and targets of a test with Jetstress for a plan. */
export type TestPlan = {
  /** Servers that are tested alike, those with most databases first. */
  readonly servers: NonEmpty<TestedServers>
  /** Names of servers that hold no database, and so have nothing to test. */
  readonly idle: readonly string[]
  /** Why no configuration is made; null where there is one for each server. */
  readonly unconfigured: 'version' | 'not placed' | null
  /** That of 2013 counts threads for all databases together and tunes them, those before for each database. */
  readonly release: JetstressRelease
  /** Databases that storage is counted for, and their size, where the fullest server holds more of them, as Microsoft rounds; else null. */
  readonly countedFor: Pick<TestedServers, 'databases' | 'data'> | null
  /** Copies of each database: with more than one, Jetstress reads logs as if it shipped them. */
  readonly copies: Worked<'copies'>
  /** Shares of the storage and of what it can do: all of it, because the profile sets both. */
  readonly capacity: Worked<'%'>
  readonly throughput: Worked<'%'>
}

export type TestedServers = {
  /** Empty where the copies could not be placed. */
  readonly servers: readonly TestedServer[]
  readonly databases: Worked<'databases'>
  readonly mailboxes: Worked<'mailboxes'>
  /** In megabytes of 2^20 bytes, as Jetstress counts them. */
  readonly quota: Worked<'MiB'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
  /** Transactional IOPS that the run must reach: those that the storage is sized for, with the reserve. */
  readonly planned: Worked<'IOPS'>
  /** The same without the reserve: what the mailboxes are expected to cause. */
  readonly expected: Worked<'IOPS'>
  /** The deciding load, no more than 5 % below the expected one; and with the reserve, which does not. */
  readonly least: Worked<'IOPS'>
  readonly leastWithReserve: Worked<'IOPS'>
  /** All databases of the server, as the test makes them. */
  readonly data: Worked<'GiB'>
  /** Those to start with. */
  readonly threads: Worked<'threads'>
  /** How much slower than usual a thread for each database works, where Jetstress is configured by file. */
  readonly sluggish: Worked<'×'>
}

const whole = (label: string) =>
  assumed(
    label,
    1,
    '%',
    'All of it: mailboxes, their size and their IOPS set how large the databases are and what is asked of them.',
  )

const inTheirOrder = ownRule('Every copy that the placement puts on the server is tested.')

/** The test of a plan: what each server must show, fullest first; worked out once for a plan. */
export const testPlan = onceForBoth((plan: Plan, sizing: Sizing): TestPlan => {
  const { onServer } = sizing.databases
  const found = serversToTest(plan, sizing)
  const byCount = new Map<number, TestedServer[]>()
  for (const server of found ?? []) {
    const alikeOnes = byCount.get(server.held)
    if (alikeOnes) alikeOnes.push(server)
    else byCount.set(server.held, [server])
  }
  const idle = byCount.get(0) ?? []
  byCount.delete(0)
  const counts = [...byCount.keys()].sort((one, other) => other - one)
  const quota = methodOf(plan).testedQuota(sizing)
  const { release, isConfigured } = versionOf(plan).jetstress
  const tested: Tested = { sizing, quota, release }
  const [fullest, ...others] = counts.map((count) =>
    alike(tested, byCount.get(count) ?? [], heldBy(sizing, count)),
  )
  return {
    servers: [fullest ?? alike(tested, [], onServer), ...others],
    release,
    idle: idle.map(({ name }) => name),
    countedFor:
      fullest && fullest.databases.value > onServer.value ? alike(tested, [], onServer) : null,
    unconfigured: isConfigured ? (fullest ? null : 'not placed') : 'version',
    copies: sizing.copies,
    capacity: whole('Storage capacity in use'),
    throughput: whole('Throughput in use'),
  }
})

function heldBy({ databases }: Sizing, count: number): Worked<'databases'> {
  if (databases.onServer.value === count) return databases.onServer
  return tried('Databases placed on a server', count, 'databases', {
    condition: 'Databases with a copy on the server',
    inputs: [databases.inAll],
    source: inTheirOrder,
  })
}

type Tested = {
  readonly sizing: Sizing
  readonly quota: Worked<'MiB'>
  readonly release: JetstressRelease
}

function alike(
  { sizing, quota, release }: Tested,
  servers: readonly TestedServer[],
  databases: Worked<'databases'>,
): TestedServers {
  const perDatabase = sizing.databases.mailboxesEach
  const mailboxes = testedMailboxes({ perDatabase, databases })
  const expected = expectedOf(sizing, databases)
  const { designRequirement: requirement, expectedLoad } = sizing.iops
  const planned =
    requirement.value > expectedLoad.value
      ? testedIops({ transactional: expected, requirement, expected: expectedLoad })
      : { ...expected, label: 'Planned transactional IOPS' }
  const least = jetstressLimits.achieved
  return {
    servers,
    databases,
    mailboxes,
    quota,
    data: testedData({ mailboxes, quota }),
    least: leastOfLoad({ load: expected, least }),
    leastWithReserve: leastOfLoad({ load: planned, least }, 'The same with the reserve'),
    perMailbox: testedProfile({ planned, mailboxes }),
    planned,
    expected,
    threads: release === '2013' ? globalThreads({ planned }) : testThreads({ planned, databases }),
    sluggish: sluggishSessions({ planned, databases }),
  }
}

/** Load of the mailboxes of so many databases on a server in its worst case. */
function expectedOf({ iops }: Sizing, held: Worked<'databases'>): Worked<'IOPS'> {
  const { transactional, active } = iops
  return held.value < active.value ? iopsOfFewer({ transactional, active, held }) : transactional
}
