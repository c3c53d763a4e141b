/** The checks whose failure leaves the workbook without results. Codes never change. */
export const blankingCodes = [
  'members',
  'copies',
  'quota',
  'dbsPerServer',
  'maxDb',
  'disks',
  'equalCopies',
] as const

/** The checks that find a design which cannot work, those of the workbook first. Codes never change. */
export const roleLimitCodes = [
  ...blankingCodes,
  'copies-in-site',
  'databases-capped',
  'drive-below-mailbox',
  'lag-above-most',
  'failure-domains',
] as const

/** The checks that warn, and those that note. Codes never change. */
export const roleNoteCodes = [
  'jbod-too-small',
  'jbod-too-slow',
  'cores-above-most',
  'memory-above-most',
  'no-server-left',
  'link-below-peak',
  'database-above-2000',
  'volume-above-2048',
  'raid-for-want-of-copies',
  'safety-net-raised',
  'servers-no-multiple',
  'hours-no-whole',
  'link-needs-window',
] as const

/** The code of a check of this method. */
export type RoleCheckCode = (typeof roleLimitCodes | typeof roleNoteCodes)[number]
