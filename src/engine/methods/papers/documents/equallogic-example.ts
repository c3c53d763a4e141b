import { type Cite, equalLogic } from '../../../core/source.ts'
import type { Unit } from '../../../core/units.ts'

/** A printed figure, half of its last digit and, for a range, its other end. */
type FigureRow<U extends Unit = Unit> = readonly [
  id: string,
  label: string,
  printed: number,
  unit: U,
  within: number,
  upTo?: number,
]

type ChoiceRow = readonly [id: string, label: string, choice: string]

type Group = {
  readonly title: string
  readonly place: string
  readonly rows: readonly (FigureRow | ChoiceRow)[]
}

/** Other end of a range whose printed figure is the least. */
const atLeast = Number.POSITIVE_INFINITY

/** EqualLogic section 6.3 and Table 26: every line with a figure or a choice, in their order. */
const groups = [
  {
    title: 'Users and servers',
    place: '6.3',
    rows: [
      ['users', 'Mailboxes today', 6000, 'mailboxes', 0.5],
      ['messages', 'Messages', 200, 'messages/day', 0.5],
      ['quota', 'Mailbox quota', 700, 'MB', 0.5],
      ['hours', 'Hours of use', '24/7'],
      ['growth', 'Growth', 0.15, '%', 0.005],
      ['grown', 'Mailboxes with growth', 6900, 'mailboxes', 0.5],
      ['servers', 'Mailbox servers', 4, 'servers', 0.5],
      ['dags', 'DAGs', 1, 'dags', 0.5],
      ['worst', 'Active on one server', 'all databases'],
      ['at-site', 'Servers at each site', 2, 'servers', 0.5],
      ['per-database', 'Mailboxes per database', 1000, 'mailboxes/database', 0.5],
      ['databases', 'Active databases', 7, 'databases', 0.5],
      ['maintenance-on', 'Background maintenance, 24/7', 'on'],
      ['overhead', 'Overhead', 0.2, '%', 0.005, atLeast],
      ['iops-alone', 'IOPS per mailbox without a DAG', 0.24, 'IOPS/mailbox', 0.005],
      ['transactional-alone', 'Transactional IOPS without a DAG', 1656, 'IOPS', 0.5],
      ['message-size', 'Average message size', 75, 'KB', 0.5],
      ['retention', 'Deleted-item retention', 14, 'days', 0.5],
      ['recovery-on', 'Single item recovery', 'on'],
    ],
  },
  {
    title: 'Memory',
    place: '6.3',
    rows: [
      ['memory-base', 'For 1 to 10 databases', 2, 'GB', 0.5],
      ['cache', 'Cache per mailbox', 12, 'MB', 0.5],
      ['memory', 'Memory for the cache', 85, 'GB', 0.5],
      ['server-memory', 'Memory of the server', 96, 'GB', 0.5],
    ],
  },
  {
    title: 'Mailbox',
    place: '6.3',
    rows: [
      ['dumpster', 'Dumpster', 210, 'MB', 0.5],
      ['recovery-share', 'Single item recovery, share of the quota', 0.012, '%', 0.0005],
      ['recovery', 'Single item recovery', 8.4, 'MB', 0.05],
      ['calendar-share', 'Calendar logging, share of the quota', 0.03, '%', 0.005],
      ['calendar', 'Calendar logging', 21, 'MB', 0.5],
      ['delta', 'Dumpster delta', 240, 'MB', 0.5],
      ['white-space', 'White space', 15, 'MB', 0.5],
      ['on-disk', 'Mailbox on disk', 955, 'MB', 0.5],
    ],
  },
  {
    title: 'Capacity',
    place: '6.3',
    rows: [
      ['database-space', 'Mailbox databases', 6590, 'GB', 0.5],
      ['descriptors', 'Descriptor overhead', 2.73, '×', 0.005],
      ['size-factor', 'Message size factor', 1, '×', 0.5],
      ['log-size', 'Size of a log file', 1, 'MB', 0.5],
      ['logs-each', 'Logs per mailbox per day', 41, 'logs/day', 0.5],
      ['daily-logs', 'Logs per day', 282_900, 'logs/day', 0.5],
      ['log-days', 'Days of logs kept', 3, 'days', 0.5],
      ['log-space', 'Log files', 849, 'GB', 0.5],
      ['catalog-share', 'Search catalog share', 0.1, '%', 0.005],
      ['catalog', 'Search catalog', 659, 'MB', 0.5],
      ['total', 'Total capacity', 8098, 'GB', 0.5],
    ],
  },
  {
    title: 'Volumes',
    place: '6.3',
    rows: [['needed', 'Space needed per volume', 1388, 'GB', 0.5]],
  },
  {
    title: 'IOPS',
    place: '6.3',
    rows: [
      ['iops', 'IOPS per mailbox in the DAG', 0.2, 'IOPS/mailbox', 0.005],
      ['transactional', 'Transactional', 1380, 'IOPS', 0.5],
      ['log-share-150', 'Log share at 0.18 IOPS per mailbox', 0.22, '%', 0.005],
      ['maintenance-share-150', 'Maintenance share at 0.18 IOPS per mailbox', 0.11, '%', 0.005],
      ['log-share', 'Log share at 0.20 IOPS per mailbox', 0.2, '%', 0.005],
      ['maintenance-share', 'Maintenance share at 0.20 IOPS per mailbox', 0.1, '%', 0.005],
      ['transactional-share', 'Transactional share, what is left', 0.7, '%', 0.005],
      ['base', 'Base total', 1972, 'IOPS', 0.5],
      ['database-about', 'Size of a database, about', 1, 'TB', 0.5],
      ['log-layout', 'Points on logs for 7 databases', 0.01, '%', 0.005, 0.02],
      ['maintenance-layout', 'Points on maintenance for 7 databases', 0.03, '%', 0.005],
      ['replicas-each', 'Replica copies of a database', 4, 'copies', 0.5],
      ['copy-points', 'Points on logs for the DAG', 0.03, '%', 0.005],
      ['logs', 'Logs', 493, 'IOPS', 0.5],
      ['maintenance', 'Maintenance', 257, 'IOPS', 0.5],
      ['transactional-added', 'Transactional, as added to the total', 1972, 'IOPS', 0.5],
      ['final', 'Total IOPS, final', 2722, 'IOPS', 0.5],
    ],
  },
  {
    title: 'Choice of arrays',
    place: '6.3',
    rows: [
      ['per-server', 'Capacity per server', 9800, 'GB', 0.5],
      ['iops-per-server', 'IOPS per server', 2722, 'IOPS', 0.5],
      ['sites', 'Sites', 2, 'sites', 0.5],
      ['raid', 'RAID policy', 'RAID 6'],
      ['one-each', 'Models with one array per server', 'PS6100XV, PS6100X'],
      ['two-each', 'Models with two arrays per server', 'PS6100XV, PS6100X, PS6100E, PS4100XV'],
      ['carries', 'PS6100XV carries 2,722 IOPS', 'yes'],
      ['room', 'PS6100XV with 600 GB drives has the room', 'yes'],
    ],
  },
  {
    title: 'Summary: requirements',
    place: 'Table 26',
    rows: [
      ['t-users', 'Mailboxes today', 6000, 'mailboxes', 0.5],
      ['t-growth', 'Growth', 0.15, '%', 0.005],
      ['t-messages', 'Messages', 200, 'messages/day', 0.5],
      ['t-availability', 'High availability', 'highly resilient'],
      ['t-hours', 'Hours of use', '24/7'],
      ['t-sites', 'Sites', 'several'],
      ['t-message-size', 'Average message size', 75, 'KB', 0.5],
      ['t-retention', 'Deleted-item retention', 14, 'days', 0.5],
    ],
  },
  {
    title: 'Summary: proposed solution',
    place: 'Table 26',
    rows: [
      ['t-grown', 'Mailboxes with growth', 6900, 'mailboxes', 0.5],
      ['t-quota', 'Mailbox quota', 700, 'MB', 0.5],
      ['t-databases', 'Active databases', 7, 'databases', 0.5],
      ['t-nodes', 'Nodes of the DAG', 4, 'servers', 0.5],
      ['t-replicas', 'Replica copies of all databases', 21, 'copies', 0.5],
      ['t-database', 'Size of a database', 942, 'GB', 0.5],
      ['t-logs', 'Log files of a database, three days', 41, 'GB', 0.5],
      ['t-catalog', 'Search catalog of a database', 95, 'GB', 0.5],
      ['t-volumes', 'Volumes', 7, 'volumes', 0.5],
      ['t-volume', 'Size of a volume', 1400, 'GB', 0.5],
      ['t-planned', 'Volume, of the data planned for it', 1.2, '%', 0.005, atLeast],
      ['t-in-database-today', 'Mailboxes in a database, today', 857, 'mailboxes/database', 0.5],
      ['t-in-database', 'Mailboxes in a database, with growth', 986, 'mailboxes/database', 0.5],
      ['t-iops-alone', 'IOPS per mailbox without a DAG', 0.24, 'IOPS/mailbox', 0.005],
      ['t-profile', 'Messages of that profile', 200, 'messages/day', 0.5],
      ['t-iops', 'IOPS per mailbox in the DAG', 0.2, 'IOPS/mailbox', 0.005],
      ['t-raid', 'RAID policy', 'RAID 6'],
      ['t-arrays', 'Arrays', 4, 'arrays', 0.5],
      ['t-model', 'Model', 'PS6100XV'],
      ['t-drives', 'Drives of an array', 24, 'drives', 0.5],
      ['t-drive-size', 'Size of a drive', 600, 'GB', 0.5],
      ['t-groups', 'Groups', 2, 'groups', 0.5],
      ['t-groups-at-site', 'Groups at each site', 1, 'groups', 0.5],
      ['t-pools', 'Pools', 4, 'pools', 0.5],
      ['t-pools-at-site', 'Pools at each site', 2, 'pools', 0.5],
      ['t-pools-each', 'Pools of each server', 1, 'pools', 0.5],
      ['t-maintenance-on', 'Background maintenance', 'on'],
    ],
  },
] as const satisfies readonly Group[]

export type LineId = (typeof groups)[number]['rows'][number][0]

/** A figure with its printed precision, or a choice. */
export type Printed =
  | {
      readonly value: number
      readonly unit: Unit
      /** Half of the last printed digit. */
      readonly within: number
      /** Other end of a printed range; the value itself if there is none. */
      readonly upTo: number
    }
  | { readonly choice: string }

/** A line of the sizing example as the paper prints it. */
export type PrintedLine = {
  readonly id: LineId
  /** Part of the example. */
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: Printed
}

/** Every line of the sizing example with a figure or a choice, in the order of the paper. */
export const printedExample: readonly PrintedLine[] = groups.flatMap(({ title, place, rows }) =>
  rows.map((row) => {
    const [id, label] = row
    return { id, group: title, label, cite: equalLogic(place), printed: printedOf(row) }
  }),
)

function printedOf(row: FigureRow | ChoiceRow): Printed {
  if (row.length === 3) return { choice: row[2] }
  const [, , value, unit, within, upTo = value] = row
  return { value, unit, within, upTo }
}
