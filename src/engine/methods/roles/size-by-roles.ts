import { inBinaryUnit } from '../../core/binary-units.ts'
import { formula } from '../../core/formula.ts'
import { mapNonEmpty, type NonEmpty } from '../../core/non-empty.ts'
import { oncePerObject } from '../../core/once.ts'
import { citeCalculator, ownRule } from '../../core/source.ts'
import { assumedFigure, relabelledCount, sum, type Worked } from '../../core/worked.ts'
import { roleVersionOf } from '../../exchange/versions.ts'
import { answer, type Plan, type Tier } from '../../plan/plan.ts'
import { activeShareOnServer, databasesInAll, type SizedDatabases } from '../../sizing/databases.ts'
import { oneSiteSurvivalProblems, type Problem } from '../../sizing/problems.ts'
import type { SizeFailure } from '../../sizing/sizing.ts'
import { tierAnswerFigure } from '../../sizing/tiers.ts'
import type { RoleCheckResult } from './checks/checks.ts'
import { loadOnArrays, spaceOnArrays } from './drives/array-demand.ts'
import type { RoleResults } from './role-parts.ts'
import { roleRequirements, roleResults } from './role-requirements.ts'
import type { RoleTier, SizedByRoles } from './sized-by-roles.ts'

export const databasesOfStandaloneServers = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { each: 'databases', servers: 'servers' },
  text: 'each × servers',
  source: citeCalculator('Role Requirements'),
})

/** Mailboxes that one server serves in its worst case. */
export const mailboxesOnServer = formula({
  label: 'Mailboxes active on one server',
  unit: 'mailboxes',
  takes: { each: 'mailboxes/database', active: 'databases' },
  text: 'each × active',
  source: citeCalculator('Activation Scenarios'),
})

const onArrays = ownRule('Arrays take the volumes of databases and logs and the one to restore to.')

/** Computed on demand: pages show these figures, but the search of layouts does not need them. */
const requirementsOf = oncePerObject((plan: Plan) => roleRequirements(plan))

type RoleResult = { readonly ok: true; readonly sizing: SizedByRoles } | SizeFailure

/**
 * Sizes a plan for Exchange 2013 to SE in its own mode. Not ok if a check fails that leaves no
 * results; the problems then name the answers to change and the remedies.
 */
export function sizeByRoles(plan: Plan): RoleResult {
  const parts = roleResults(plan, plan.mode)
  const blanking = parts.checks.filter(({ blanks }) => blanks).flatMap(problemOf)
  if (blanking.length > 0) return { ok: false, problems: blanking }
  const { perServer, inAll, data } = spaceOnArrays(parts)
  const { space } = parts
  const bySite = serversBySite(plan, parts)
  return {
    ok: true,
    sizing: {
      method: 'roles',
      parts,
      get requirements() {
        return requirementsOf(plan)
      },
      tiers: mapNonEmpty(plan.tiers, (tier, at) => tierOf(parts, tier, at)),
      mailboxes: parts.mailbox.mailboxes,
      databases: databasesOf(parts),
      copies: parts.copies.copies,
      servers: parts.servers.allServers,
      siteCount: parts.copies.shape.twoSites ? 2 : 1,
      dataOnServer: data,
      iops: loadOnArrays(plan, parts),
      volumes: {
        perServer,
        inAll,
        onServer: sum(
          'Volumes per server',
          [space.dbVolumes, space.logVolumes, space.restoreVolumes],
          onArrays,
        ),
        free: space.restoreVolumes,
      },
      memory: memoryOf(plan, parts),
      ...bySite,
      sitesWithServers: assumedFigure(
        'Sites',
        bySite.sites.length,
        'sites',
        'Sites with servers; the method knows two at most.',
      ),
      broken: [
        ...parts.checks.filter(isLimit).flatMap(problemOf),
        ...(parts.copies.shape.hasDag ? oneSiteSurvivalProblems(plan) : []),
      ],
    },
  }
}

/** Memory of the larger server of both sites, and the range advised; null if it is unknown. */
function memoryOf(plan: Plan, { memory }: RoleResults): SizedByRoles['memory'] {
  const { fittedMemory, fittedMemory2, mostNeeded } = memory
  const [needed, has] =
    fittedMemory2 && fittedMemory && fittedMemory2.value > fittedMemory.value
      ? [fittedMemory2, memory.installed2]
      : [fittedMemory, memory.installed]
  const { mostMemory: most, leastMemory: least } = roleVersionOf(plan)
  return needed && has && mostNeeded && { needed, exactly: mostNeeded, has, most, least }
}

/** A failed check as a problem of the plan, at the first answer to change; else empty. */
function problemOf({ code, blanks, advice, answers }: RoleCheckResult): readonly Problem[] {
  const [answer] = answers
  if (!advice || !answer) return []
  const problem = { code: `check ${code}`, answer, answers, advice } as const
  return [blanks ? problem : { ...problem, breaksLimit: true }]
}

/** True if a check breaks a limit, yet every figure can be computed. */
function isLimit({ blanks, advice }: RoleCheckResult): boolean {
  return !blanks && advice?.severity === 'limit'
}

/** A tier of the plan, with the figures that both methods give. */
function tierOf({ mailbox }: RoleResults, tier: Tier, index: number): RoleTier {
  const found = mailbox.tiers[index]
  if (!found) throw new Error(`The method sized no tier ${index + 1}`)
  const { title } = found
  const placed = { tier, index, ...(title !== null && { title }) }
  return {
    title,
    mailboxes: found.mailboxes,
    perMailbox: found.iopsPerMailbox,
    mailbox: {
      quota: inBinaryUnit(tierAnswerFigure(placed, 'quota')),
      recoverable: found.dumpster,
      onDisk: found.mailboxOnDisk,
    },
  }
}

const copiesAre = ownRule('No two copies of one database are on the same server.')

/** Databases in all, stored on one server, and active on it in its worst case. */
function databasesOf({ copies, databases, servers, activation }: RoleResults): SizedDatabases {
  const { databaseCount, dags, mailboxesOfDatabase, mailboxesAtMost } = databases
  const { worstCase } = activation
  const inAll = copies.shape.hasDag
    ? databasesInAll({ each: databaseCount, dags })
    : databasesOfStandaloneServers({ each: databaseCount, servers: servers.servers1 })
  const onServer = relabelledCount(
    servers.copiesServer,
    'Databases on one server',
    'databases',
    copiesAre,
  )
  const share = activeShareOnServer({ active: worstCase, databases: inAll })
  return {
    dags: copies.shape.hasDag ? dags : null,
    clusters: null,
    perGroup: databaseCount,
    inAll,
    perDatabase: mailboxesAtMost,
    onServer,
    storedOnServer: onServer,
    activeOnServer: worstCase,
    share,
    cases: [{ lost: 0, active: worstCase, share }],
    mailboxesOnServer: mailboxesOnServer({ each: mailboxesOfDatabase, active: worstCase }),
    mailboxesEach: mailboxesOfDatabase,
    storages: servers.allServers,
  }
}

const added = ownRule('Those with active mailboxes, for disaster recovery and for lagged copies.')

export const serversOfSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { each: 'servers', dags: 'dags' },
  text: 'each × dags',
  source: citeCalculator('Role Requirements'),
})

type Serving = Pick<RoleResults, 'copies' | 'servers'>

/** Servers by site, and by site and DAG. In pairs of DAGs each has its users in another site. */
function serversBySite(
  plan: Plan,
  { copies: { shape }, servers }: Serving,
): Pick<SizedByRoles, 'sites' | 'serversOfDags'> {
  const { servers1, recoveryServers1, lagged1, servers2, recoveryServers2, lagged2 } = servers
  const first = sum(
    'Servers of a DAG at its first site',
    [servers1, recoveryServers1, lagged1],
    added,
  )
  const second = sum(
    'Servers of a DAG at its second site',
    [servers2, recoveryServers2, lagged2],
    added,
  )
  if (!shape.hasDag) return { sites: [servers1], serversOfDags: [[servers1.value]] }
  const dags = answer(plan, 'dags')
  const inPairs = plan.siteModel === 'AAN' && shape.twoSites
  const each = [first.value, second.value]
  const rows = Array.from({ length: dags.value }, () =>
    inPairs ? [each, each.toReversed()] : [each],
  ).flat()
  const at = (count: Worked<'servers'>) => serversOfSite({ each: count, dags })
  const both = sum('Servers of a pair of DAGs at one site', [first, second], added)
  const sites: NonEmpty<Worked<'servers'>> = inPairs
    ? [at(both), at(both)]
    : second.value > 0
      ? [at(first), at(second)]
      : [at(first)]
  return { sites, serversOfDags: rows }
}
