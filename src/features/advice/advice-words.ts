import {
  type Advice,
  type AdviceCode,
  has,
  inSentence,
  isReplicated,
  kindOf,
  type Plan,
  shortVersionName,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** A piece of a sentence: text, or a figure that opens its working. */
export type Part = string | Worked

/** Advice in words. */
export type AdviceWords = {
  readonly title: string
  /** What the plan has, with its figures. */
  readonly finding: readonly Part[]
  /** What was measured about it; empty where nothing was. */
  readonly measured: readonly Part[]
  /** What to do about it. */
  readonly mend: string
}

function say(texts: TemplateStringsArray, ...parts: readonly Part[]): readonly Part[] {
  return texts.flatMap((text, at) => [text, ...parts.slice(at, at + 1)])
}

type Context = { readonly plan: Plan; readonly format: Format }

type Writers = {
  readonly [C in AdviceCode]: (advice: Advice<C>, context: Context) => AdviceWords
}

const moreDatabases = 'Use more databases, or a smaller quota.'

const writers: Writers = {
  'database-file-above-limit': ({ figures, consequence }) => ({
    title: 'Database file above the limit',
    finding: say`A database grows to ${figures.file}. Exchange supports a file of at most ${consequence.most}.`,
    measured: [],
    mend: moreDatabases,
  }),
  'databases-above-edition': ({ figures, consequence }, { plan: { edition, exchange } }) => ({
    title: 'More databases than the edition mounts',
    finding: say`${figures.onServer} have a copy on one server. ${has({ exchange }, 'editions') ? `${edition} edition` : shortVersionName(exchange)} mounts at most ${consequence.most}.`,
    measured: [],
    mend: `Put more mailboxes in each database${edition === 'Standard' ? ', take Enterprise edition,' : ''} or add servers.`,
  }),
  'quota-above-version': ({ figures: { quota }, consequence }, { plan: { exchange } }) => ({
    title: 'Mailboxes larger than the papers agree on',
    finding: say`The quota${quota.of === undefined ? '' : ` of ${quota.of}`} is ${quota}. StorageTek names ${consequence.most} as the largest mailbox of ${shortVersionName(exchange)}.`,
    measured: say`AX4-5i nevertheless reckons with mailboxes of 3 GB in Exchange 2007 (Table 6).`,
    mend: 'Lower the quota, or plan a later version.',
  }),
  'servers-above-dag': ({ figures, consequence }, { format }) => ({
    title: 'More servers than one DAG takes',
    finding: say`A DAG takes at most ${consequence.most}, so these ${figures.servers} form ${figures.dags}, all alike. Each DAG has databases of its own, and no copies of another’s.`,
    measured: [],
    mend: `Up to ${format.text(consequence.most)} stay one DAG.`,
  }),
  'overhead-below-20': ({ figures, consequence }, { format }) => ({
    title: `Overhead below ${format.text(consequence.least)}`,
    finding: say`The volumes have an overhead of ${figures.overhead}. The paper asks for at least ${consequence.least}, for growth that nobody foresaw.`,
    measured: [],
    mend: 'Raise the overhead.',
  }),
  'database-above-guideline': ({ figures, consequence }, { plan }) => {
    const { guideline, tested } = consequence
    return {
      title: 'Database file above the guideline',
      finding: say`A database grows to ${figures.file}. The ${inSentence(guideline.label)} is at most ${guideline}.`,
      measured:
        plan.exchange !== '2010'
          ? []
          : isReplicated(plan)
            ? say`The published tests of a DAG ran databases of ${tested}.`
            : say`The reference test itself ran databases of ${tested} on a standalone server: this is advice, not a limit.`,
      mend: moreDatabases,
    }
  },
  'many-small-databases': ({ figures, consequence }) => ({
    title: 'Many small databases',
    finding: say`${figures.onServer} on one server, with ${figures.mailboxesEach}. Each has maintenance of its own, so many small ones cost more I/O than a few large ones.`,
    measured: say`The same mailboxes took ${consequence.moreIops} more IOPS in 20 databases than in 2, and ${consequence.slowerReads} times the read latency. A test with ${consequence.failed} did not pass.`,
    mend: 'Put more mailboxes in each database.',
  }),
  'few-databases': ({ figures }) => ({
    title: 'Half of the mailboxes or more in one database',
    finding: say`There ${figures.databases.value === 1 ? 'is' : 'are'} ${figures.databases} in all, with ${figures.mailboxesEach}. A database that is down, or being restored, takes ${figures.databases.value === 1 ? 'the whole' : 'half of the'} organization with it.`,
    measured: [],
    mend: 'Put fewer mailboxes in each database.',
  }),
  'one-copy-dag': ({ figures }) => ({
    title: 'A DAG with one copy',
    finding: say`Each database has ${figures.copies}, so nothing takes over when its server or its arrays fail.`,
    measured: [],
    mend: 'Add copies, or plan standalone servers.',
  }),
  'worst-case-beyond-copies': ({ figures }) => ({
    title: 'Worst case beyond the copies',
    finding: say`With ${figures.copies} on ${figures.servers}, not every server has a copy of every database. Each is sized to carry them all nonetheless.`,
    measured: [],
    mend: 'Take evenly spread copies as the worst case, or as many copies as servers.',
  }),
  'servers-without-databases': ({ figures }, { plan }) => ({
    title: 'Servers without a database',
    finding: say`There are ${figures.servers} for ${figures.databases}${kindOf(plan) === 'dag' ? ` of ${plan.availability.copies} ${plan.availability.copies === 1 ? 'copy' : 'copies'} each` : ''}: some servers hold none. They are built like the others nonetheless, arrays included.`,
    measured: [],
    mend: 'Take fewer servers, or put fewer mailboxes in each database.',
  }),
  'maintenance-off': ({ figures }) => ({
    title: 'Background maintenance off',
    finding: say`Switched off, it has to be done in a window instead. Its ${figures.maintenance} on one server stay counted.`,
    measured: [],
    mend: 'Leave it on, and account for it.',
  }),
  'nics-below-ports': ({ figures }) => ({
    title: 'Fewer storage NICs than array ports',
    finding: say`A server has ${figures.nics} for storage, and the active controllers of its arrays have ${figures.ports}. Bandwidth of the arrays stays unused.`,
    measured: [],
    mend: 'Keep one for one.',
  }),
  'raid-5-is-final': (_advice, { plan: { storage } }) => ({
    title: 'RAID 5 is final',
    finding: say`${storage.raid === 'RAID 5' ? 'The plan asks for RAID 5' : 'The proposed design is in RAID 5'}. It cannot be converted to another policy later; every other policy can be converted to RAID 5.`,
    measured: [],
    mend: 'Choose it only if it is meant to stay.',
  }),
  'logs-beside-database': ({ figures }) => ({
    title: 'Logs on the volume of the only copy',
    finding: say`Each database has one copy, and shares a volume of ${figures.volume} with its logs. What takes that volume takes both, and with them the way to recover.`,
    measured: [],
    mend: 'Give the logs volumes of their own, on other drives.',
  }),
  'mailbox-above-1-gb': ({ figures: { quota }, consequence }) => ({
    title: 'Mailboxes above 1 GB',
    finding: say`The quota${quota.of === undefined ? '' : ` of ${quota.of}`} is ${quota}.`,
    measured: say`Reads took ${consequence.at1Gb} longer with mailboxes of 1 GB than with 512 MB, and ${consequence.at15Gb} longer with 1.5 GB. Larger ones were not tested.`,
    mend: 'Reckon with slower reads: the predicted latencies contain them.',
  }),
  'dumpster-above-quota': ({ figures: { delta, quota } }) => ({
    title: 'More deleted items than the mailbox holds',
    finding: say`What is kept for recovery${quota.of === undefined ? '' : ` of a mailbox of ${quota.of}`} comes to ${delta}, above the quota of ${quota}. The space is counted in full.`,
    measured: [],
    mend: 'Check the messages, their size, the retention and the quota.',
  }),
  'dag-profile': ({ figures, consequence }, { format }) => ({
    title: 'Lighter profile in a DAG',
    finding: say`The checkpoint lies deeper in a DAG, so fewer pages are written: a mailbox costs ${consequence.dag} instead of ${consequence.none}. One server carries ${format.text(figures.transactional)} of transactional load; with the profile of standalone servers it would be ${figures.standalone}.`,
    measured: [],
    mend: 'A profile measured on the servers in use would replace both.',
  }),
  'fuller-than-tested': ({ figures, consequence, test }, { format }) => ({
    title: 'Fuller than any published test',
    finding: say`The databases fill ${figures.use} of the proposed design: ${figures.data} of ${figures.usable}.`,
    measured: say`The fullest test filled ${consequence.fullest}, with ${format.value(test.users, 'mailboxes')} of ${format.value(test.mailboxMb, 'MB')} on ${test.model} in ${test.raid} (EqualLogic Table ${format.number(test.table)}). A test of storage filled to about ${consequence.little} does not speak for one that is full (StorageTek).`,
    mend: 'Validate the design with databases of their full size.',
  }),
  'rebuild-not-carried': ({ figures: { load, felt }, consequence, answer }, { format }) => ({
    title: 'Not carried while an array rebuilds',
    finding: say`A rebuild takes ${consequence.loss} of the IOPS, so ${format.text(load)} are felt as ${felt} by the storage proposed: until the drive is rebuilt it is too slow.`,
    measured: [],
    mend:
      answer === 'raid'
        ? 'Take a RAID policy that loses less, or more arrays, if that time counts.'
        : 'Take another building block, or fewer mailboxes to a block, if that time counts.',
  }),
  'memory-above-version': ({ figures, consequence }, { plan: { exchange } }) => ({
    title: 'More memory than the version is made for',
    finding: say`The database cache of one server needs ${figures.needed}. ${shortVersionName(exchange)} is recommended to have at most ${consequence.most}.`,
    measured: [],
    mend: 'Spread the mailboxes over servers, so that none carries as many.',
  }),
  'arrays-untested-with-version': (_advice, { plan: { exchange } }) => ({
    title: 'Arrays tested with another version',
    finding: say`EqualLogic arrays were tested with Exchange 2010. Their latencies with ${shortVersionName(exchange)} are extrapolated, and marked so.`,
    measured: [],
    mend: 'Validate the design with Jetstress before it is used.',
  }),
  'figures-beyond-papers': (_advice, { plan: { exchange } }) => ({
    title: 'Figures from beyond the papers',
    finding: say`None of the five papers covers ${shortVersionName(exchange)}. What it has other than Exchange 2010 are public figures, marked ‡; the working of each says how far it can be relied on.`,
    measured: [],
    mend: 'Validate the design with Jetstress before it is used.',
  }),
}

/** What advice says: what the plan has, what was measured about that, and what to do. */
export function adviceWords<C extends AdviceCode>(
  advice: Advice<C>,
  plan: Plan,
  format: Format,
): AdviceWords {
  const write = writers[advice.code as C]
  return write(advice, { plan, format })
}
