import type { MethodId, PlanTraits } from './version.ts'

/** Traits of plans for Exchange 2003 to 2010, which the papers size. */
export const paperPlanTraits = {
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

/** Traits of plans for Exchange 2013 to SE, which role requirements size. */
export const rolePlanTraits = {
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
  papers: paperPlanTraits,
  roles: rolePlanTraits,
}

/** True if the load of the method’s plans and tests includes background database maintenance. */
export function methodCountsMaintenance(method: MethodId): boolean {
  return traits[method].countsMaintenance
}
