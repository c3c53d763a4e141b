/** The RAID policies of the EqualLogic arrays. */
export const raidPolicies = ['RAID 10', 'RAID 50', 'RAID 5', 'RAID 6'] as const
export type RaidPolicy = (typeof raidPolicies)[number]

/** The versions of Exchange Server, the oldest first. SE is the Subscription Edition. */
export const exchangeVersions = ['2003', '2007', '2010', '2013', '2016', '2019', 'SE'] as const
export type ExchangeVersionId = (typeof exchangeVersions)[number]

/** The editions of Exchange, which limit the databases on one server. */
export const editions = ['Standard', 'Enterprise'] as const
export type Edition = (typeof editions)[number]

/** How the reserve above the expected load is set. */
export const reserves = ['paper', 'percent', 'none'] as const
export type Reserve = (typeof reserves)[number]

/**
 * The best-practice checks a plan is held against, by codes that stay the same in every version:
 * a plan records by them which advice its author has accepted.
 */
export const adviceCodes: readonly string[] = [
  'database-file-above-limit',
  'databases-above-edition',
  'quota-above-version',
  'servers-above-dag',
  'overhead-below-20',
  'database-above-guideline',
  'many-small-databases',
  'few-databases',
  'one-copy-dag',
  'worst-case-beyond-copies',
  'servers-without-databases',
  'maintenance-off',
  'nics-below-ports',
  'raid-5-is-final',
  'logs-beside-database',
  'mailbox-above-1-gb',
  'dumpster-above-quota',
  'dag-profile',
  'fuller-than-tested',
  'rebuild-not-carried',
  'memory-above-version',
  'arrays-untested-with-version',
  'figures-beyond-papers',
]

/** A group of users with the same answers. */
export type Tier = {
  readonly name: string
  readonly mailboxes: number
  readonly growthPercent: number
  readonly activePercent: number
  readonly messagesPerDay: number
  readonly messageKb: number
  /** A measured figure that takes the place of the one derived from messages, or null. */
  readonly iopsPerMailbox: number | null
  /** Mailboxes that are used with a BlackBerry, of all of the tier. */
  readonly blackBerryPercent: number
  readonly quotaMb: number
  readonly retentionDays: number
}

/**
 * How databases stay available: in a database availability group, in clusters of two servers with
 * continuous replication (CCR) or with one shared copy (SCC), or on servers of their own.
 */
export const availabilities = ['dag', 'ccr', 'scc', 'none'] as const
export type AvailabilityKind = (typeof availabilities)[number]

/** What one server must be able to carry when others are down. */
export const worstCases = ['one server', 'spread'] as const
export type WorstCase = (typeof worstCases)[number]

/**
 * How databases stay available. Every kind keeps all the answers, so that none is lost when a
 * person tries another kind; the register of fields says which of them count.
 */
export type Availability = {
  readonly kind: AvailabilityKind
  /** Copies of each database, the active one included. */
  readonly copies: number
  readonly servers: number
  readonly sites: number
  readonly worstCase: WorstCase
  /** Servers of one DAG that may be down at once while its copies are spread evenly. */
  readonly lostServers: number
}

/** Which array models are considered: all, a family, or one model. */
export const modelChoices = [
  'any',
  'PS6100',
  'PS4100',
  'PS6100XV',
  'PS6100X',
  'PS6100E',
  'PS4100XV',
  'PS4100E',
] as const
export type ModelChoice = (typeof modelChoices)[number]

/** Which storage is considered: what was tested with the version of Exchange, or one kind of it. */
export const storageKinds = ['any', 'equallogic', 'tested', 'own'] as const

/** What comes first among designs that fit. */
export const rankings = ['arrays', 'drives', 'headroom', 'space', 'resilience', 'cost'] as const
export type Ranking = (typeof rankings)[number]

/** The built-in arrays a price can be entered for: model and drive size in GB. */
export const pricedArrays = [
  'PS6100XV 600',
  'PS6100X 300',
  'PS6100X 600',
  'PS6100X 900',
  'PS6100E 1000',
  'PS6100E 2000',
  'PS6100E 3000',
  'PS4100XV 600',
  'PS4100E 1000',
  'PS4100E 2000',
  'PS4100E 3000',
] as const
export type PricedArray = (typeof pricedArrays)[number]

/** Drives as public guidance tells them apart: by speed, interface and diameter. */
export const driveKinds = [
  '7.2K SATA 3.5"',
  '7.2K SAS 3.5"',
  '7.2K SAS 2.5"',
  '10K SAS 3.5"',
  '10K SAS 2.5"',
  '15K SAS 3.5"',
  '15K SAS 2.5"',
  'SSD',
] as const
export type DriveKind = (typeof driveKinds)[number]

/** An array that a person added: one model with one drive size, in any of its RAID policies. */
export type OwnArray = {
  /** What tells it from the others: letters, digits, dots, - and _. */
  readonly id: string
  readonly name: string
  readonly driveKind: DriveKind
  readonly driveGb: number
  /** Drives of one array, its spares included. */
  readonly drives: number
  readonly spares: number
  /** Each once, in the order of `raidPolicies`. */
  readonly raid: readonly RaidPolicy[]
  /** Network ports of the controllers that are active. */
  readonly activePorts: number
  /** Random IOPS of one drive, or null for the public figure of its kind. */
  readonly iopsPerDrive: number | null
  /** IOPS of one array within the latency limits where the person measured them, by RAID policy. */
  readonly measuredIops: Readonly<Partial<Record<RaidPolicy, number>>>
  readonly price: number | null
}

/** The tested building blocks of the other papers. */
export const solutionIds = [
  'AX4-5i',
  'MD1000',
  'MD3000',
  'MD3000 RAID 10',
  'StorageTek 2530',
  'R510',
  'R720xd',
] as const
export type SolutionId = (typeof solutionIds)[number]

/**
 * The storage a plan is sized for. Like availability it keeps the answers of every kind, whichever
 * of them counts.
 */
export type Storage = {
  readonly kind: (typeof storageKinds)[number]
  readonly models: ModelChoice
  readonly raid: RaidPolicy | 'any'
  /** The most arrays considered for one server. */
  readonly arraysPerServer: number
  readonly solution: SolutionId | 'any'
}

/** Everything a person decides. Every answer has a default, so a plan is always complete. */
export type Plan = {
  readonly name: string
  readonly author: string
  readonly customer: string
  readonly tiers: readonly [Tier, ...Tier[]]
  readonly exchange: ExchangeVersionId
  readonly edition: Edition
  readonly singleItemRecovery: boolean
  readonly calendarLogging: boolean
  readonly logDays: number
  /** Search catalog as a share of the databases, or null for what the version takes. */
  readonly catalogPercent: number | null
  readonly availability: Availability
  /** Background database maintenance around the clock. */
  readonly maintenance: boolean
  /** Network ports of one server that carry iSCSI. */
  readonly nicsPerServer: number
  readonly mailboxesPerDatabase: number
  /** Databases set directly, or null for as many as the mailboxes per database give. */
  readonly databases: number | null
  readonly storage: Storage
  readonly overheadPercent: number
  readonly reserve: Reserve
  readonly reservePercent: number
  readonly volumeStepGb: number
  /** Logs on a volume of their own beside each database. */
  readonly separateLogs: boolean
  /** Years in which the mailboxes grow as they are expected to. */
  readonly growthYears: number
  readonly ranking: Ranking
  /** What prices are in, as a person writes it. */
  readonly currency: string
  /** Price of one built-in array, or null where none was entered. */
  readonly prices: Readonly<Record<PricedArray, number | null>>
  readonly ownArrays: readonly OwnArray[]
  /** Codes of the advice that the author has read and accepted, each once and in their order. */
  readonly acknowledged: readonly string[]
}
