import { formula } from '../../../core/formula.ts'
import { mapNonEmpty } from '../../../core/non-empty.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { assumedFigure, sum, type Worked } from '../../../core/worked.ts'
import type { LoadMethod, MessagesToFigure } from '../../../exchange/version.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { planLoadByFittedModel } from '../../../performance/load.ts'
import { availabilityOf, isReplicated } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import {
  type ActiveShareInFailure,
  activeShareOnServer,
  type SizedDatabases,
} from '../../../sizing/databases.ts'
import {
  type IoLoad,
  type IoLoadCase,
  iopsIfAllMailboxesActive,
  meanIopsPerMailbox,
  type SizedIops,
} from '../../../sizing/iops.ts'
import { sumOfTiers } from '../../../sizing/tiers.ts'
import { loadAtFewerMessagesIfHigher, paperLoad } from './paper-load.ts'
import { reserveAboveLoad } from './reserve.ts'

export const logIopsByRatio = formula({
  label: 'Logs',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', ratio: '×' },
  text: 'transactional × ratio',
  source: ownRule('Log I/O follows the database I/O, as StorageTek reckons for Exchange 2003.'),
})

const noMaintenance = assumedFigure(
  'Maintenance',
  0,
  'IOPS',
  'Background maintenance around the clock came with Exchange 2010.',
)

const parts = ownRule('What the server is expected to generate.')

/** A load method other than EqualLogic’s shares: log IOPS as a ratio of the database IOPS. */
type Method = Exclude<LoadMethod, { readonly method: 'shares' }>

/** Expected load of one server, for versions whose log IOPS follow the database IOPS. */
function versionLoad({ ratio }: Method, transactional: Worked<'IOPS'>): IoLoad {
  const logs = logIopsByRatio({ transactional, ratio })
  return {
    transactional,
    shares: null,
    logs,
    maintenance: noMaintenance,
    expectedLoad: sum('Expected load', [transactional, logs, noMaintenance], parts),
  }
}

export const databaseReads = formula({
  label: 'Database reads',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', share: '%' },
  text: 'transactional × share',
  source: citeEqualLogic('5.1'),
})

type TierReads = {
  readonly transactional: Worked<'IOPS'>
  readonly messages: Worked<'messages/day'>
}

/** Database reads of one server; the read share of each tier depends on its messages. */
function serverDatabaseReads(
  tiers: readonly TierReads[],
  share: MessagesToFigure<Worked<'%'>>,
): Worked<'IOPS'> {
  return sumOfTiers('Database reads', tiers, ({ transactional, messages }) =>
    databaseReads({ transactional, share: share(messages) }),
  )
}

const section = citeEqualLogic('6.3')

export const transactionalIops = formula({
  label: 'Transactional',
  unit: 'IOPS',
  takes: { active: 'mailboxes', share: '%', perMailbox: 'IOPS/mailbox' },
  text: 'active × share × perMailbox',
  source: section,
  errata: ['E1'],
})

export const judgedLoad = formula({
  label: 'Load the arrays are judged by',
  unit: 'IOPS',
  shownAs: 'largest',
  takes: { paper: 'IOPS', model: 'IOPS' },
  text: 'max(paper, model)',
  source: ownRule(
    'The paper’s shares and the model fitted to its tests check each other; the larger one counts, so that more work is never less to carry.',
  ),
})

/** Figures of one tier that the load of a server is computed from. */
type TierLoad = {
  readonly mailboxes: Worked<'mailboxes'>
  readonly active: Worked<'mailboxes'>
  readonly messages: Worked<'messages/day'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
}

const withReserve = ownRule('The expected load and the reserve kept above it.')

/** Load of one server on its arrays, in every case from no loss to the worst. */
export function serverIopsByPapers(
  plan: Plan,
  tiers: readonly TierLoad[],
  { cases, onServer }: Pick<SizedDatabases, 'cases' | 'onServer'>,
): SizedIops {
  const profile = meanProfile(tiers)
  const ofServer = { tiers, profile, onServer }
  const found = mapNonEmpty(cases, (one) => caseOf(plan, ofServer, one))
  const worst = found.at(-1) ?? found[0]
  const { expectedLoad } = worst
  const reserve = reserveAboveLoad(plan, worst)
  const designRequirement = sum('Design requirement', [expectedLoad, reserve], withReserve)
  const { calibrated, judged } = judgedOf(plan, ofServer, worst)
  return {
    ...worst,
    profile,
    reserve,
    designRequirement,
    maintenanceThroughput: null,
    calibrated,
    judged,
    judgedAllUp: found.length > 1 ? judgedOf(plan, ofServer, found[0]).judged : judged,
    judgedWithReserve:
      judged === expectedLoad
        ? designRequirement
        : sum('Load the arrays are judged by, with reserve', [judged, reserve], withReserve),
    isReserveJudged: false,
    countsEveryCopy: false,
    cases: found,
  }
}

/** Load that a server’s arrays are judged by, with the given number of active databases. */
export function judgedLoadWithActive(
  plan: Plan,
  tiers: readonly TierLoad[],
  { inAll, onServer }: Pick<SizedDatabases, 'inAll' | 'onServer'>,
  active: Worked<'databases'>,
): Worked<'IOPS'> {
  const ofServer = { tiers, profile: meanProfile(tiers), onServer }
  const share = activeShareOnServer({ active, databases: inAll })
  return judgedOf(plan, ofServer, caseOf(plan, ofServer, { lost: 0, active, share })).judged
}

type ServerLoad = {
  readonly tiers: readonly TierLoad[]
  readonly profile: Worked<'IOPS/mailbox'>
  readonly onServer: Worked<'databases'>
}

/** Load that a server’s arrays are judged by in a case; `calibrated` is the model’s, or null. */
function judgedOf(plan: Plan, { profile, onServer }: ServerLoad, load: IoLoadCase) {
  const { transactional, active, expectedLoad } = load
  if (paperVersionOf(plan).load.method !== 'shares')
    return { calibrated: null, judged: expectedLoad }
  const inputs = { transactional, profile, copies: copiesOf(plan), active, onServer }
  const lighter = loadAtFewerMessagesIfHigher(inputs, load)
  const paper = lighter && lighter.value > expectedLoad.value ? lighter : expectedLoad
  const calibrated = planLoadByFittedModel(transactional, active, onServer)
  const judged = calibrated.value > paper.value ? judgedLoad({ paper, model: calibrated }) : paper
  return { calibrated, judged }
}

/** Load of one server in a failure case. */
function caseOf(
  plan: Plan,
  { tiers, profile, onServer }: ServerLoad,
  { share, ...failure }: ActiveShareInFailure,
): IoLoadCase {
  const { active } = failure
  const { load, readShare } = paperVersionOf(plan)
  const kind = isReplicated(plan) ? 'dag' : 'none'
  const parts = tiers.map((tier) => ({
    messages: tier.messages,
    transactional: transactionalIops({ active: tier.active, share, perMailbox: tier.perMailbox }),
  }))
  const transactional = sumOfTiers('Transactional', parts, (part) => part.transactional)
  const expected =
    load.method === 'shares'
      ? paperLoad({ transactional, profile, copies: copiesOf(plan), active, onServer })
      : versionLoad(load, transactional)
  return { ...failure, reads: serverDatabaseReads(parts, readShare[kind]), ...expected }
}

function copiesOf(plan: Plan): Worked<'copies'> {
  return availabilityOf(plan) === 'dag'
    ? answer(plan, 'copies')
    : assumedFigure('Database copies', 1, 'copies', 'Standalone servers hold one copy.')
}

const thoseActive = ownRule(
  'The tests that the shares come from had every mailbox active, so the mean is that of the mailboxes that are.',
)

export const iopsOfActiveMailboxes = formula({
  ...iopsIfAllMailboxesActive.definition,
  label: 'IOPS of active mailboxes',
})

/** Mean IOPS per active mailbox over all tiers; EqualLogic’s shares are looked up by it. */
export const meanIopsPerActiveMailbox = formula({
  ...meanIopsPerMailbox.definition,
  label: 'Mean IOPS per active mailbox',
  source: thoseActive,
})

function meanProfile(tiers: readonly TierLoad[]): Worked<'IOPS/mailbox'> {
  const [first, ...rest] = tiers
  if (first && rest.length === 0) return first.perMailbox
  return meanIopsPerActiveMailbox({
    ofAll: sumOfTiers('IOPS of active mailboxes', tiers, ({ active: mailboxes, perMailbox }) =>
      iopsOfActiveMailboxes({ mailboxes, perMailbox }),
    ),
    mailboxes: sumOfTiers('Concurrently active mailboxes', tiers, ({ active }) => active),
  })
}
