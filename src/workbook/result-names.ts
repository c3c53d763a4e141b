import type { RoleFigure } from '../engine/roles-index.ts'
import type { NameStanding } from './input-names.ts'

/** A name that the workbook defines for a result, and the figures here that add up to it. */
export type ResultName = {
  readonly name: string
  readonly figures: readonly RoleFigure[]
  readonly standing: NameStanding
}

function named(rows: Readonly<Record<string, readonly RoleFigure[]>>): readonly ResultName[] {
  return Object.entries(rows).map(([name, figures]) => ({
    name,
    figures,
    standing: 'in a public script',
  }))
}

/** Results that public scripts read from the workbook by these names. */
export const resultNames: readonly ResultName[] = named({
  TotalMBX: ['mailboxes0', 'mailboxes1', 'mailboxes2', 'mailboxes3'],
  aggRWRatio: ['readShare'],
  NumDAGServersPDC: ['servers1', 'dr1'],
  NumDAGServersSDC: ['servers2', 'dr2'],
  TotNumDBCopiesServer: ['copiesServer'],
  TotExchVolumes: ['volumesServer'],
  DBIOPSReplicaSS: ['iopsServer'],
  RecRAMMBXPDC: ['ram'],
  RecRAMMBXSDC: ['ram2'],
  calcRecGCCoresPDC: ['gcCores'],
})
