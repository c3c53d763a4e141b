import type { MethodId, PlanTraits } from './version.ts'

/** Plans of the versions that the papers size. */
export const plansOfPapers = {
  method: 'papers',
  sizes: 'decimal',
  asks: {
    servers: 'servers',
    storage: 'storage',
    keptLogs: 'logDays',
    backups: 'serverBackupRate',
  },
  foldsUncounted: false,
  oneMayCarryAll: true,
  countsMaintenance: true,
  hasTierPresets: false,
  hasModes: false,
  firstLink: 1,
} as const satisfies PlanTraits

/** Plans of the versions that role requirements size. */
export const plansOfRoles = {
  method: 'roles',
  sizes: 'binary',
  asks: {
    servers: 'activeServers',
    storage: 'storageKind',
    keptLogs: 'keptLogDays',
    backups: 'backupSchedule',
  },
  foldsUncounted: true,
  oneMayCarryAll: false,
  countsMaintenance: false,
  hasTierPresets: true,
  hasModes: true,
  firstLink: 3,
} as const satisfies PlanTraits

const traits: Readonly<Record<MethodId, PlanTraits>> = {
  papers: plansOfPapers,
  roles: plansOfRoles,
}

/** Whether the load of a test or a plan of a method has database maintenance in it. */
export function countsMaintenance(method: MethodId): boolean {
  return traits[method].countsMaintenance
}
