import type { CalculationMode } from '../../../core/mode.ts'
import { ownRule } from '../../../core/source.ts'
import { largest, shownInUnitAsSold, sum, type Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { StagesUpToActivation } from '../activation/active-figures.ts'
import type { CopiesResults } from '../copies/copies.ts'
import { searchIndexShare } from '../databases/largest-database.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import {
  hypervisorShareInPlan,
  processorsByServerKind,
  type ServerProcessors,
} from '../processors/server-processors.ts'
import {
  cacheMemoryPerMailbox,
  cacheOfServer,
  clientMemory,
  clientMemoryOfStandaloneServer,
  clientMemoryUnrated,
  databaseCacheInPages,
  indexMemory,
  leastMemoryForCopies,
  megacyclesOfClients,
  memoryNeeded,
  memoryNeededWithClientAccess,
  memoryStepSize,
  memoryWithIndexByMicrosoft,
  messageSizeReadAsMb,
  pagesOfActiveCopy,
  pagesOfPassiveCopy,
  serverMemory,
  tierPartOfMeanItems,
  tierPartOfMeanItemsByMicrosoft,
} from './memory-formulas.ts'

export type MemoryResults = ReturnType<typeof memoryStage>

const overTiers = ownRule('The tiers of a plan are mixed evenly over all databases.')
const asSite1 = ownRule('Servers of the other site, and of lagged copies, have site 1’s at least.')

/** Memory of each kind of server. As Microsoft, no memory standalone with a SPEC rate (MS12). */
export function memoryStage(plan: Plan, parts: StagesUpToActivation, mode: CalculationMode) {
  const { copies, databases, servers, activation } = parts
  const { mailboxesOfDatabase: mailboxes } = databases
  const processors = processorsByServerKind(plan, mode)
  const { worstCase, worstCase2 } = activation
  const version = roleVersionOf(plan)
  const first = memoryOfServer(plan, parts, mode, worstCase, processors.site1)
  const fails = mode === 'microsoft' && !copies.shape.hasDag && processors.site1.isRated
  const fittedMemory = fails ? null : first.fittedMemory
  const inSite2 = servers.servers2.value + servers.recoveryServers2.value > 0
  const hasSite2 = mode === 'microsoft' ? worstCase2 !== null : inSite2
  const second = worstCase2 && memoryOfServer(plan, parts, mode, worstCase2, processors.site2)
  const isLagged = servers.lagged1.value + servers.lagged2.value > 0
  const isUsed = worstCase.value > 0 && mailboxes.value > 0
  const pages = databaseCacheInPages({ cache: first.cache })
  const activeTarget = pagesOfActiveCopy({ pages, active: worstCase, copies: servers.copiesServer })
  const fittedMemory2 =
    fittedMemory && hasSite2
      ? atLeast('Memory of a server in site 2', fittedMemory, second?.fittedMemory ?? null)
      : null
  const fittedMemoryLagged =
    fittedMemory && isLagged ? atLeast('Memory of a lagged server', fittedMemory, null) : null
  const given = answer(plan, 'serverMemory')
  const givenMemory = given && shownInUnitAsSold(given)
  const installed = givenMemory ?? fittedMemory
  // The workbook does not ask for memory, so it goes on with the computed one.
  const there = mode === 'microsoft' ? fittedMemory : installed
  return {
    cache: first.cache,
    /** Memory for client access; null where the workbook has an error (MS12). */
    clientAccessMemory: fails ? null : first.clients,
    /** Memory of the search index; null if the database holds the index. */
    indexMemory: first.index,
    least: first.least,
    memoryNeeded: fails ? null : first.needed,
    /** Most memory that a server of either site needs. */
    mostNeeded: fails
      ? null
      : hasSite2 && second
        ? atLeast('Memory needed', first.needed, second.needed)
        : first.needed,
    /** Next memory size sold, for each kind of server; null without such servers. */
    fittedMemory,
    fittedMemory2,
    fittedMemoryLagged,
    /** Memory entered for every server; null if it is computed. */
    givenMemory,
    /** Memory of a server: as entered, else the next size sold. */
    installed,
    installed2: fittedMemory2 && (givenMemory ?? fittedMemory2),
    installedLagged: fittedMemoryLagged && (givenMemory ?? fittedMemoryLagged),
    /** Least and most memory recommended for the version; no requirements. */
    leastAdvised: version.leastMemory,
    mostAdvised: version.mostMemory,
    cachePerMailbox:
      there && isUsed ? cacheMemoryPerMailbox({ ram: there, active: worstCase, mailboxes }) : null,
    pages,
    activeTarget,
    passiveTarget: pagesOfPassiveCopy({ target: activeTarget }),
    pageFile: there && version.pageFile(there),
  }
}

function atLeast(
  label: string,
  fittedMemory: Worked<'GiB'>,
  own: Worked<'GiB'> | null,
): Worked<'GiB'> {
  return largest(label, own ? [fittedMemory, own] : [fittedMemory], asSite1)
}

/** Memory of a server with this many active databases. */
export function memoryOfServer(
  plan: Plan,
  { mailbox, copies, databases, servers }: Omit<StagesUpToActivation, 'activation'>,
  mode: CalculationMode,
  active: Worked<'databases'>,
  processors: ServerProcessors,
) {
  const { mailboxesOfDatabase: mailboxes } = databases
  const { copiesServer } = servers
  const version = roleVersionOf(plan)
  const cache = cacheOfServer({ mailboxes, active, each: mailbox.meanCache })
  // A standalone server counts all its databases, whatever its volumes have room for.
  const least = leastMemoryForCopies({
    copies: copies.shape.hasDag ? copiesServer : servers.copiesDag,
  })
  const client = megacyclesOfClients({
    hypervisor: hypervisorShareInPlan(plan),
    mailboxes,
    active,
    each: mailbox.meanClient,
  })
  const clients = memoryOfClients(copies, client, processors)
  const hasClients = plan.clientAccess || version.clientAccessIncluded
  const base = hasClients
    ? memoryNeededWithClientAccess({ least, cache, clients })
    : memoryNeeded({ least, cache })
  const items = itemsOf(mailbox, mode)
  const index =
    searchIndexShare(plan, mode).value > 0
      ? indexMemory({ items, mailboxes, active, copies: copiesServer })
      : null
  const needed =
    index && mode === 'microsoft' ? memoryWithIndexByMicrosoft({ needed: base, index }) : base
  const fittedMemory = serverMemory({
    needed,
    step: memoryStepSize({ needed }),
    least: version.leastMemory,
  })
  return { cache, clients, index, least, needed, fittedMemory }
}

/** Items in the mean mailbox; as Microsoft, too few by a factor of 1,024 (MS14). */
function itemsOf({ tiers }: MailboxResults, mode: CalculationMode): Worked<'items'> {
  const parts = tiers.map(({ share, mailboxOnDisk: size, messageSize }) =>
    mode === 'microsoft'
      ? tierPartOfMeanItemsByMicrosoft({
          share,
          size,
          messageSize: messageSizeReadAsMb(messageSize),
        })
      : tierPartOfMeanItems({ share, size, messageSize }),
  )
  return sum('Items of a mean mailbox', parts, overTiers)
}

/** Memory for client access, by its share of the processors; by cores without a SPEC rate. */
function memoryOfClients(
  { shape }: CopiesResults,
  client: Worked<'megacycles'>,
  { cores, isRated, server }: ServerProcessors,
): Worked<'GiB'> {
  if (!isRated || !server) return clientMemoryUnrated({ cores })
  return (shape.hasDag ? clientMemory : clientMemoryOfStandaloneServer)({ client, server, cores })
}
