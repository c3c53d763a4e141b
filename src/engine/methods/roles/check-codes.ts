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

/** The other checks that find a design which cannot work. Codes never change. */
export const roleLimitCodes = [
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
  'link-below-peak',
  'database-above-2000',
  'volume-above-2048',
  'raid-for-want-of-copies',
  'safety-net-raised',
  'servers-no-multiple',
  'hours-no-whole',
  'link-needs-window',
  'processors-above-80',
  'restore-too-small',
  'jbod-unprotected',
  'flash-iops-assumed',
] as const

/** The code of a check that advice is given for; one that leaves no results makes a problem. */
export type RoleAdviceCode = (typeof roleLimitCodes | typeof roleNoteCodes)[number]

/** The code of a check of this method. */
export type RoleCheckCode = (typeof blankingCodes)[number] | RoleAdviceCode

/** Whether the failure of a check leaves the workbook without results. */
export function isBlanking(code: RoleCheckCode): code is (typeof blankingCodes)[number] {
  return blankingCodes.some((one) => one === code)
}
