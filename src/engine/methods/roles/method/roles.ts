import { inBinaryUnit } from '../../../core/binary-units.ts'
import type { CheckRule } from '../../../core/check.ts'
import { formula } from '../../../core/formula.ts'
import { oncePerPair } from '../../../core/once.ts'
import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { judgeCandidates } from '../../../designs/recommendation.ts'
import type { DagServerKind } from '../../../failures/dags.ts'
import { loadLabels, type ServerLoad } from '../../../failures/server-load.ts'
import type { ComparedResultKey } from '../../../figures/compared-result-kinds.ts'
import { allRoleFigures, type ComparedResultFigures } from '../../../figures/role-figures.ts'
import type { Plan } from '../../../plan/plan.ts'
import { jetstressSizeSource, type Sizing } from '../../../sizing/sizing.ts'
import { type IndexedTier, tierAnswerFigure } from '../../../sizing/tiers.ts'
import type { Method } from '../../port/port.ts'
import { roleAdviceCodes } from '../checks/checks.ts'
import { memoryBelowAdvisedCheck } from '../checks/memory-check.ts'
import { namesAndPlacesForDeployment, namingChecks } from '../checks/naming-checks.ts'
import { dagShapeByRoles } from '../copies/dag-shape.ts'
import { deployedServers } from '../designs/deployed-servers.ts'
import {
  areDatabasesInRaidArrays,
  asServerDesign,
  judgeArrays,
  judgeServers,
  serversAsBuiltHardware,
} from '../designs/judge-servers.ts'
import { firstServerWarning, serverDesignLevel } from '../designs/level-of-servers.ts'
import { allRoleRiskChecks } from '../designs/risk-checks.ts'
import { proposeServerDesign, serverDesignById, serverDesigns } from '../designs/server-designs.ts'
import { rolesMethodSummary } from '../designs/summary.ts'
import { memoryOfServer } from '../memory/memory.ts'
import { processorCase } from '../processors/processors.ts'
import { rateAnswerKeyAndAssumption, rateAnswerKeys } from '../processors/server-processors.ts'
import type { RoleResults } from '../role-parts.ts'
import { figureOfStage } from '../role-requirements.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import { asSizedByRoles, type SizedByRoles } from '../sized-by-roles.ts'
import { recoveryDataAmountsByRoles } from '../space/recovery-demand.ts'

const allFull = ownRule('The mailboxes of all tiers.')

export const mailboxesOfTierOnDisk = formula({
  label: 'Mailboxes on disk',
  unit: 'MiB',
  takes: { mailboxes: 'mailboxes', onDisk: 'MiB' },
  text: 'mailboxes × onDisk',
  source: ownRule('All mailboxes of a tier are taken to be full.'),
})

export const jetstressQuotaOfMailboxes = formula({
  label: 'Mailbox quota in the test',
  unit: 'MiB',
  takes: { all: 'MiB', mailboxes: 'mailboxes' },
  text: 'up(all ÷ mailboxes, 1)',
  constants: { 1: 'MiB' },
  source: jetstressSizeSource,
})

function quotaByRoles({ tiers, mailboxes }: SizedByRoles): Worked<'MiB'> {
  const sizes = tiers.map((tier) =>
    mailboxesOfTierOnDisk({ mailboxes: tier.mailboxes, onDisk: tier.mailbox.onDisk }),
  )
  return jetstressQuotaOfMailboxes({ all: sum('All mailboxes on disk', sizes, allFull), mailboxes })
}

type Sized = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** Codes of checks on single drives, which say nothing if the databases are on arrays in RAID. */
const ofSingleDrives: ReadonlySet<string> = new Set([
  'jbod-too-small',
  'jbod-too-slow',
  'jbod-unprotected',
  'restore-too-small',
])

/** Checks of the stages that give advice; workbook checks that fail are problems instead. */
const advising = roleAdviceCodes.map((code) => ({
  code,
  advice: ({ plan, sizing }: Sized) => {
    const advice = sizing.parts.checks.find((one) => one.code === code)?.advice ?? null
    return advice && ofSingleDrives.has(code) && areDatabasesInRaidArrays(plan, sizing)
      ? null
      : advice
  },
}))

const ownChecks: readonly CheckRule<Sized, string>[] = [
  ...advising,
  memoryBelowAdvisedCheck,
  ...namingChecks,
  ...allRoleRiskChecks,
]

export const promisedSpaceWithArchive = formula({
  label: 'Storage asked for',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', quota: 'MiB', archive: 'MiB' },
  text: 'mailboxes × (quota + archive) ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
  source: ownRule('What is promised to the users, before anything the server adds to it.'),
})

function promisedByRoles(placed: IndexedTier, mailboxes: Worked<'mailboxes'>): Worked<'GiB'> {
  const [quota, archive] = [tierAnswerFigure(placed, 'quota'), tierAnswerFigure(placed, 'archive')]
  return promisedSpaceWithArchive({
    mailboxes,
    quota: inBinaryUnit(quota),
    archive: inBinaryUnit(archive),
  })
}

/** Arrays judged for a plan. There are no tested blocks for these versions of Exchange. */
const arraysJudgedOnce = oncePerPair((sizing: Sizing, plan: Plan) =>
  judgeCandidates(plan, sizing, []),
)

/** Sizing method for Exchange 2013 to SE: Microsoft’s Role Requirements Calculator. */
export const rolesMethod: Method = {
  id: 'roles',
  size: sizeByRoles,
  promisedSpace: promisedByRoles,
  dagShape: (plan, sizing) => dagShapeByRoles(plan, asSizedByRoles(sizing).parts),
  serverLoad: (plan, sizing, build, active) =>
    loadByRoles(plan, asSizedByRoles(sizing).parts, build, active),
  steadyLoad: (sizing) => asSizedByRoles(sizing).parts.io.iopsServer,
  summary: rolesMethodSummary,
  resultFigures: (_plan, sizing) => resultsOfRoles(asSizedByRoles(sizing)),
  designs: (plan, sizing) => serverDesigns(plan, asSizedByRoles(sizing)),
  recommend: (plan, sizing) => arraysJudgedOnce(sizing, plan),
  propose: (plan, sizing) => proposeServerDesign(plan, asSizedByRoles(sizing)),
  designCalled: (plan, sizing, id) => serverDesignById(plan, asSizedByRoles(sizing), id),
  levelOf: (plan, sizing, design) =>
    serverDesignLevel(plan, asSizedByRoles(sizing), asServerDesign(design)),
  warningOf: (plan, sizing) => firstServerWarning(plan, asSizedByRoles(sizing)),
  built: (sizing, design) => serversAsBuiltHardware(asSizedByRoles(sizing), asServerDesign(design)),
  recoveryDemand: (plan, sizing) => recoveryDataAmountsByRoles(plan, asSizedByRoles(sizing).parts),
  blockRecoveries: () => [],
  testedQuota: (sizing) => quotaByRoles(asSizedByRoles(sizing)),
  judge: (plan, built, before) => {
    switch (built.kind) {
      case 'servers':
        return judgeServers(plan, built, before)
      case 'arrays':
        return judgeArrays(plan, built, before)
      case 'blocks':
        return null
    }
  },
  ratedBy: { answers: Object.values(rateAnswerKeys), of: rateAnswerKeyAndAssumption },
  checks: ownChecks.map(({ code, advice }) => ({
    code,
    advice: ({ plan, sizing }) => advice({ plan, sizing: asSizedByRoles(sizing) }),
  })),
  sentences: {
    fitting: 'some servers',
    nothingNear: 'The plan then breaks a rule of the method.',
    nothingHolds: 'No design holds.',
    noneHolds: (servers) => `Nothing considered carries this plan on ${servers}`,
    noneConsidered: () => ({}),
    noDesigns: 'No storage is considered. Enter arrays of your own first.',
    noArrays: 'No array is proposed for this plan.',
  },
  deploying: {
    naming: (plan, sizing) => namesAndPlacesForDeployment(plan, asSizedByRoles(sizing)),
    servers: (plan, sizing) => deployedServers(plan, asSizedByRoles(sizing)),
  },
  followed: 'what comes nearest',
}

/** Load of a server of this build with so many active databases; null without such a server. */
function loadByRoles(
  plan: Plan,
  parts: RoleResults,
  build: DagServerKind,
  active: Worked<'databases'>,
): ServerLoad | null {
  const { processors, memory: has } = parts
  const built = {
    'first site': { which: processors.site1, fitted: has.installed },
    'second site': { which: processors.site2, fitted: has.installed2 },
    lagged: { which: processors.lagged, fitted: has.installedLagged },
  }
  const { which, fitted } = built[build]
  if (!which) return null
  const { megacycles, cpu } = processorCase(plan, parts, active, which, 'with so many active')
  const { needed } = memoryOfServer(plan, parts, plan.mode, active, which)
  return {
    active,
    megacycles: { needs: megacycles, has: which.server },
    processors: cpu,
    memory: { needs: { ...needed, label: loadLabels.memory }, has: fitted },
    // A failure adds no IOPS, as drives are counted with every copy active.
    iops: null,
  }
}

/** The result figures of a plan that only Exchange 2013 to SE has, by key. */
function resultsOfRoles({ parts, memory }: SizedByRoles): ComparedResultFigures {
  const found: Partial<Record<ComparedResultKey, Worked | null>> = {
    memory: memory?.needed ?? null,
    memoryBuilt: parts.memory.installed,
  }
  for (const { compared, stage, name } of allRoleFigures)
    if (compared) found[compared] = figureOfStage(parts, stage, name)
  return found
}
