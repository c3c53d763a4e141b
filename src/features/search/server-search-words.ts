import type { ServerPruneReason } from '../../engine/index.ts'

/** Why layouts were passed over. */
export const serverReasonWords: Readonly<Record<ServerPruneReason, string>> = {
  'copies above servers': 'More copies in the first site than servers there',
  members: 'More servers than a DAG takes',
  rules: 'A rule of the method that they break',
  limits: 'A limit of Exchange that they break',
  'same drives': 'In RAID already where single drives are considered',
  'larger drives': 'As many drives as a smaller size takes',
  space: 'Too little space on their drives or arrays',
  driveIops: 'Too few IOPS of their drives or arrays',
  dbRead: 'Database reads too slow',
  dbWrite: 'Database writes too slow',
  logWrite: 'Log writes too slow',
  processors: 'Processors more than 80 % busy in the worst case',
  memory: 'More memory than is advised for a server',
  failures: 'A failure that they do not survive',
}
