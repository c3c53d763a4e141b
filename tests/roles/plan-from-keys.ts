import {
  defaultPlan,
  fieldOf,
  type Plan,
  roleVersionIds,
  type Tier,
  workbookDefaults,
} from '../../src/engine/index.ts'

/** A drive of a site: its size in decimal GB and its kind. */
type Drive = readonly [gigabytes: number, kind: string]

type Drives = Readonly<Partial<Record<'sys' | 'db' | 'log' | 'res', Drive>>>

/** The users of one tier, by the keys of the method. Shares are fractions; null is the default. */
type TierInput = Readonly<
  Partial<
    Record<
      | 'n'
      | 'growth'
      | 'msgs'
      | 'kb'
      | 'initial'
      | 'quota'
      | 'archive'
      | 'retention'
      | 'share'
      | 'ioFactor'
      | 'mcFactor'
      | 'iops'
      | 'ratio',
      number | null
    > &
      Record<'sir' | 'cal' | 'search', boolean | null> &
      Record<'name', string | null>
  >
>

type NumberKey =
  | 'servers'
  | 'dags'
  | 'rpo'
  | 'copies'
  | 'copies2'
  | 'lag'
  | 'lag2'
  | 'replayH'
  | 'truncH'
  | 'overhead'
  | 'moves'
  | 'free'
  | 'customMax'
  | 'customDb'
  | 'ioOverhead'
  | 'extraIo'
  | 'queueDays'
  | 'safetyDays'
  | 'tolerance'
  | 'netTolerance'
  | 'volumes'
  | 'autoreseed'
  | 'rebuild10'
  | 'rebuild5'
  | 'rebuild6'
  | 'cores'
  | 'spec'
  | 'cores2'
  | 'spec2'
  | 'coresL'
  | 'specL'
  | 'hypervisor'
  | 'linkBps'
  | 'latencyMs'
  | 'compression'
  | 'workweek'
  | 'x'
  | 'archiveChurn'
  | 'keptLogDays'
  | 'driveIops'
  | 'quotaTier'

type SwitchKey =
  | 'ha'
  | 'block'
  | 'ddr'
  | 'dedlag'
  | 'rlm'
  | 'restore'
  | 'autoDb'
  | 'symmetric'
  | 'jbod'
  | 'multiDb'
  | 'matchCopies'
  | 'autoVolumes'
  | 'virtual'
  | 'multirole'
  | 'gc64'
  | 'compress'

type TextKey =
  | 'model'
  | 'backup'
  | 'schedule'
  | 'r10'
  | 'r5'
  | 'r6'
  | 'resR10'
  | 'resR5'
  | 'resR6'
  | 'resRaid'
  | 'overrideRaid'
  | 'deploy'
  | 'mode'
  | 'exchange'
  | 'failureDomains'

/**
 * A design by the keys, values and units that the method’s description has for them. What is missing
 * or null takes the default there.
 */
export type KeyInput = Readonly<
  Partial<
    Record<NumberKey, number | null> &
      Record<SwitchKey, boolean | null> &
      Record<TextKey, string | null>
  > & {
    tiers?: readonly TierInput[] | null
    sites?: boolean | number | null
    witness?: string | number | null
    hours?: readonly number[] | null
    disk1?: Drives | null
    disk2?: Drives | null
  }
>

/** The plan of a design by its keys, for Exchange 2013 where no other version is named. */
export function planFromKeys(input: KeyInput): Plan {
  const [first = {}, ...others] = input.tiers ?? []
  const version = planOfVersion(input.exchange ?? '2013')
  const plan: Plan = {
    ...version,
    ...counted(input),
    ...switched(input),
    ...sizesOf(input),
    tiers: [tierOf(first), ...others.map(tierOf)],
  }
  return chosen(plan, { ...named(input), ...kindsOf(input) })
}

const byVersion = new Map<string, Plan>()

function planOfVersion(version: string): Plan {
  const known = roleVersionIds.find((one) => one === version)
  if (!known) throw new Error(`Role requirements do not size Exchange ${version}`)
  const plan = byVersion.get(version) ?? workbookDefaults(known)
  byVersion.set(version, plan)
  return plan
}

const [usualTier] = defaultPlan.tiers

function tierOf(tier: TierInput): Tier {
  return {
    ...usualTier,
    name: tier.name ?? '',
    mailboxes: tier.n ?? 0,
    growth: percent(tier.growth ?? 0),
    messages: tier.msgs ?? 200,
    messageSize: tier.kb ?? 75,
    initialSize: tier.initial ?? 2048,
    quota: tier.quota ?? 2048,
    archive: tier.archive ?? 0,
    retention: tier.retention ?? 14,
    itemRecovery: tier.sir ?? true,
    calendarVersions: tier.cal ?? true,
    factorShare: percent(tier.share ?? 1),
    iopsFactor: tier.ioFactor ?? 1,
    megacycleFactor: tier.mcFactor ?? 1,
    desktopSearch: tier.search ?? false,
    measuredIops: tier.iops ?? null,
    measuredReads: percent(tier.ratio ?? 0.6),
  }
}

function counted(input: KeyInput) {
  const sites = input.sites === true ? 2 : Number(input.sites ?? 1)
  return {
    activeServers: input.servers ?? 4,
    dags: input.dags ?? 1,
    sites: Math.max(1, sites),
    copies: input.copies ?? 3,
    secondSiteCopies: input.copies2 ?? 1,
    laggedCopies: input.lag ?? 0,
    secondSiteLagged: input.lag2 ?? 0,
    replayLag: input.replayH ?? 168,
    truncationLag: input.truncH ?? 0,
    rpoHours: input.rpo ?? 24,
    overhead: percent(input.overhead ?? 0),
    movesPerWeek: percent(input.moves ?? 0.01),
    freeSpace: percent(input.free ?? 0.05),
    largestDatabase: input.customMax ?? null,
    databases: input.autoDb === true ? null : (input.customDb ?? null),
    iopsReserve: percent(input.ioOverhead ?? 0.2),
    extraIops: input.extraIo ?? 0,
    queueDays: input.queueDays ?? 2,
    safetyNetDays: input.safetyDays ?? 7,
    backupTolerance: input.tolerance ?? 3,
    networkTolerance: input.netTolerance ?? 0,
    volumesPerServer: volumesOf(input),
    autoReseedVolumes: input.autoreseed ?? 1,
    rebuild10: percent(input.rebuild10 ?? 0.35),
    rebuild5: percent(input.rebuild5 ?? 0.5),
    rebuild6: percent(input.rebuild6 ?? 0.5),
    cores: input.cores ?? 16,
    specRate: input.spec || null,
    secondCores: input.cores2 ?? null,
    secondSpecRate: input.spec2 ?? null,
    laggedCores: input.coresL ?? null,
    laggedSpecRate: input.specL ?? null,
    hypervisorOverhead: percent(input.hypervisor ?? 0.1),
    linkSpeed: (input.linkBps ?? 1e9) / 1e6,
    linkLatency: input.latencyMs ?? 50,
    compressionSaving: percent(input.compression ?? 0.3),
    workdays: input.workweek ?? 5,
    catalog: input.x === undefined || input.x === null ? null : percent(input.x),
    archiveChurn: percent(input.archiveChurn ?? 1),
    keptLogDays: input.keptLogDays ?? null,
    driveIops: input.driveIops ?? null,
    quotaTier: input.quotaTier ?? 0,
    logHours: hoursOf(input.hours),
  }
}

function volumesOf({ autoVolumes, volumes }: KeyInput): number | null {
  if (autoVolumes === true) return null
  return volumes ?? (autoVolumes === false ? 20 : null)
}

/** Shares of a day’s logs as a line of percentages; none where all are zero. */
function hoursOf(hours: KeyInput['hours']): string {
  return hours?.some((share) => share > 0) ? hours.map(percent).join(' ') : ''
}

function switched(input: KeyInput) {
  return {
    blockActivation: input.block ?? false,
    recoveryServers: input.ddr ?? false,
    laggedServers: input.dedlag ?? false,
    replayLagManager: input.rlm ?? true,
    restoreVolume: input.restore ?? true,
    symmetricDatabases: input.symmetric ?? true,
    jbod: input.jbod ?? true,
    severalPerVolume: input.multiDb ?? true,
    databasesLikeCopies: input.matchCopies ?? true,
    virtualMachines: input.virtual ?? false,
    clientAccess: input.multirole ?? true,
    garbage64: input.gc64 ?? true,
    compressLogs: input.compress ?? true,
  }
}

function named(input: KeyInput) {
  const witness = typeof input.witness === 'number' ? witnesses[input.witness - 1] : input.witness
  return {
    mode: input.mode ?? 'corrected',
    availability: input.ha === false ? 'none' : 'dag',
    siteModel: input.model ?? 'AP',
    backup: input.backup ?? 'native',
    backupSchedule: input.schedule ?? 'weekly full daily incremental',
    raid10Group: input.r10 ?? '1+1',
    raid5Group: input.r5 ?? '5+1',
    raid6Group: input.r6 ?? '6+2',
    restoreRaid10Group: input.resR10 ?? '1+1',
    restoreRaid5Group: input.resR5 ?? '2+1',
    restoreRaid6Group: input.resR6 ?? '6+2',
    restoreRaid: input.resRaid ?? 'RAID-5',
    forcedRaid: input.overrideRaid ?? 'none',
    deployment: input.deploy ?? 'as calculated',
    witnessSite: witness ?? 'third site',
    failureDomains: input.failureDomains ?? '',
  }
}

const witnesses = ['site 1', 'site 2', 'third site']

const usualDrives = {
  sys: [600, '10K SAS 2.5'],
  db: [8000, '7.2K SAS 3.5'],
  log: [8000, '7.2K SAS 3.5'],
  res: [8000, '7.2K SAS 3.5'],
} as const satisfies Required<Drives>

function sizesOf({ disk1, disk2 }: KeyInput) {
  const { sys, db, log, res }: Required<Drives> = { ...usualDrives, ...disk1 }
  return {
    systemDrive: sys[0],
    databaseDrive: db[0],
    logDrive: log[0],
    restoreDrive: res[0],
    secondSystemDrive: disk2?.sys?.[0] ?? null,
    secondDatabaseDrive: disk2?.db?.[0] ?? null,
    secondLogDrive: disk2?.log?.[0] ?? null,
    secondRestoreDrive: disk2?.res?.[0] ?? null,
  }
}

function kindsOf({ disk1, disk2 }: KeyInput) {
  const { sys, db, log, res }: Required<Drives> = { ...usualDrives, ...disk1 }
  return {
    systemDriveKind: sys[1],
    databaseDriveKind: db[1],
    logDriveKind: log[1],
    restoreDriveKind: res[1],
    secondSystemDriveKind: disk2?.sys?.[1] ?? 'as site 1',
    secondDatabaseDriveKind: disk2?.db?.[1] ?? 'as site 1',
    secondLogDriveKind: disk2?.log?.[1] ?? 'as site 1',
    secondRestoreDriveKind: disk2?.res?.[1] ?? 'as site 1',
  }
}

/** A plan with these choices. Throws for one that an answer does not offer. */
function chosen(plan: Plan, texts: Readonly<Record<string, string>>): Plan {
  return Object.entries(texts).reduce((so, [key, value]) => {
    const field = fieldOf(key)
    if (field.kind === 'choice' && field.choices.every((choice) => choice.value !== value))
      throw new Error(`${field.label} has no “${value}”`)
    return field.read(so, 0) === value ? so : field.write(so, 0, value)
  }, plan)
}

/** A fraction as the percentage that a plan holds, without what floating-point arithmetic leaves. */
function percent(fraction: number): number {
  return Number((fraction * 100).toPrecision(15))
}
