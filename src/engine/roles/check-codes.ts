/** The checks whose failure leaves the workbook without results, in its order. Codes never change. */
export const blankingCodes = [
  'members',
  'copies',
  'dbsPerServer',
  'quota',
  'maxDb',
  'disks',
  'equalCopies',
] as const

/** All checks of the method, errors first. Codes never change, and new ones come last. */
export const roleCheckCodes = [
  ...blankingCodes,
  'databaseCap',
  'slowDrive',
  'volumeAboveDrive',
  'failureDomains',
  'databaseAbove2000',
  'volumeAbove2048',
  'driveTooSmall',
  'driveTooSlow',
  'cores',
  'memory',
  'jbodReason',
  'safetyNet',
  'serversMultiple',
  'hours',
  'lagAbove14',
] as const

/** The code of a check. */
export type RoleCheckCode = (typeof roleCheckCodes)[number]
