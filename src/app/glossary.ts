import type { Cite, PlaceInPublicDocument } from '../engine/index.ts'

/** A term of the field or the program, as the pages use it. */
export type Term = {
  readonly word: string
  /** Synonyms in documents and on pages. */
  readonly also?: readonly string[]
  readonly means: string
  /** Source; absent if the term or its meaning is the program’s own. */
  readonly source?: Cite | PlaceInPublicDocument
  /** Answers and plan sections that link to the term. */
  readonly answers?: readonly string[]
  readonly sections?: readonly string[]
  /** True if the term applies to DAGs only. */
  readonly needsDag?: true
}

const sheet = (place: string): Cite => ({ document: 'calculator', place })
const paper = (place: string): Cite => ({ document: 'equalLogic', place })
const docs = (place: string): PlaceInPublicDocument => ({ publication: 'docs', place })

const dags = docs('Database availability groups')

/** Terms by id, which ends the address of a term: `#/glossary/activation`. */
export const glossary = {
  activation: {
    word: 'Activation',
    also: ['active copy', 'passive copy'],
    means:
      'One copy of a database is active: it serves the users. When it is lost, the next passive copy in order of preference takes over.',
    source: sheet('Activation Scenarios'),
    answers: ['blockActivation'],
    sections: ['activation'],
  },
  autoreseed: {
    word: 'AutoReseed',
    means:
      'Exchange rebuilds the copies of a failed drive on a spare volume of the same server, automatically.',
    source: sheet('Input'),
    answers: ['autoReseedVolumes'],
  },
  maintenance: {
    word: 'Background maintenance',
    also: ['BDM', 'background database maintenance'],
    means:
      'Exchange 2010 and later read every page of every database copy around the clock to check it. The drives carry this beside what users ask for.',
    source: paper('6.3'),
    sections: ['load'],
  },
  binds: {
    word: 'Binds',
    means:
      'The limit that is used up most (space, IOPS, latency, memory, processors): the first of these to stop the plan as it grows. Below 90 % it is only called the fullest. Bays are left out: all of them may be taken. Memory that Spindle chooses counts against the most that is advised, as more can be put in.',
    sections: ['designs'],
  },
  mode: {
    word: 'Corrected, as Microsoft',
    means:
      'The two ways to compute a plan of Exchange 2013 to SE: as Microsoft’s workbook does, errors included, or with the errors of the errata page corrected. A plan is corrected unless you switch it.',
    answers: ['mode'],
    sections: ['environment'],
  },
  dag: {
    word: 'Database availability group (DAG)',
    means:
      'Up to 16 mailbox servers that keep copies of each other’s databases. When a server fails, copies on the others take over.',
    source: dags,
    answers: ['availability', 'dags'],
    sections: ['map', 'copies'],
  },
  'failure-domain': {
    word: 'Failure domain',
    means:
      'Servers that fail together, because they share a rack, a power feed or a host. Copies of one database are kept in different ones.',
    source: sheet('Input'),
    answers: ['failureDomains'],
  },
  gib: {
    word: 'GB and GiB',
    means:
      'A GB is 1,000 MB, as drives are sold. A GiB is 1,024 MiB, as Windows and Exchange count: 7\u00a0%\u00a0more.',
  },
  iops: {
    word: 'IOPS',
    also: ['I/O a second', 'transactional I/O'],
    means:
      'Reads and writes a second. Transactional IOPS are those that users cause in the databases; logs and maintenance come on top.',
    source: paper('6.3'),
    answers: ['measuredIops', 'iopsReserve', 'extraIops'],
    sections: ['load', 'io'],
  },
  jbod: {
    word: 'JBOD',
    also: ['single drives'],
    means:
      'Drives without RAID: each holds whole copies, and when it fails the other copies of its databases take over. It takes several copies of each database.',
    source: sheet('Storage Design'),
    answers: ['jbod', 'severalPerVolume'],
    sections: ['drives'],
  },
  lagged: {
    word: 'Lagged copy',
    means:
      'A copy that replays its logs only after a set delay. The database can be brought back to a moment before it was damaged.',
    source: sheet('Input'),
    answers: ['laggedCopies', 'secondSiteLagged', 'replayLag', 'laggedServers'],
    sections: ['copies'],
  },
  'replay-lag-manager': {
    word: 'Replay lag manager',
    means:
      'Lets a lagged copy replay its logs at once when too few other copies are left. It can then take over like them.',
    source: sheet('Input'),
    answers: ['replayLagManager'],
  },
  megacycles: {
    word: 'Megacycles',
    means:
      'The workbook’s measure of what processors do: a million cycles a second of one core. A core is taken as 2,000 megacycles where its share of the server’s SPECint_rate2006 is 33.75, and as more or fewer in proportion.',
    source: sheet('Role Requirements'),
    answers: ['megacyclesPerCore', 'megacycleFactor', 'specRate'],
    sections: ['server'],
  },
  preferred: {
    word: 'Preferred architecture',
    also: ['PA'],
    means:
      'The design that Microsoft advises for Exchange 2013 and later: two sites, four copies of each database with one of them lagged, and single drives.',
    source: docs('Preferred architecture'),
    sections: ['preferred'],
  },
  quorum: {
    word: 'Quorum',
    also: ['majority', 'votes'],
    means:
      'More than half of the votes of a DAG. Each member has one vote; with an even number of members the witness has one, too. Without quorum all databases of the DAG are down.',
    source: dags,
    sections: ['proof', 'map'],
    needsDag: true,
  },
  'recoverable-items': {
    word: 'Recoverable items',
    also: ['dumpster', 'single item recovery'],
    means:
      'Deleted and changed items that a mailbox keeps so that they can be restored. They take space beyond the quota.',
    source: paper('6.1'),
    answers: ['retention', 'itemRecovery', 'singleItemRecovery', 'calendarVersions'],
  },
  rpo: {
    word: 'Recovery point objective (RPO)',
    means:
      'How many hours the second site may lag behind. The link between the sites must carry the logs of that time.',
    source: sheet('Replication Requirements'),
    answers: ['rpoHours'],
    sections: ['replication'],
  },
  reseed: {
    word: 'Reseed',
    means:
      'To rebuild a copy of a database from another one, over the network, after its drive failed. Until it is done, the database has one copy less.',
    source: dags,
    sections: ['proof', 'recovery'],
    needsDag: true,
  },
  'with-reserve': {
    word: 'Holds, with reserve',
    means:
      'The design carries the expected load, and above it the reserve of IOPS that the plan asks for. For Exchange 2013 to SE the rate of the processors is known, too, and they are 80\u00a0% busy at most in the worst case. Of all that it uses, a tenth is left.',
  },
  holds: {
    word: 'Holds',
    means:
      'The design carries the expected load. Either the plan asks for no reserve of IOPS above it, or less than a tenth of something is left.',
  },
  borderline: {
    word: 'Borderline',
    means:
      'The design carries the expected load by its predicted latency, whose error may reach over the limit. Test it before you order.',
  },
  rebuilding: {
    word: 'Holds, but not while rebuilding',
    means:
      'The design carries the expected load with all drives, but not while it rebuilds a failed one. Take more drives, or another RAID level.',
  },
  'does-not-hold': {
    word: 'Does not hold',
    means:
      'The design misses a limit at the expected load. The plan names the limit, and what would hold.',
  },
  warning: {
    word: 'Holds, with a warning',
    means:
      'The design carries the plan, but a check of it warns. The plan says below its verdict what to look at.',
  },
  'not-kept': {
    word: 'Holds, reserve not kept',
    means:
      'The design carries the expected load, but not the reserve on top of it. Take more hardware, or lower the reserve.',
  },
  reserve: {
    word: 'Reserve',
    also: ['headroom'],
    means:
      'IOPS that a design can take above the expected load. One that carries the expected load alone is said to hold, reserve not kept.',
    answers: ['reserve', 'iopsReserve'],
    sections: ['requirement'],
  },
  'safety-net': {
    word: 'Safety Net',
    means:
      'Each server keeps delivered messages for some days, and delivers them again to a database that lost them.',
    source: sheet('Input'),
    answers: ['safetyNetDays'],
    sections: ['transport'],
  },
  spec: {
    word: 'SPECint_rate2006, SPECrate 2017',
    means:
      'Published results of how much work the processors of a whole server do at once. The workbook takes the first; results of the second are converted.',
    source: { publication: 'spec' },
    answers: ['specRate', 'processor'],
  },
  transport: {
    word: 'Transport database',
    also: ['mail queue'],
    means:
      'Where a server keeps the messages on their way and those of its Safety Net. It lies on the system drives unless the plan says otherwise.',
    source: sheet('Role Requirements'),
    answers: ['queueDays'],
    sections: ['transport'],
  },
  'white-space': {
    word: 'White space',
    means: 'Pages of a database whose content was deleted and that are not used again yet.',
    source: paper('6.1'),
  },
  witness: {
    word: 'Witness',
    means:
      'A share on a server outside the DAG. It has a vote when the number of members is even; in a third site it lets either of two sites go on when the other is lost.',
    source: dags,
    answers: ['witnessSite', 'witnessServer'],
    sections: ['proof', 'map'],
    needsDag: true,
  },
  'worst-case': {
    word: 'Worst case',
    means:
      'What the busiest server carries after the worst loss that servers are sized for. For Exchange 2013 to SE that is the worst that the copies outlive, which can be more than is asked for.',
    source: sheet('Activation Scenarios'),
    answers: ['worstCase', 'survive'],
    sections: ['activation'],
  },
  extrapolated: {
    word: '†',
    also: ['extrapolated'],
    means: 'The figure lies partly beyond what was measured. Open it to see by how far.',
  },
  public: {
    word: '‡',
    means:
      'The figure rests on an assumption, or on a source other than the five papers and the workbook. Open the figure to see which, and how reliable it is.',
  },
} as const satisfies Readonly<Record<string, Term>>

export type TermId = keyof typeof glossary

const isWord = ({ word }: Term) => /^\p{L}/u.test(word)

/** Terms in alphabetical order, signs such as † first. */
export const terms: readonly (Term & { readonly id: TermId })[] = Object.keys(glossary)
  .filter((id): id is TermId => Object.hasOwn(glossary, id))
  .map((id) => ({ ...glossary[id], id }))
  .toSorted(
    (one, other) =>
      Number(isWord(one)) - Number(isWord(other)) || one.word.localeCompare(other.word, 'en'),
  )
