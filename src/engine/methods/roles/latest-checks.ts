import { check, say } from '../../core/check.ts'
import { ownRule, publicFigure } from '../../core/source.ts'
import { exceeds } from '../../core/units.ts'
import { published, type Worked } from '../../core/worked.ts'
import type { DriveType } from '../../hardware/drives.ts'
import { kindOf } from '../../plan/features.ts'
import type { CheckedRoles, RoleCheckRecord } from './checked-roles.ts'
import { drivesOf } from './chosen-drives.ts'
import { sourceOf } from './warning-checks.ts'

const ours = ownRule('The workbook does not say it.')

const largestMade = (rpm: string, value: number, model: string) =>
  published(
    `Largest drive of ${rpm} rpm`,
    value,
    'GB/drive',
    publicFigure('C', `The last 2.5-inch drives of ${rpm} rpm, of 2017, end there.`, {
      publication: 'driveManuals',
      place: model,
    }),
  )

/** The largest drives of kinds that are not made larger any more. */
const largest: Readonly<Partial<Record<DriveType, Worked<'GB/drive'>>>> = {
  '10K SAS 2.5': largestMade('10K', 2400, 'Exos 10E2400, September 2020'),
  '15K SAS 2.5': largestMade('15K', 900, 'Exos 15E900, September 2020'),
}

/** The first of the database drives that is larger than any of its kind. */
function neverMade({ plan, mode }: CheckedRoles) {
  const { site1, site2 } = drivesOf(plan, mode)
  const isBoth = kindOf(plan) === 'dag' && plan.sites > 1
  return [site1.database, ...(isBoth ? [site2.database] : [])]
    .flatMap(({ drive, kind }) => {
      const most = largest[kind]
      return most && exceeds(drive.value, most.value) ? [{ drive, most }] : []
    })
    .slice(0, 1)
}

/** The checks that came last: plans record them behind all others. */
export const latestChecks = [
  {
    answers: ['databaseDriveKind', 'databaseDrive', 'secondDatabaseDriveKind'],
    check: check({
      code: 'drive-never-made',
      severity: 'warning',
      when: neverMade,
      title: 'No such drive is sold',
      finding: ({ drive, most }) =>
        say`The database drives are of ${drive}, and the largest of their kind is of ${most}. Larger drives turn slower, and so carry less IOPS.`,
      fix: 'Choose the type of drive that is sold in this size, as 7.2K SAS, or a smaller size.',
      answer: ({ plan }) =>
        exceeds(
          plan.databaseDrive,
          largest[plan.databaseDriveKind]?.value ?? Number.POSITIVE_INFINITY,
        )
          ? 'databaseDriveKind'
          : 'secondDatabaseDriveKind',
      source: ({ most }) => sourceOf(most),
    }),
  },
  {
    answers: ['systemDrive', 'safetyNetDays', 'queueDays'],
    check: check({
      code: 'transport-above-drives',
      severity: 'warning',
      when: ({ plan, mode, transport }: CheckedRoles) => {
        const { size } = drivesOf(plan, mode).site1.system
        return transport?.transport && exceeds(transport.transport.value, size.value)
          ? [{ database: transport.transport, size }]
          : []
      },
      title: 'The transport database does not fit on its drives',
      finding: ({ database, size }) =>
        say`The transport database of a server takes ${database} in the worst case. It stands on a pair of drives, which holds ${size}.`,
      fix: 'Use larger system drives, or keep messages in Safety Net for fewer days.',
      answer: 'systemDrive',
      source: ours,
    }),
  },
  {
    answers: ['backup', 'availability', 'copies'],
    check: check({
      code: 'neither-copies-nor-backup',
      severity: 'warning',
      when: ({ plan, copies }: CheckedRoles) =>
        !copies.shape.hasDag && plan.backup === 'native' ? [{}] : [],
      title: 'Neither copies nor backups',
      finding: () =>
        'Each database stands on one server alone, and no backup is planned: what is lost with its drives is lost.',
      fix: 'Plan a backup, or copies in a DAG.',
      answer: 'backup',
      source: ours,
    }),
  },
] as const satisfies readonly RoleCheckRecord[]
