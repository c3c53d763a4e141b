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

/** The largest drives of kinds that are not made larger any more. */
const largest: Readonly<Partial<Record<DriveType, Worked<'GB/drive'>>>> = {
  '10K SAS 2.5': published(
    'Largest drive of 10K rpm',
    2400,
    'GB/drive',
    publicFigure('C', 'The last drives of 10K rpm.', {
      publication: 'driveManuals',
    }),
  ),
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
    answers: ['databaseDriveKind'],
    check: check({
      code: 'drive-never-made',
      severity: 'warning',
      when: neverMade,
      title: 'No such drive is sold',
      finding: ({ drive, most }) => say`The largest of this kind has ${most}, not ${drive}.`,
      fix: 'Choose 7.2K drives, or smaller ones.',
      answer: 'databaseDriveKind',
      source: ({ most }) => sourceOf(most),
    }),
  },
  {
    answers: ['systemDrive'],
    check: check({
      code: 'transport-above-drives',
      severity: 'warning',
      when: ({ plan, mode, transport }: CheckedRoles) => {
        const { size } = drivesOf(plan, mode).site1.system
        return transport?.transport && exceeds(transport.transport.value, size.value)
          ? [{ database: transport.transport, size }]
          : []
      },
      title: 'Transport database too large',
      finding: ({ database, size }) =>
        say`It takes ${database} in the worst case. Its pair of drives holds ${size}.`,
      fix: 'Use larger system drives, or a shorter Safety Net.',
      answer: 'systemDrive',
      source: ours,
    }),
  },
  {
    answers: ['backup'],
    check: check({
      code: 'neither-copies-nor-backup',
      severity: 'warning',
      when: ({ plan, copies }: CheckedRoles) =>
        !copies.shape.hasDag && plan.backup === 'native' ? [{}] : [],
      title: 'Neither copies nor backups',
      finding: () => 'Each database has one copy and no backup: what its drives lose is lost.',
      fix: 'Plan a backup, or copies in a DAG.',
      answer: 'backup',
      source: ours,
    }),
  },
] as const satisfies readonly RoleCheckRecord[]
