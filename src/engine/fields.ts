import {
  type Availability,
  availabilities,
  type Edition,
  editions,
  modelChoices,
  type Plan,
  raidPolicies,
  reserves,
  type Tier,
  worstCases,
} from './plan.ts'
import { type Cite, equalLogic } from './sources/documents.ts'
import { ownRule, type Source } from './sources/source.ts'

/** The steps of the wizard that ask something, in their order. */
export const steps = ['users', 'profile', 'quota', 'availability', 'arrays'] as const
export type Step = (typeof steps)[number]

/** An answer as a plan holds it. */
export type Answer = number | string | boolean | null

/** The units a person may type into a number field; the first is the one the plan holds. */
export type TypedUnit = '' | '%' | 'KB' | 'MB' | 'GB' | 'TB' | 'days' | 'IOPS'

type Common = {
  readonly key: string
  readonly step: Step
  /** Whether each tier of users has its own answer, or the plan has one. */
  readonly scope: 'tier' | 'plan'
  readonly label: string
  /** What the answer is and when to change it, in one or two sentences. */
  readonly help: string
  readonly source: Source
  /** Folded away unless it differs from the default. */
  readonly advanced: boolean
  readonly read: (plan: Plan, tier: number) => Answer
  readonly write: (plan: Plan, tier: number, answer: Answer) => Plan
  /** Whether the answer counts in this plan; when not, the reason. */
  readonly unused?: (plan: Plan) => string | null
}

/** A field that takes a number. Ranges are inclusive and in `unit`. */
export type NumberField = Common & {
  readonly kind: 'number'
  readonly unit: TypedUnit
  /** The unit in words after the box, where it has no symbol. */
  readonly suffix: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** What an empty box means; null where an answer is needed. */
  readonly empty: string | null
}

/** A field that takes one of a few answers. */
export type ChoiceField = Common & {
  readonly kind: 'choice'
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** A field that is on or off. */
export type SwitchField = Common & { readonly kind: 'switch' }

export type Field = NumberField | ChoiceField | SwitchField

/** The worked example of EqualLogic 6.3: the plan every answer starts from. */
export const defaultPlan: Plan = {
  name: '',
  author: '',
  customer: '',
  tiers: [
    {
      name: '',
      mailboxes: 6000,
      growthPercent: 15,
      activePercent: 100,
      messagesPerDay: 200,
      messageKb: 75,
      iopsPerMailbox: null,
      quotaMb: 700,
      retentionDays: 14,
    },
  ],
  edition: 'Enterprise',
  singleItemRecovery: true,
  calendarLogging: true,
  logDays: 3,
  catalogPercent: 10,
  availability: {
    kind: 'dag',
    copies: 4,
    servers: 4,
    sites: 2,
    worstCase: 'one server',
    lostServers: 1,
  },
  maintenance: true,
  nicsPerServer: 4,
  mailboxesPerDatabase: 1000,
  databases: null,
  storage: { kind: 'equallogic', models: 'any', raid: 'RAID 6', arraysPerServer: 2 },
  overheadPercent: 20,
  reserve: 'paper',
  reservePercent: 20,
  volumeStepGb: 100,
  separateLogs: false,
  acknowledged: [],
}

const example: Cite = equalLogic('6.3')

/** The most tiers, and the longest name, a plan carries. */
export const limits = { tiers: 12, name: 500 } as const

type Place = Pick<Common, 'scope' | 'read' | 'write'>

function tier(key: Exclude<keyof Tier, 'name'>): Place {
  return {
    scope: 'tier',
    read: (plan, index) => plan.tiers[index]?.[key] ?? null,
    write: (plan, index, answer) => {
      const change = (one: Tier, at: number) => (at === index ? { ...one, [key]: answer } : one)
      const [first, ...rest] = plan.tiers
      return {
        ...plan,
        tiers: [change(first, 0), ...rest.map((one, at) => change(one, at + 1))],
      }
    },
  }
}

type Flat = Exclude<
  keyof Plan,
  'tiers' | 'availability' | 'storage' | 'name' | 'author' | 'customer' | 'acknowledged'
>

function flat(key: Flat): Place {
  return {
    scope: 'plan',
    read: (plan) => plan[key],
    write: (plan, _tier, answer) => ({ ...plan, [key]: answer }),
  }
}

function availability(key: keyof Availability): Place {
  return {
    scope: 'plan',
    read: (plan) => plan.availability[key],
    write: (plan, _tier, answer) => ({
      ...plan,
      availability: { ...plan.availability, [key]: answer },
    }),
  }
}

function storage(key: 'models' | 'raid' | 'arraysPerServer'): Place {
  return {
    scope: 'plan',
    read: (plan) => plan.storage[key],
    write: (plan, _tier, answer) => ({ ...plan, storage: { ...plan.storage, [key]: answer } }),
  }
}

/** Why an answer about copies does not count on standalone servers. */
function inDagOnly({ availability: { kind } }: Plan): string | null {
  return kind === 'dag'
    ? null
    : 'Does not count: standalone servers hold one copy of each database.'
}

const modelLabels: Readonly<Record<string, string>> = {
  any: 'All five models',
  PS6100: 'PS6100 family, 24 drives',
  PS4100: 'PS4100 family, 12 drives',
}

const asked = { kind: 'number', advanced: false, whole: false, empty: null, suffix: '' } as const

/** Every answer of a plan, in the order it is asked. */
export const fields: readonly [Field, ...Field[]] = [
  {
    ...asked,
    ...tier('mailboxes'),
    key: 'mailboxes',
    step: 'users',
    label: 'Mailboxes today',
    help: 'Mailboxes in use when the design is made, before growth.',
    unit: '',
    suffix: 'mailboxes',
    min: 1,
    max: 1_000_000,
    whole: true,
    source: example,
  },
  {
    ...asked,
    ...tier('growthPercent'),
    key: 'growth',
    step: 'users',
    label: 'Growth',
    help: 'How many more mailboxes the design must carry over its life. Negative when the organization shrinks.',
    unit: '%',
    min: -50,
    max: 500,
    source: example,
  },
  {
    ...asked,
    ...tier('activePercent'),
    key: 'active',
    step: 'users',
    label: 'Concurrently active',
    help: 'Share of the mailboxes in use at the same time. The published figures are for concurrent users; a lower share scales transactional I/O only.',
    unit: '%',
    min: 1,
    max: 100,
    source: equalLogic('5'),
    advanced: true,
  },
  {
    ...choice(editions),
    ...flat('edition'),
    key: 'edition',
    step: 'profile',
    label: 'Exchange Server 2010 edition',
    help: 'Standard mounts up to 5 databases on a server, Enterprise up to 100. Copies count.',
    source: ownRule('The edition limits of Exchange Server 2010, as Microsoft publishes them.'),
  },
  {
    ...asked,
    ...tier('messagesPerDay'),
    key: 'messages',
    step: 'profile',
    label: 'Messages per mailbox per day',
    help: 'Sent and received together. It drives IOPS, the database cache, transaction logs and the dumpster.',
    unit: '',
    suffix: 'messages a day',
    min: 1,
    max: 2000,
    source: example,
  },
  {
    ...asked,
    ...tier('messageKb'),
    key: 'messageSize',
    step: 'profile',
    label: 'Average message size',
    help: 'Larger messages need more log space and a larger dumpster.',
    unit: 'KB',
    min: 1,
    max: 10_000,
    source: example,
  },
  {
    ...asked,
    ...tier('iopsPerMailbox'),
    key: 'measuredIops',
    step: 'profile',
    label: 'Measured IOPS per mailbox',
    help: 'A figure measured on the servers in use replaces the one derived from messages. Leave it empty to derive it.',
    unit: 'IOPS',
    min: 0.001,
    max: 10,
    empty: 'derived from messages',
    source: equalLogic('7'),
    advanced: true,
  },
  {
    ...asked,
    ...tier('quotaMb'),
    key: 'quota',
    step: 'quota',
    label: 'Mailbox quota',
    help: 'Storage limit of one mailbox, without deleted items kept for recovery.',
    unit: 'MB',
    min: 10,
    max: 1_000_000,
    source: example,
  },
  {
    ...asked,
    ...tier('retentionDays'),
    key: 'retention',
    step: 'quota',
    label: 'Deleted-item retention',
    help: 'Days a deleted item stays in the dumpster. The formulas assume the default of 14 days and background maintenance around the clock.',
    unit: 'days',
    min: 0,
    max: 365,
    source: equalLogic('6.1'),
  },
  {
    ...asked,
    ...flat('logDays'),
    key: 'logDays',
    step: 'quota',
    label: 'Days of logs kept',
    help: 'Days the volumes must hold transaction logs. Failed backups, mailbox moves and lagged copies all lengthen it.',
    unit: 'days',
    min: 1,
    max: 60,
    source: example,
  },
  {
    kind: 'switch',
    ...flat('singleItemRecovery'),
    key: 'singleItemRecovery',
    step: 'quota',
    label: 'Single item recovery',
    help: 'Keeps purged and changed items; adds 1.2 % of the quota.',
    source: equalLogic('6.1'),
    advanced: false,
  },
  {
    kind: 'switch',
    ...flat('calendarLogging'),
    key: 'calendarLogging',
    step: 'quota',
    label: 'Calendar logging',
    help: 'Keeps versions of calendar items; adds 3 % of the quota.',
    source: equalLogic('6.1'),
    advanced: false,
  },
  {
    ...asked,
    ...flat('catalogPercent'),
    key: 'catalog',
    step: 'quota',
    label: 'Search catalog',
    help: 'Content index as a share of the databases.',
    unit: '%',
    suffix: 'of the databases',
    min: 0,
    max: 100,
    source: equalLogic('6.1'),
    advanced: true,
  },
  {
    kind: 'choice',
    ...availability('kind'),
    key: 'availability',
    step: 'availability',
    label: 'Availability',
    help: 'In a database availability group (DAG) each database has copies on several servers. Standalone servers hold one copy each; a mailbox on them costs 0.0012 IOPS per message instead of 0.0010.',
    choices: [
      { value: availabilities[0], label: 'Database availability group (DAG)' },
      { value: availabilities[1], label: 'Standalone servers' },
    ],
    source: equalLogic('5.4 and 6.3'),
    advanced: false,
  },
  {
    ...asked,
    ...availability('copies'),
    key: 'copies',
    step: 'availability',
    label: 'Database copies',
    help: 'Copies of each database in the DAG, the active one included. Each lives on a server of its own.',
    unit: '',
    suffix: 'copies',
    min: 1,
    max: 16,
    whole: true,
    source: example,
    unused: inDagOnly,
  },
  {
    ...asked,
    ...availability('servers'),
    key: 'servers',
    step: 'availability',
    label: 'Mailbox servers',
    help: 'Servers in all. A DAG has at most 16 servers; more become several equal DAGs.',
    unit: '',
    suffix: 'servers',
    min: 1,
    max: 64,
    whole: true,
    source: example,
  },
  {
    ...asked,
    ...availability('sites'),
    key: 'sites',
    step: 'availability',
    label: 'Sites',
    help: 'Datacenters the servers stand in. Each site is a group of arrays of its own.',
    unit: '',
    suffix: 'sites',
    min: 1,
    max: 4,
    whole: true,
    source: example,
  },
  {
    kind: 'choice',
    ...availability('worstCase'),
    key: 'worstCase',
    step: 'availability',
    label: 'Worst case on one server',
    help: 'What each server is sized for: all active databases of the DAG at once, as in the worked example, or its share of evenly spread copies after some servers are lost.',
    choices: [
      { value: worstCases[0], label: 'One server carries all active databases' },
      { value: worstCases[1], label: 'Copies spread evenly, some servers lost' },
    ],
    source: example,
    advanced: false,
    unused: inDagOnly,
  },
  {
    ...asked,
    ...availability('lostServers'),
    key: 'lostServers',
    step: 'availability',
    label: 'Servers lost at once',
    help: 'How many servers of a DAG may be down while the others carry its databases. Fewer than the copies.',
    unit: '',
    suffix: 'servers',
    min: 0,
    max: 15,
    whole: true,
    source: ownRule('A database survives the loss of all but one of the servers with its copies.'),
    unused: (plan) =>
      inDagOnly(plan) ??
      (plan.availability.worstCase === 'spread'
        ? null
        : 'Counts only while copies are spread evenly.'),
  },
  {
    ...asked,
    ...flat('mailboxesPerDatabase'),
    key: 'mailboxesPerDatabase',
    step: 'availability',
    label: 'Mailboxes per database',
    help: 'At most this many. Fewer, larger databases need less I/O; more, smaller ones are easier to restore.',
    unit: '',
    suffix: 'mailboxes',
    min: 1,
    max: 20_000,
    whole: true,
    source: example,
    unused: ({ databases }) =>
      databases === null ? null : 'Does not count while the databases are set directly.',
  },
  {
    ...asked,
    ...flat('databases'),
    key: 'databases',
    step: 'availability',
    label: 'Databases, set directly',
    help: 'Active databases of one DAG, or of all standalone servers together. Leave it empty to derive them from the mailboxes per database.',
    unit: '',
    suffix: 'databases',
    min: 1,
    max: 6400,
    whole: true,
    empty: 'automatic',
    source: ownRule(
      'Enterprise edition mounts at most 100 databases on a server, copies included, and a plan has at most 64 servers.',
    ),
    advanced: true,
  },
  {
    kind: 'switch',
    ...flat('maintenance'),
    key: 'maintenance',
    step: 'availability',
    label: 'Background maintenance around the clock',
    help: 'Checks every database page all day long. Its load is counted either way: switched off, it has to be done in a window instead.',
    source: equalLogic('7'),
    advanced: true,
  },
  {
    ...asked,
    ...flat('nicsPerServer'),
    key: 'nicsPerServer',
    step: 'availability',
    label: 'Storage NICs per server',
    help: 'Network ports of one server that carry iSCSI. As many as the active controllers of its arrays have.',
    unit: '',
    suffix: 'ports',
    min: 1,
    max: 16,
    whole: true,
    source: equalLogic('7'),
    advanced: true,
  },
  {
    kind: 'choice',
    ...storage('models'),
    key: 'models',
    step: 'arrays',
    label: 'Families and models',
    help: 'Which arrays are considered. Every drive size of a model is.',
    choices: modelChoices.map((value) => ({ value, label: modelLabels[value] ?? value })),
    source: equalLogic('5.8'),
    advanced: false,
  },
  {
    kind: 'choice',
    ...storage('raid'),
    key: 'raid',
    step: 'arrays',
    label: 'RAID policy',
    help: 'RAID 10 is fastest and holds least, RAID 50 is balanced, RAID 5 holds most and can never be converted, RAID 6 survives two drives.',
    choices: [
      ...raidPolicies.map((value) => ({ value, label: value })),
      { value: 'any', label: 'Compare all four' },
    ],
    source: equalLogic('5.5'),
    advanced: false,
  },
  {
    ...asked,
    ...storage('arraysPerServer'),
    key: 'arraysPerServer',
    step: 'arrays',
    label: 'Arrays per server, at most',
    help: 'Designs with one array per server up to this many are considered.',
    unit: '',
    suffix: 'arrays',
    min: 1,
    max: 8,
    whole: true,
    source: example,
  },
  {
    ...asked,
    ...flat('overheadPercent'),
    key: 'overhead',
    step: 'arrays',
    label: 'Capacity overhead',
    help: 'Space above the computed size for growth nobody foresaw. The paper asks for at least 20 %.',
    unit: '%',
    min: 0,
    max: 200,
    source: equalLogic('7'),
  },
  {
    kind: 'choice',
    ...flat('reserve'),
    key: 'reserve',
    step: 'arrays',
    label: 'IOPS reserve',
    help: 'Load a design can take on top of the expected one. The paper’s own requirement contains one, because it counts logs and maintenance twice.',
    choices: [
      { value: reserves[0], label: 'As the paper computes it' },
      { value: reserves[1], label: 'A percentage of the expected load' },
      { value: reserves[2], label: 'None' },
    ],
    source: example,
    advanced: false,
  },
  {
    ...asked,
    ...flat('reservePercent'),
    key: 'reservePercent',
    step: 'arrays',
    label: 'Reserve',
    help: 'Share of the expected load kept in reserve.',
    unit: '%',
    suffix: 'of the expected load',
    min: 0,
    max: 200,
    source: ownRule('20 % is the headroom the tested Exchange solutions state.'),
    advanced: true,
    unused: ({ reserve }) =>
      reserve === 'percent' ? null : 'Counts only while the reserve is a percentage.',
  },
  {
    ...asked,
    ...flat('volumeStepGb'),
    key: 'volumeStep',
    step: 'arrays',
    label: 'Volume step',
    help: 'Volumes are provided in multiples of this size.',
    unit: 'GB',
    min: 1,
    max: 1000,
    source: example,
    advanced: true,
  },
  {
    kind: 'switch',
    ...flat('separateLogs'),
    key: 'separateLogs',
    step: 'arrays',
    label: 'Logs on volumes of their own',
    help: 'Gives each database a second volume for its logs. In a DAG one volume for both is fine; standalone, only logs on other drives than the database help its recovery.',
    source: equalLogic('7'),
    advanced: true,
  },
]

function choice(values: readonly Edition[]): Pick<ChoiceField, 'kind' | 'choices' | 'advanced'> {
  return {
    kind: 'choice',
    choices: values.map((value) => ({ value, label: value })),
    advanced: false,
  }
}

/** The field of a key. Throws for a key no field has: that is a bug, not an answer. */
export function fieldOf(key: string): Field {
  const found = fields.find((field) => field.key === key)
  if (!found) throw new Error(`No field has the key ${key}`)
  return found
}
