import type { ErratumId } from '../core/errata.ts'
import type { LineId } from './equallogic-example.ts'

/** Why a computed figure is not the printed one, or that it is: the same to the printed digits. */
export type Reason =
  | { readonly why: 'same'; readonly text?: string; readonly erratum?: ErratumId }
  /** The paper rounds this line, or carries on with one that it rounded. */
  | { readonly why: 'rounded'; readonly text: string; readonly erratum?: never }
  /** The paper contradicts itself. */
  | { readonly why: 'contradiction'; readonly text: string; readonly erratum: ErratumId }
  /** The paper leaves open which figure it means. */
  | { readonly why: 'read'; readonly text: string; readonly erratum?: ErratumId }

const standalone = 'Computed for the same mailboxes on one standalone server.'
const roundTheClock = 'A schedule and no figure: read as all mailboxes active at the same time.'

/** The note on a line of the sizing example; a line not listed is the same. */
export const exampleReasons: Readonly<Partial<Record<LineId, Reason>>> = {
  hours: { why: 'read', text: roundTheClock },
  'iops-alone': { why: 'same', text: standalone, erratum: 'E10' },
  'transactional-alone': { why: 'same', text: standalone },
  cache: { why: 'same', erratum: 'E2' },
  delta: { why: 'rounded', text: 'Rounds 239.4 MB up to whole megabytes.' },
  'on-disk': { why: 'rounded', text: 'Carries the dumpster delta of 240 MB.' },
  'database-space': {
    why: 'rounded',
    text: 'Carries the mailbox of 955 MB and rounds 6,589.5 GB up.',
  },
  'logs-each': { why: 'same', erratum: 'E11' },
  'daily-logs': { why: 'rounded', text: 'Carries 41 logs per mailbox.' },
  'log-space': { why: 'rounded', text: 'Carries 282,900 logs a day and rounds 848.7 GB up.' },
  catalog: {
    why: 'contradiction',
    text: 'Printed in MB; the total adds the same figure in GB.',
    erratum: 'E5',
  },
  total: { why: 'rounded', text: 'Adds 6,590, 849 and 659 GB, the first two rounded up.' },
  needed: { why: 'rounded', text: 'Carries the total of 8,098 GB.' },
  iops: { why: 'same', erratum: 'E10' },
  'log-share-150': { why: 'same', erratum: 'E23' },
  base: {
    why: 'rounded',
    text: 'Rounds 1,971.4 IOPS up and carries that on. Spindle shows IOPS rounded up, too.',
  },
  'replicas-each': {
    why: 'contradiction',
    text: 'Counts the active copy among the replicas.',
    erratum: 'E29',
  },
  'copy-points': { why: 'same', erratum: 'E9' },
  maintenance: {
    why: 'rounded',
    text: 'Carries the base total of 1,972 IOPS: 13 % are 256.4, rounded up.',
  },
  'transactional-added': {
    why: 'contradiction',
    text: 'Adds the base total, which holds logs and maintenance already.',
    erratum: 'E1',
  },
  final: {
    why: 'contradiction',
    text: 'Counts logs and maintenance twice. Computed is the expected load.',
    erratum: 'E1',
  },
  'iops-per-server': {
    why: 'rounded',
    text: 'Adds parts rounded up. Computed is the design requirement: expected load and reserve.',
  },
  carries: {
    why: 'contradiction',
    text: 'Taken from a test with RAID 50. In RAID 6 reads are predicted above 20 ms.',
    erratum: 'E22',
  },
  't-availability': {
    why: 'read',
    text: 'A wish and no figure: answered by the copies of each database in the DAG.',
  },
  't-hours': { why: 'read', text: roundTheClock },
  't-sites': { why: 'read', text: 'No number here; section 6.3 has two.' },
  't-database': { why: 'rounded', text: 'Carries 6,590 GB and rounds 941.4 GB up.' },
  't-logs': { why: 'contradiction', text: 'These are the logs of one day.', erratum: 'E19' },
  't-catalog': { why: 'rounded', text: 'Carries 659 GB and rounds 94.1 GB up.' },
  't-iops-alone': { why: 'same', text: standalone, erratum: 'E10' },
  't-iops': { why: 'same', erratum: 'E10' },
}
