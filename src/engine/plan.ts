/** The RAID policies of the EqualLogic arrays. */
export const raidPolicies = ['RAID 10', 'RAID 50', 'RAID 5', 'RAID 6'] as const
export type RaidPolicy = (typeof raidPolicies)[number]

/** The editions of Exchange, which limit the databases on one server. */
export const editions = ['Standard', 'Enterprise'] as const
export type Edition = (typeof editions)[number]

/** How the reserve above the expected load is set. */
export const reserves = ['paper', 'percent', 'none'] as const
export type Reserve = (typeof reserves)[number]

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
  readonly quotaMb: number
  readonly retentionDays: number
}

/** How databases stay available. Later systems add members to this union. */
export type Availability = {
  readonly kind: 'dag'
  /** Copies of each database, the active one included. */
  readonly copies: number
  readonly servers: number
  readonly sites: number
}

/** The storage a plan is sized for. Later systems add members to this union. */
export type Storage = {
  readonly kind: 'equallogic'
  readonly raid: RaidPolicy | 'any'
  /** The most arrays considered for one server. */
  readonly arraysPerServer: number
}

/** Everything a person decides. Every answer has a default, so a plan is always complete. */
export type Plan = {
  readonly name: string
  readonly author: string
  readonly customer: string
  readonly tiers: readonly [Tier, ...Tier[]]
  readonly edition: Edition
  readonly singleItemRecovery: boolean
  readonly calendarLogging: boolean
  readonly logDays: number
  readonly catalogPercent: number
  readonly availability: Availability
  readonly mailboxesPerDatabase: number
  /** Databases set directly, or null for as many as the mailboxes per database give. */
  readonly databases: number | null
  readonly storage: Storage
  readonly overheadPercent: number
  readonly reserve: Reserve
  readonly reservePercent: number
  readonly volumeStepGb: number
}
