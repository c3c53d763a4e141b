import { sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { citeCalculator, type Source, sourceOfOwnAdvice } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { isFlash } from '../../../hardware/drives.ts'
import { availabilityOf, isVirtual } from '../../../plan/features.ts'
import { answer } from '../../../plan/plan.ts'
import {
  type ChosenDrive,
  type ChosenDrives,
  chosenDrivesOf,
  largestDriveOfSpeed,
} from '../../../sizing/chosen-drives.ts'
import type { DrivesResults } from '../drives/drives.ts'
import { advisedProcessorUseLimit, areProcessorsTooBusy } from '../processors/processor-formulas.ts'
import { separateTransportDrive } from '../transport/transport.ts'
import { type CheckedRoleResults, warningCheck } from './checked-roles.ts'
import { hostOvercommittedCheck } from './host-checks.ts'
import { unlikelyRateCheck } from './rate-check.ts'

const design = citeCalculator('Storage Design')
/** Source of a recommended figure: where it is printed, else Spindle’s own advice. */
function printedSource({ how }: Worked): Source {
  return how.kind === 'published' ? how.cite : sourceOfOwnAdvice
}

type JbodVerdict = DrivesResults['site1']['verdict']

function verdicts({ drives }: CheckedRoleResults): readonly JbodVerdict[] {
  const { site1, site2, lagged1, lagged2 } = drives
  return [site1, site2, lagged1, lagged2].flatMap((site) => site?.verdict ?? [])
}

/** Restore volumes without RAID that are larger than their drive; a virtual disk has any size. */
function restoresAbove({ plan, mode, space, drives }: CheckedRoleResults) {
  if (isVirtual(plan)) return []
  const { site1, site2 } = chosenDrivesOf(plan, mode)
  const { restoreVolume: volume } = space
  const kinds = [
    [drives.site1, site1],
    [drives.site2, site2],
    [drives.lagged1, site1],
    [drives.lagged2, site2],
  ] as const
  return kinds.flatMap(([servers, { restore }]) =>
    servers?.storage === 'JBOD' && exceeds(volume.value, restore.size.value)
      ? [{ volume, drive: restore.size }]
      : [],
  )
}

/**
 * Reasons why JBOD is a risk on servers that have it only because the answers force it. Whether the
 * host has RAID behind virtual disks is not known.
 */
function unprotected({ plan, drives }: CheckedRoleResults): readonly string[] {
  if (isVirtual(plan)) return []
  const { site1, site2, lagged1, lagged2 } = drives
  const reasons = [site1, site2, lagged1, lagged2].flatMap((site) =>
    site?.storage === 'JBOD' && site.verdict.code === 'insufficient database copies'
      ? [site.verdict.reason]
      : [],
  )
  return [...new Set(reasons)]
}

function databaseDrives(checked: CheckedRoleResults): readonly ChosenDrive[] {
  return drivesInUse(checked).map(({ database }) => database)
}

/** Chosen drives of each site that has servers. */
function drivesInUse({ plan, mode }: CheckedRoleResults): readonly ChosenDrives[] {
  const { site1, site2 } = chosenDrivesOf(plan, mode)
  const isBoth = availabilityOf(plan) === 'dag' && plan.sites > 1
  return isBoth ? [site1, site2] : [site1]
}

/** The drive, and the largest sold at its speed, if the drive is larger; else empty. */
function neverMade({ drive, kind }: Pick<ChosenDrive, 'drive' | 'kind'>) {
  const most = largestDriveOfSpeed(kind)
  return most && exceeds(drive.value, most.value) ? [{ drive, most }] : []
}

/** Transport databases for which the largest drive like the system’s is too small, by site. */
function transportDrives(checked: CheckedRoleResults) {
  return drivesInUse(checked).flatMap(({ system }) => tooSmallFor(checked, system))
}

function tooSmallFor({ transport }: CheckedRoleResults, system: ChosenDrive) {
  const database = transport.transport
  const own = separateTransportDrive(system, transport)
  return database && own ? neverMade(own).map(({ most }) => ({ database, most })) : []
}

export const warningChecks = [
  warningCheck(['databaseDrive', 'secondDatabaseDrive', 'databases', 'jbod'], {
    code: 'jbod-too-small',
    when: (checked) =>
      verdicts(checked).flatMap((verdict) =>
        verdict.code === 'insufficient disk capacity'
          ? [{ volume: verdict.volume, drive: verdict.drive }]
          : [],
      ),
    title: 'A volume does not fit on a drive',
    finding: ({ volume, drive }) =>
      sentenceTag`A volume takes ${volume}, but a drive holds only ${drive}.`,
    fix: 'Use larger database drives, more databases, or RAID.',
    answer: 'databaseDrive',
    source: design,
  }),
  warningCheck(['databaseDriveKind', 'secondDatabaseDriveKind', 'databases', 'jbod'], {
    code: 'jbod-too-slow',
    when: (checked) =>
      verdicts(checked).flatMap((verdict) =>
        verdict.code === 'insufficient disk I/O'
          ? [{ needed: verdict.needed, drive: verdict.drive }]
          : [],
      ),
    title: 'A drive is too slow for its volume',
    finding: ({ needed, drive }) =>
      sentenceTag`A volume needs ${needed}, but the drives deliver ${drive}.`,
    fix: 'Use faster database drives, more databases, or RAID.',
    answer: 'jbod',
    source: design,
  }),
  warningCheck(['cores', 'virtualCores', 'secondCores', 'laggedCores', 'activeServers', 'dags'], {
    code: 'cores-above-most',
    when: ({ plan, processors }) => {
      const { mostCores: most } = roleVersionOf(plan)
      const { site1, site2, lagged } = processors
      const all = [site1, site2, lagged].flatMap((kind) => (kind ? [kind.cores] : []))
      const cores = all.reduce((one, other) => (other.value > one.value ? other : one))
      return cores.value > most.value ? [{ cores, most }] : []
    },
    title: 'More cores than advised',
    finding: ({ cores, most }) =>
      sentenceTag`A server has ${cores}. Microsoft advises at most ${most}.`,
    fix: 'Use more, smaller servers.',
    answer: ({ cores: { how } }) => (how.kind === 'given' ? how.answer : 'cores'),
    source: ({ most }) => printedSource(most),
  }),
  unlikelyRateCheck,
  warningCheck(['linkSpeed', 'compressLogs', 'secondSiteCopies'], {
    code: 'link-below-peak',
    when: ({ plan, replication }) =>
      replication.peak && replication.linkOk === 'no'
        ? [{ peak: replication.peak, speed: answer(plan, 'linkSpeed') }]
        : [],
    title: 'Bandwidth between the sites too low',
    finding: ({ peak, speed }) =>
      sentenceTag`Replication between the sites needs ${peak} in the busiest hour. The link carries ${speed}.`,
    fix: 'Increase the bandwidth, or keep fewer copies in the second site.',
    answer: 'linkSpeed',
    source: citeCalculator('Replication Requirements'),
  }),
] as const

/** Warnings whose codes come after those of the notes, as they were added later. */
export const warningChecksAddedLater = [
  warningCheck(
    [
      ...(['activeServers', 'processor', 'specRate', 'specRate2017', 'specRate2026'] as const),
      ...(['cores', 'secondSpecRate', 'dags'] as const),
    ],
    {
      code: 'processors-above-80',
      when: ({ processors }) => {
        const [first, second] = [processors.site1, processors.site2].map((site) => site?.worst?.cpu)
        // A use that is the same in both sites is reported once.
        const uses = first?.value === second?.value ? [first] : [first, second]
        return uses.flatMap((cpu) =>
          cpu && areProcessorsTooBusy(cpu) ? [{ cpu, most: advisedProcessorUseLimit }] : [],
        )
      },
      title: 'Processors too busy in the worst case',
      finding: ({ cpu, most }) =>
        sentenceTag`Processor use reaches ${cpu} in the worst case. At most ${most} is advised.`,
      fix: 'Add servers, or use faster ones: a higher SPEC rate, not more cores at the same rate.',
      answer: 'activeServers',
      source: ({ most }) => printedSource(most),
    },
  ),
  warningCheck(['restoreDrive', 'secondRestoreDrive', 'restoreVolume'], {
    code: 'restore-too-small',
    when: (checked) => restoresAbove(checked).slice(0, 1),
    title: 'The restore volume does not fit on a drive',
    finding: ({ volume, drive }) =>
      sentenceTag`A restore volume takes ${volume}. Without RAID it has one drive, which holds ${drive}.`,
    fix: 'Use larger restore drives, or RAID for the databases.',
    answer: 'restoreDrive',
    source: sourceOfOwnAdvice,
  }),
  warningCheck(['deployment', 'copies', 'laggedCopies'], {
    code: 'jbod-unprotected',
    when: (checked) => (unprotected(checked).length > 0 ? [{}] : []),
    title: 'Single drives with too few copies',
    finding: (checked) => unprotected(checked).join(' '),
    fix: 'Set “RAID or JBOD” to as calculated: these databases are then in RAID.',
    answer: 'deployment',
    source: design,
  }),
  warningCheck(['driveIops', 'databaseDriveKind', 'secondDatabaseDriveKind'], {
    code: 'flash-iops-assumed',
    when: (checked) =>
      databaseDrives(checked)
        .filter(({ kind, iops }) => isFlash(kind) && iops.how.kind !== 'given')
        .slice(0, 1)
        .map(({ iops }) => ({ iops })),
    title: 'No published IOPS for flash drives',
    finding: ({ iops }) =>
      sentenceTag`No public figure gives the random IOPS of an SSD or NVMe drive. ${iops} is assumed, which is far too little.`,
    fix: 'Enter the random IOPS per database drive, from its data sheet or your own measurement; or choose a drive type with a published figure.',
    answer: ({ plan }) =>
      isFlash(plan.databaseDriveKind) ? 'driveIops' : 'secondDatabaseDriveKind',
    source: sourceOfOwnAdvice,
  }),
  warningCheck(
    [
      'databaseDriveKind',
      'databaseDrive',
      'driveSizes',
      'secondDatabaseDriveKind',
      'secondDatabaseDrive',
    ],
    {
      code: 'drive-never-made',
      when: (checked) => databaseDrives(checked).flatMap(neverMade).slice(0, 1),
      title: 'No such drive is sold',
      finding: ({ drive, most }) =>
        sentenceTag`The largest of this kind has ${most}, not ${drive}.`,
      fix: 'Choose 7.2K drives, or smaller ones.',
      answer: ({ plan, mode }) =>
        neverMade(chosenDrivesOf(plan, mode).site1.database).length > 0
          ? 'databaseDriveKind'
          : 'secondDatabaseDriveKind',
      source: ({ most }) => printedSource(most),
    },
  ),
  warningCheck(
    [
      'systemDriveKind',
      'secondSystemDriveKind',
      'safetyNetDays',
      'queueDays',
      'replayLag',
      'laggedCopies',
      'activeServers',
      'dags',
    ],
    {
      code: 'transport-above-drives',
      when: (checked) => transportDrives(checked).slice(0, 1),
      title: 'Transport database too large',
      finding: ({ database, most }) =>
        sentenceTag`It takes ${database} in the worst case. The largest drive of this kind has ${most}.`,
      fix: 'Choose 7.2K drives for the system, or a shorter Safety Net.',
      answer: (checked) =>
        tooSmallFor(checked, chosenDrivesOf(checked.plan, checked.mode).site1.system).length > 0
          ? 'systemDriveKind'
          : 'secondSystemDriveKind',
      source: ({ most }) => printedSource(most),
    },
  ),
  warningCheck(['backup', 'availability'], {
    code: 'neither-copies-nor-backup',
    when: ({ plan, copies }) => (!copies.shape.hasDag && plan.backup === 'native' ? [{}] : []),
    title: 'Neither copies nor backups',
    finding: () => 'Each database has one copy and no backup: what its drives lose is lost.',
    fix: 'Plan a backup, or copies in a DAG.',
    answer: 'backup',
    source: sourceOfOwnAdvice,
  }),
  hostOvercommittedCheck,
] as const
