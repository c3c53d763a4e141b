import { exampleA, exampleB, exampleC } from '../roles/examples.ts'
import { namesOf } from './filled-designs.ts'
import type { CellText } from './make-workbook.ts'

type Names = Readonly<Record<string, CellText>>

/** Inputs that example B leaves as they are, so that a workbook without them opens as the example. */
const { WorkWeekDays: _days, ...usualNamesOfB } = namesOf(exampleB.design, { version: '7.6' })

/** Example B in a workbook, some of it as people write it. */
export const namesOfB: Names = {
  ...usualNamesOfB,
  VolGrowth: '10%',
  AutoReseedVolumes: '1',
  Tier2MBXLimit: '8,192',
  Tier2ArchiveMBXLimit: '20 GB',
  LogDiskSizePDC: 1200,
  ResDiskSizePDC: '1.2 TB',
  NetLinkType: 'Fast Ethernet',
}

/** Example A, in which one site has a lagged copy. */
export const namesOfA: Names = namesOf(exampleA.design, { version: '7.6' })

/** Example C, in which one DAG has users in both sites. */
export const namesOfC: Names = namesOf(exampleC.design, { version: '7.6' })

/** What the workbook itself comes to for example B, as far as public scripts name its results. */
export const resultsOfB: Names = {
  TotalMBX: 3600,
  aggRWRatio: 0.57647058823529,
  NumDAGServersPDC: 4,
  NumDAGServersSDC: 2,
  TotNumDBCopiesServer: 12,
  TotExchVolumes: 12,
  DBIOPSReplicaSS: 307.53,
  RecRAMMBXPDC: '64 GB',
  RecRAMMBXSDC: 96,
  calcRecGCCoresPDC: 2,
}
