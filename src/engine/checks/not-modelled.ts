import { equalLogic, ownRule, type Source } from '../core/source.ts'
import { methodOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
/** Something a plan leaves out, and its source. */
export type NotModelled = {
  readonly text: string
  readonly source: Source
  /** Whether only the papers’ method leaves it out: the one from Exchange 2013 on has it. */
  readonly byPapersOnly?: true
}

const everything: readonly NotModelled[] = [
  { text: 'Replay of logs into passive copies. It counts as 0 IOPS.', source: equalLogic('5.4') },
  {
    text: 'Lagged copies: neither their log space nor the load of catching up.',
    source: equalLogic('5.4 and 6.1'),
    byPapersOnly: true,
  },
  {
    text: 'I/O of backup, restore and seeding. How long replay and backup take is told by measured rates.',
    source: equalLogic('3.1 and 6.2'),
  },
  {
    text: 'Bandwidth of replication, seeding and backup, maintenance on 1 GbE ports.',
    source: ownRule('Only ports are counted.'),
    byPapersOnly: true,
  },
  {
    text: 'Logs that pile up because backups fail, beyond the days of logs kept.',
    source: equalLogic('6.1'),
    byPapersOnly: true,
  },
  {
    text: 'White space beyond one day of messages, as it grows where maintenance cannot finish.',
    source: equalLogic('6.1'),
  },
  {
    text: 'A second failure while an array rebuilds, and how long a rebuild takes.',
    source: ownRule('No document says how long. RAID 5 survives no second drive, RAID 6 one more.'),
  },
  {
    text: 'Loss of a whole site, unless spread copies are to survive it.',
    source: ownRule('Elsewhere servers are lost one by one.'),
    byPapersOnly: true,
  },
  {
    text: 'Restore volumes, personal archives, public folders and the transport queue.',
    source: ownRule('The method sizes mailbox databases, their logs and their search catalog.'),
    byPapersOnly: true,
  },
  {
    text: 'Processors of the servers, and the virtual machines the published tests ran in.',
    source: equalLogic('1.1 and A.4'),
    byPapersOnly: true,
  },
  {
    text: 'Limits on the members of a group or pool, and on the size of a volume.',
    source: ownRule('The guide of the firmware names them.'),
  },
  {
    text: 'Whatever is outside of what was measured: extrapolated and marked.',
    source: ownRule('The Evidence page has their ranges.'),
  },
]

/** What no figure of a plan contains. Printed on screen and in the report. */
export function notModelled(plan: Pick<Plan, 'exchange'>): readonly NotModelled[] {
  return everything.filter(({ byPapersOnly }) => !byPapersOnly || methodOf(plan) === 'papers')
}
