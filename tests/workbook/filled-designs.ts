import { type Design, type DriveInput, wholeDesign } from '../roles/independent-input.ts'
import type { CellText } from './make-workbook.ts'

// A design under the names, gates and texts that Microsoft’s workbook has for it, in the form of v7.6
// or of v6.6. A cell that is switched off holds a number all the same, as there.

type Names = Record<string, CellText>

/** What a workbook holds beside a design. */
export type Form = {
  readonly version: '6.6' | '7.6'
  readonly link?: string
  readonly servers?: readonly string[]
  /** The beginnings of the names of databases. */
  readonly base?: string
  readonly secondBase?: string
  /** The servers and the copies of each failure domain, by site. */
  readonly domains?: readonly (readonly (readonly [servers: number, copies: number])[])[]
}

const yes = (isOn: boolean) => (isOn ? 'Yes' : 'No')
const enabled = (isOn: boolean) => (isOn ? 'Enabled' : 'Disabled')

const models = {
  AP: 'Active/Passive',
  AA1: 'Active/Active (Single DAG)',
  AAN: 'Active/Active (Multiple DAGs)',
}
const backups = {
  native: 'Exchange Native Data Protection',
  hardware: 'Hardware VSS Backup/Restore',
  software: 'Software VSS Backup/Restore',
}
const schedules: Readonly<Record<string, string>> = {
  'daily full': 'Daily Full',
  'weekly full daily incremental': 'Weekly Full / Daily Incremental',
  'weekly full daily differential': 'Weekly Full / Daily Differential',
  'bi-monthly full daily incremental': 'Bi-Monthly Full / Daily Incremental',
}
const deployments: Readonly<Record<string, string>> = {
  'as calculated': 'As Calculated',
  'all RAID': 'Entirely on RAID',
  'all JBOD': 'Entirely on JBOD',
}
const ratios: Readonly<Record<number, string>> = {
  0.4: '2:3',
  0.5: '1:1',
  0.6: '3:2',
  0.66: '2:1',
  0.75: '3:1',
}

/** The names of a workbook that is filled with a design of Exchange 2013. */
export function namesOf(design: Design, form: Form): Names {
  const of = wholeDesign(design)
  return {
    ExVersion: 2013,
    HAOption: yes(of.ha),
    ...tiersOf(design),
    numMBXServers: of.servers,
    numDAGs: of.dags,
    SiteResilienceEnabled: yes(of.sites),
    SRModel: models[of.model],
    SRActivationBlocked: yes(of.block),
    SRAASDDRServers: yes(of.ddr),
    numDBCopies: of.copies,
    numDBCopiesSDC: of.copies2,
    numLagDBCopies: of.lag,
    numLaggedCopiesSDC: of.lag2,
    DedLaggedCopyServer: yes(of.dedlag),
    ...(form.version === '7.6' && { ReplayLagManagerEnabled: yes(of.rlm) }),
    ReplayLagHours: of.replayH,
    TruncationLagHours: of.truncH,
    RPO: of.rpo,
    BackupMethod: backups[of.backup],
    BackupFreq: schedules[of.schedule]!,
    BackupFailureTol: of.tolerance,
    NetFailureTol: of.netTolerance,
    DataGrowth: of.overhead,
    MBXMoveRate: of.moves,
    RestoreVol: yes(of.restore),
    VolGrowth: of.free,
    IOGrowth: of.ioOverhead,
    AdditionalIO: of.extraIo,
    DBSizeOverride: of.customMax === null ? 'Default' : 'Custom',
    CustomMaxDBSize: of.customMax ?? 100,
    NumDBsOverride: yes(of.autoDb),
    CustomNumDBs: of.autoDb ? 192 : (of.customDb ?? null),
    DBPermOverride: yes(of.symmetric),
    QueueTimeout: of.queueDays,
    SafetyNetTimeout: of.safetyDays,
    JBODEvaluation: yes(of.jbod),
    MultipleDBVolume: yes(of.multiDb),
    NumDBperVolOverride: yes(of.matchCopies),
    DiskLimitOverride: yes(of.autoVolumes),
    NumDisksPerServer: of.autoVolumes ? 20 : of.volumes,
    AutoReseedVolumes: of.autoreseed,
    ...drivesOf('PDC', of.disk1),
    ...(design.disk2 && drivesOf('SDC', design.disk2)),
    RAID10Type: of.r10,
    RAID5Type: of.r5,
    RAID6Type: of.r6,
    DesResVolRAID: of.resRaid,
    RLRAID10Type: of.resR10,
    RLRAID5Type: of.resR5,
    RLRAID6Type: of.resR6,
    RD10Rebuild: of.rebuild10,
    RD5Rebuild: of.rebuild5,
    RD6Rebuild: of.rebuild6,
    OverrideRAID: yes(of.overrideRaid !== null),
    DesiredStorageArch: of.overrideRaid ?? 'RAID-6',
    StorageArchChoice: deployments[of.deploy]!,
    numProcCoresPDC: of.cores,
    numSpecRatePDC: of.spec,
    ...(design.cores2 && { numProcCoresSDC: design.cores2, numSpecRateSDC: design.spec2 ?? 0 }),
    numProcCoresLCS: design.coresL ?? 0,
    numSpecRateLCS: design.specL ?? 0,
    VirtualizationEnabled: yes(of.virtual),
    VirtCPUFactor: of.hypervisor,
    MultiRoleEnabled: yes(of.multirole),
    GCServerArch: of.gc64 ? '64-bit' : '32-bit',
    NetLinkType: form.link ?? 'Gigabit Ethernet',
    NetLinkLatency: of.latencyMs,
    NetworkCompression: enabled(of.compress),
    varLogCompressionFactor: of.compression,
    WorkWeekDays: of.workweek,
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, at) => [`LogH${at + 1}`, of.hours?.[at] ?? 0]),
    ),
    ...namingOf(form),
    ...domainsOf(form),
  }
}

function tiersOf(design: Design): Names {
  const tiers = wholeDesign(design).tiers
  return Object.assign(
    {},
    ...[1, 2, 3, 4].map((number): Names => {
      const tier = tiers[number - 1]
      const own = `Tier${number}`
      if (!tier) return { [`Num${own}MBX`]: 0, [`${own}PredictIOPS`]: 'Yes', [`${own}IOPS`]: 0.1 }
      return {
        [`Num${own}MBX`]: tier.n,
        [`${own}NumGrowth`]: tier.growth,
        [`${own}SendReceive`]: `${tier.msgs} messages`,
        [`${own}AvgMessageSize`]: tier.kb,
        [`${own}InitialMBXSize`]: tier.initial,
        [`${own}MBXLimit`]: tier.quota,
        [`${own}ArchiveMBXLimit`]: tier.archive,
        [`${own}DIRW`]: tier.retention,
        [`${own}SIREnabled`]: enabled(tier.sir),
        [`${own}CalVersionStoreEnabled`]: enabled(tier.cal),
        [`${own}UserMFPercentage`]: tier.share,
        [`${own}IOFactor`]: tier.ioFactor,
        [`${own}MCFactor`]: tier.mcFactor,
        [`${own}DesktopSearch`]: yes(tier.search),
        [`${own}PredictIOPS`]: yes(tier.iops === null),
        [`${own}IOPS`]: tier.iops ?? 0.5,
        [`${own}RWRatio`]: ratios[tier.ratio]!,
      }
    }),
  )
}

function drivesOf(site: 'PDC' | 'SDC', disks: NonNullable<Design['disk1']>): Names {
  const kinds = { Sys: disks.sys, DB: disks.db, Log: disks.log, Res: disks.res }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, drive]): [string, CellText][] => [
      [`${kind}DiskSize${site}`, `${drive[0]} GB`],
      [`${kind}DiskRPM${site}`, kindOf(drive)],
    ]),
  )
}

/** The text of a kind of drive: fast ones of 3.5 inches are said to be of three connections. */
function kindOf([, kind]: DriveInput): string {
  const [speed = '', connection = '', inches = ''] = kind.split(' ')
  const isFast = /^1[05]K/.test(speed) && inches === '3.5'
  return `${speed} RPM ${isFast ? 'FC/SCSI/SAS' : connection} ${inches}"`
}

function namingOf({ servers = [], base, secondBase = '' }: Form): Names {
  return {
    ...Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [`Server${at + 1}Name`, servers[at] ?? null]),
    ),
    ...(base !== undefined && { DAG1BaseName: base, DAG2BaseName: secondBase }),
  }
}

function domainsOf({ version, domains }: Form): Names {
  if (version === '6.6' && !domains) return {}
  const names: Names = { FailureDomainsEnabled: yes(domains !== undefined) }
  for (const [at, site] of ['Pri', 'Sec'].entries()) {
    const own = domains?.[at]
    names[`NumFailureDomains${site}`] = own?.length ?? 2
    for (let domain = 1; domain <= 8; domain += 1) {
      names[`FD${domain}ServerCount${site}`] = own?.[domain - 1]?.[0] ?? 2
      names[`FD${domain}CopyCount${site}`] = own?.[domain - 1]?.[1] ?? 1
    }
  }
  return names
}
