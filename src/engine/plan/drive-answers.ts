import { flashTypes, hardDriveTypes, type ServerDriveType } from '../hardware/drives.ts'
import {
  choiceAnswer,
  numberAnswer,
  rolesOnlyPropertiesOfStep,
  sourceBeyondWorkbookInputs,
  switchAnswer,
} from './answer.ts'

const ofDrives = rolesOnlyPropertiesOfStep('arrays')

const kindChoices = [
  ...hardDriveTypes.map((value) => ({ value, label: `${value}″` })),
  ...flashTypes.map((value) => ({ value, label: value })),
]
const sizeBox = { figure: 'GB/drive', unit: 'GB', range: [1, 100_000] } as const

function driveSize(drive: string, size: number) {
  const help = 'As sold, in decimal gigabytes.'
  return numberAnswer({
    ...ofDrives,
    ...sizeBox,
    label: `${drive} drive size`,
    help,
    default: size,
  })
}

function driveKind(drive: string, kind: ServerDriveType) {
  return choiceAnswer<ServerDriveType>({
    ...ofDrives,
    label: `${drive} drive type`,
    help: 'Sets the random IOPS of a drive, by Microsoft’s figures. An SSD counts as 5,000 and an NVMe drive as 20,000, which is assumed to be less than they do.',
    default: kind,
    choices: kindChoices,
  })
}

/** Purpose of the drives that hold no databases. */
const onlyInRaid =
  'Only designs in RAID have drives for logs: a single drive holds those of its databases.'
const ofRestores = 'For the restore volume.'

const asDatabases = 'as the database drive'

function followingSize(drive: string, where: string) {
  return numberAnswer({
    ...ofDrives,
    ...sizeBox,
    label: `${drive} drive size`,
    help: `${where} As sold, in decimal gigabytes. Leave it empty to use that of the database drives of the site.`,
    default: null,
    empty: asDatabases,
  })
}

function followingKind(drive: string, where: string) {
  return choiceAnswer<ServerDriveType | typeof asDatabases>({
    ...ofDrives,
    label: `${drive} drive type`,
    help: `${where} Unless you choose another, the type of the site’s database drives.`,
    default: asDatabases,
    choices: [{ value: asDatabases, label: 'As the database drive' }, ...kindChoices],
  })
}

function secondSize(drive: string) {
  return numberAnswer({
    ...ofDrives,
    ...sizeBox,
    label: `${drive} drive size in the second site`,
    help: 'Leave it empty to use that of the first site.',
    default: null,
    empty: 'as in the first site',
  })
}

function secondKind(drive: string) {
  return choiceAnswer<ServerDriveType | 'as site 1'>({
    ...ofDrives,
    label: `${drive} drive type in the second site`,
    help: 'Sets the random IOPS of a drive, by Microsoft’s figures.',
    default: 'as site 1',
    choices: [{ value: 'as site 1', label: 'As in the first site' }, ...kindChoices],
  })
}

export const driveAnswerDefinitions = {
  jbod: switchAnswer({
    ...ofDrives,
    label: 'Consider JBOD (drives without RAID)',
    help: 'With three copies or more, a database can be on a single drive without RAID.',
    default: true,
  }),
  severalPerVolume: switchAnswer({
    ...ofDrives,
    label: 'Several databases per volume',
    help: 'Puts several databases on one large drive where there are enough copies in a site.',
    default: true,
  }),
  databasesLikeCopies: switchAnswer({
    ...ofDrives,
    label: 'As many databases per volume as copies',
    help: 'If off, half as many where the number of copies is even.',
    default: true,
  }),
  volumesPerServer: numberAnswer({
    ...ofDrives,
    label: 'Data volumes per server, at most',
    help: 'Leave it empty to have them computed.',
    default: null,
    figure: 'volumes',
    range: [1, 100],
    empty: 'computed',
  }),
  autoReseedVolumes: numberAnswer({
    ...ofDrives,
    label: 'Spare volumes per server',
    help: 'Empty volumes on which AutoReseed rebuilds the copies of a failed drive.',
    default: 1,
    figure: 'volumes',
    range: [0, 6],
  }),
  systemDrive: driveSize('System', 600),
  systemDriveKind: driveKind('System', '10K SAS 2.5'),
  databaseDrive: driveSize('Database', 8000),
  databaseDriveKind: driveKind('Database', '7.2K SAS 3.5'),
  logDrive: followingSize('Log', onlyInRaid),
  logDriveKind: followingKind('Log', onlyInRaid),
  restoreDrive: followingSize('Restore', ofRestores),
  restoreDriveKind: followingKind('Restore', ofRestores),
  driveIops: numberAnswer({
    ...ofDrives,
    label: 'Random IOPS per database drive',
    help: 'Your own figure, for example of an SSD. Leave it empty to use that of the drive type.',
    default: null,
    figure: 'IOPS/drive',
    unit: 'IOPS',
    range: [1, 10_000_000],
    empty: 'by drive type',
    source: sourceBeyondWorkbookInputs,
  }),
  secondSystemDrive: secondSize('System'),
  secondSystemDriveKind: secondKind('System'),
  secondDatabaseDrive: secondSize('Database'),
  secondDatabaseDriveKind: secondKind('Database'),
  secondLogDrive: secondSize('Log'),
  secondLogDriveKind: secondKind('Log'),
  secondRestoreDrive: secondSize('Restore'),
  secondRestoreDriveKind: secondKind('Restore'),
}
