import { equalLogic, ownRule, type Source } from '../core/source.ts'
import type { MethodId } from '../exchange/version.ts'
import { isOfMethod } from '../exchange/versions.ts'
import { considersArrays, isReplicated } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

/** Something a plan leaves out, and its source. */
export type NotModelled = {
  readonly text: string
  readonly source: Source
  /** The only method that leaves it out; without one, all do. */
  readonly method?: MethodId
  /** Whether a plan could have it; without one, every plan could. */
  readonly when?: (plan: Plan) => boolean
}

const hasSeveralSites = (plan: Plan) => plan.sites > 1

const everything: readonly NotModelled[] = [
  {
    text: 'Log replay into passive copies; it counts as 0 IOPS.',
    source: equalLogic('5.4'),
    when: isReplicated,
  },
  {
    text: 'Lagged copies: their log space, and the load of catching up.',
    source: equalLogic('5.4 and 6.1'),
    method: 'papers',
    when: isReplicated,
  },
  {
    text: 'I/O of backup, restore and seeding. Times of replay and backup follow from measured rates.',
    source: equalLogic('3.1 and 6.2'),
  },
  {
    text: 'Network bandwidth of replication, seeding and backup, and of maintenance on 1 GbE ports.',
    source: ownRule('Only ports are counted.'),
    method: 'papers',
  },
  {
    text: 'Logs that accumulate while backups fail, beyond the days of logs kept.',
    source: equalLogic('6.1'),
    method: 'papers',
  },
  {
    text: 'White space beyond one day of messages, which grows if maintenance cannot finish.',
    source: equalLogic('6.1'),
  },
  {
    text: 'A second failure while an array rebuilds, and how long a rebuild takes.',
    source: ownRule('No document says how long. RAID 5 survives no second drive, RAID 6 one more.'),
    when: considersArrays,
  },
  {
    text: 'The load of the arrays after the loss of a whole site, unless it is asked for; which databases it takes down is tried.',
    source: ownRule('Elsewhere servers are lost one by one.'),
    method: 'papers',
    when: hasSeveralSites,
  },
  {
    text: 'Restore volumes, personal archives, public folders and the transport queue.',
    source: ownRule('The method sizes mailbox databases, their logs and their search catalog.'),
    method: 'papers',
  },
  {
    text: 'Processors of the servers, and the virtual machines that the published tests ran in.',
    source: equalLogic('1.1 and A.4'),
    method: 'papers',
  },
  {
    text: 'Limits on the members of an array group or pool, and on volume size.',
    source: ownRule('The guide of the firmware names them.'),
    when: considersArrays,
  },
  {
    text: 'Anything outside the measured range: it is extrapolated and marked †.',
    source: ownRule('The Evidence page has their ranges.'),
    when: considersArrays,
  },
]

/** What no figure of a plan contains. Printed on screen and in the report. */
export function notModelled(plan: Plan): readonly NotModelled[] {
  return everything.filter((one) => isOfMethod(one, plan) && (one.when?.(plan) ?? true))
}
