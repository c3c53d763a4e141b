import type { RoleFigure } from '../engine/figures/index.ts'

/** A result name of the workbook, and the figures here that add up to it. */
export type ResultName = {
  readonly name: string
  readonly figures: readonly RoleFigure[]
  /** Zero-based tier of the plan; null for results of the whole plan. */
  readonly tier: number | null
}

/** Results of a plan, in workbook order. */
const ofPlan = {
  aggRWRatio: 'readShare',
  EnvPeakIOPS: 'iopsDag',
  calcRecMaxDBSize: 'maxDb',
  calcNumMBXPerDBCap: 'byCap',
  calcNumMBXPerDBIO: 'byIo',
  calcMBXPerDB: 'perDb',
  calcNumDBs: 'nCalc',
  calcDBPerm: 'nSym',
  RawNumDBs: 'raw',
  RecNumDBs: 'dbs',
  calcMaxNumDBDAG: 'perDag',
  MBXPerDB: 'mbxPerDb',
  TotNumDBCopiesServer: 'copiesServer',
  TotNumDBCopiesDAG: 'copiesDag',
  calcNumActiveDBs: 'A',
  calcNumActiveDBsFF: 'FF',
  calcNumActiveDBsSF: 'SF',
  calcNumActiveDBsSiteF: 'SiteF',
  calcNumActiveDBsSiteF1F: 'Site1',
  calcNumActiveDBsSiteF2F: 'Site2',
  calcNumDBMemSizing: 'W',
  calcNumDBMemSizingSDC: 'W2',
  MaxActiveDBsPDC: 'maxActive1',
  MaxPreferredActiveDBsPDC: 'maxPref1',
  DBSizeOverhead: 'dbSize',
  LogSizeOverhead: 'logPerDb',
  LogDiskSpaceReqBackup: 'logKeep',
  LogDiskSpaceReqMove: 'logMove',
  CalcNumUserTLogs: 'userLogs',
  NumDBPerVol: 'dbsPerVolume',
  DBVolSize: 'volume',
  RestoreVolSize: 'restoreVolume',
  TotExchVolumes: 'volumesServer',
  DBVolDiskSpaceReplicaSS: 'volumeSpaceServer',
  DBIOPSReplicaSS: 'iopsServer',
  ReadTransfers: 'readsServer',
  WriteTransfers: 'writesServer',
  LogWriteTransfers: 'logWrites',
  LogReadTransfers: 'logReads',
  calcIOPSPerDB: 'iopsPerDb',
  calcIOPSPerLog: 'iopsPerLog',
  ReqRD10TotIOPS: 'need10',
  ReqRD5TotIOPS: 'need5',
  ReqRD6TotIOPS: 'need6',
  calcServerRAIDDisks: 'raidServer1',
  calcServerJBODDisks: 'jbodServer1',
  minDBCacheMemMBX: 'cache',
  calcCASMemReq: 'casMem',
  calcCIMemReq: 'ciMem',
  calcTotServerRAM: 'ramNeed',
  RecRAMMBXPDC: 'ram',
  RecRAMMBXSDC: 'ram2',
  calcAvDBCache: 'cachePerMbx',
  calcCPUUtilPDCNormal: 'cpuNormal',
  calcCPUUtilPDCSingle: 'cpu1',
  calcCPUUtilPDCDouble: 'cpu2',
  calcCPUUtilPDC: 'cpuWorst',
  calcRecGCCoresPDC: 'gcCores',
  calcRemainingServers: 'left',
  calcTransportDBSize: 'transport',
  TotDBTLogsGenerated: 'logsDbDay',
  calcLogStreamsBtwnDCs: 'streams',
  TotPeakLogCIBandwidth: 'peakDag',
  TotRPOLogCIBandwidth: 'rpoDag',
} as const satisfies Readonly<Record<string, RoleFigure>>

/** Results per mailbox of a tier; `#` stands for the tier number. */
const ofTier = {
  'Tier#MBXSize': 'mailboxOnDisk',
  'Tier#DumpsterSize': 'dumpster',
  'Tier#ArchiveDumpsterSize': 'archiveDumpster',
  'Tier#LogGen': 'logsPerMailbox',
  'TotTier#IOPS': 'iopsPerMailbox',
  'Tier#ActiveMegacycles': 'megaActive',
  'Tier#PassiveMegacycles': 'megaPassive',
  'Tier#CASMegacycles': 'megaClient',
  'Tier#MemoryProfile': 'cachePerMailbox',
} as const

/** Result names of a workbook; `tiers` are the numbers of its tiers with mailboxes. */
export function resultNames(tiers: readonly number[]): readonly ResultName[] {
  return [
    { name: 'TotalMBX', figures: tiers.map((_, at): RoleFigure => `mailboxes${at}`), tier: null },
    ...tiers.flatMap((number, tier) =>
      Object.entries(ofTier).map(([name, key]): ResultName => {
        return { name: name.replace('#', `${number}`), figures: [`${key}${tier}`], tier }
      }),
    ),
    { name: 'NumDAGServersPDC', figures: ['servers1', 'dr1'], tier: null },
    { name: 'NumDAGServersSDC', figures: ['servers2', 'dr2'], tier: null },
    ...Object.entries(ofPlan).map(
      ([name, key]): ResultName => ({ name, figures: [key], tier: null }),
    ),
  ]
}
