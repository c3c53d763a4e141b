import type { Mode } from '../core/mode.ts'
import type { Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'

/** The figures of one mailbox; in the record each ends in the index of its tier. */
export const tierFigures = [
  'mailboxes',
  'dumpster',
  'archiveDumpster',
  'mailboxOnDisk',
  'iopsPerMailbox',
  'readShare',
  'logsPerMailbox',
  'cachePerMailbox',
  'megaActive',
  'megaPassive',
  'megaClient',
] as const
type TierFigure = (typeof tierFigures)[number]

/** The figures of a plan, of site 1 unless the key ends in 2, in the order the workbook shows them. */
export const planFigures = [
  'maxDb',
  'iopsDag',
  'readShare',
  'byCap',
  'byIo',
  'perDb',
  'nCalc',
  'nSym',
  'raw',
  'dbs',
  'group',
  'perDag',
  'mbxPerDb',
  'dbsPerVolume',
  'copiesServer',
  'copiesDag',
  'servers1',
  'dr1',
  'servers2',
  'dr2',
  'A',
  'FF',
  'SF',
  'SiteF',
  'Site1',
  'Site2',
  'W',
  'W2',
  'dbSize',
  'logDays',
  'userLogs',
  'logKeep',
  'logMove',
  'logPerDb',
  'volume',
  'restoreVolume',
  'dbVolumes',
  'spares',
  'volumesServer',
  'volumeSpaceServer',
  'iopsServer',
  'readsServer',
  'writesServer',
  'logWrites',
  'logReads',
  'iopsPerDb',
  'iopsPerLog',
  'bdm',
  'need10',
  'need5',
  'need6',
  'raid1',
  'raidServer1',
  'raidServer2',
  'jbod1',
  'jbodServer1',
  'jbodServer2',
  'cache',
  'casMem',
  'ciMem',
  'ramNeed',
  'ram',
  'ram2',
  'cachePerMbx',
  'megaNormal',
  'mega1',
  'mega2',
  'megaWorst',
  'cpuNormal',
  'cpu1',
  'cpu2',
  'cpuWorst',
  'cores',
  'gcCores',
  'left',
  'transport',
  'logsDbDay',
  'streams',
  'peakDag',
  'rpoDag',
  'maxActive1',
  'maxPref1',
] as const

/** The key of a figure. */
export type RoleFigure = (typeof planFigures)[number] | `${TierFigure}${number}`

/** The texts that come out beside the figures. */
export const roleTexts = [
  'raidChoice',
  'transportOn',
  'linkOk',
  'layout',
  'storage1',
  'storage2',
] as const
export type RoleText = (typeof roleTexts)[number]

/** What a plan of Exchange 2013 to SE needs, figure by figure; null where one does not apply. */
export type RoleRequirements = {
  readonly mode: Mode
  readonly figures: Readonly<Record<RoleFigure, Worked | null>>
  readonly texts: Readonly<Record<RoleText, string | null>>
}

/** Sizes a plan of Exchange 2013 to SE: every figure of the method, its texts and its checks. */
export function roleRequirements(_plan: Plan, _mode: Mode = 'corrected'): RoleRequirements {
  throw new Error('The stages are not assembled yet')
}
