import { citeEqualLogic, isDocumentCite, ownRule, type Source } from '../core/source.ts'
import type { MethodId } from '../exchange/version.ts'
import { appliesToPlan, entryForMethod } from '../exchange/versions.ts'
import { considersArrays, isReplicated } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

export type NotModelledAspect = {
  readonly text: string
  readonly source: Source
  /** The only method that does not model the aspect; absent if no method does. */
  readonly method?: MethodId
  /** True if the aspect concerns the plan; absent if it concerns every plan. */
  readonly when?: (plan: Plan) => boolean
}

const hasSeveralSites = (plan: Plan) => plan.sites > 1

const everything: readonly NotModelledAspect[] = [
  {
    text: 'Log replay into passive copies; it counts as 0 IOPS.',
    source: citeEqualLogic('5.4'),
    when: isReplicated,
  },
  {
    text: 'Lagged copies: their log space, and the load of catching up.',
    source: citeEqualLogic('5.4 and 6.1'),
    method: 'papers',
    when: isReplicated,
  },
  {
    text: 'I/O of backup, restore and seeding. Times of replay and backup follow from measured rates.',
    source: citeEqualLogic('3.1 and 6.2'),
  },
  {
    text: 'Network bandwidth of replication, seeding and backup, and of maintenance on 1 GbE ports.',
    source: ownRule('Network: storage ports are counted, not their bandwidth.'),
    method: 'papers',
  },
  {
    text: 'Logs that accumulate while backups fail, beyond the days of logs kept.',
    source: citeEqualLogic('6.1'),
    method: 'papers',
  },
  {
    text: 'White space beyond one day of messages, which grows if maintenance cannot finish.',
    source: citeEqualLogic('6.1'),
  },
  {
    text: 'A second failure while an array rebuilds, and how long a rebuild takes.',
    source: ownRule(
      'Rebuilds: no document says how long one takes. RAID 5 survives no second drive, RAID 6 one more.',
    ),
    when: considersArrays,
  },
  {
    text: 'The load of the arrays after the loss of a whole site, unless it is asked for; which databases it takes down is tried.',
    source: ownRule(
      'Load after a failure: servers are lost one by one, a site only where it is asked for.',
    ),
    method: 'papers',
    when: hasSeveralSites,
  },
  {
    text: 'Restore volumes, personal archives, public folders and the transport queue.',
    source: ownRule(
      'Storage that is sized: that of mailbox databases, their logs and their search catalog.',
    ),
    method: 'papers',
  },
  {
    text: 'Processors of the servers, and the virtual machines that the published tests ran in.',
    source: citeEqualLogic('1.1 and A.4'),
    method: 'papers',
  },
  {
    text: 'Limits on the members of an array group or pool, and on volume size.',
    source: ownRule(
      'Limits of arrays (members, pools, volumes): look them up in the guide of the firmware.',
    ),
    when: considersArrays,
  },
  {
    text: 'Anything outside the measured range: it is extrapolated and marked †.',
    source: ownRule('Measured ranges: in Spindle, the page Evidence lists them.'),
    when: considersArrays,
  },
]

/** Source shown in place of a paper that is not about the plan’s version; null keeps the paper. */
const insteadOfPaper: Readonly<Record<MethodId, Source | null>> = {
  papers: null,
  roles: ownRule('Role requirements: Microsoft’s workbook does not size it.'),
}

/** Aspects that no figure of a plan contains. Cites only papers about the plan’s version. */
export function aspectsNotModelled(plan: Plan): readonly NotModelledAspect[] {
  const left = everything.filter((one) => appliesToPlan(one, plan) && (one.when?.(plan) ?? true))
  const instead = entryForMethod(plan, insteadOfPaper)
  if (!instead) return left
  return left.map((one) => (isDocumentCite(one.source) ? { ...one, source: instead } : one))
}
