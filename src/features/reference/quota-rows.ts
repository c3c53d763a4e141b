import { type QuotaCell, type QuotaColumn, quotaTable } from '../../engine/index.ts'

/** A layout of the tray: its space, and the quota that space gives each user. */
export type QuotaRow = {
  readonly layout: string
  readonly space: QuotaCell
  /** Null where the layout holds no mailboxes. */
  readonly quota: QuotaCell | null
  /** Why what is printed does not come out of the drives; null where it does. */
  readonly reason: string | null
}

type DriveMb = QuotaCell['driveMb']

type Layout = {
  readonly layout: string
  readonly space: QuotaColumn
  readonly quota?: QuotaColumn
  readonly reason?: Readonly<Record<DriveMb, string>>
}

const split = (share: string, part: string) =>
  `Printed as ${share}\u00a0% of the space in RAID 10; ${part}.`
const raid5 =
  'Printed as 83\u00a0% of the raw space, within the 12 to 30\u00a0% of overhead of its text; a set of twelve drives keeps eleven of them.'
const aThird = split('33', 'four of twelve drives are a third')
const twoThirds = split('67', 'eight of twelve drives are two thirds')

const layouts: readonly Layout[] = [
  { layout: 'Raw, whole tray', space: 'raw' },
  { layout: 'RAID 10, whole tray', space: 'RAID 10', quota: 'RAID 10 quota' },
  {
    layout: 'RAID 5, whole tray',
    space: 'RAID 5',
    quota: 'RAID 5 quota',
    reason: { 73000: raid5, 146000: `${raid5} The printed quota has a digit too many.` },
  },
  {
    layout: 'RAID 10, four drives for logs',
    space: 'RAID 10 logs',
    reason: { 73000: `${aThird} A digit of it is missing.`, 146000: aThird },
  },
  {
    layout: 'RAID 10, eight drives for databases',
    space: 'RAID 10 databases',
    quota: 'RAID 10 split quota',
    reason: { 73000: twoThirds, 146000: twoThirds },
  },
  { layout: 'RAID 5, 3+1 drives for logs', space: 'RAID 5 logs' },
  {
    layout: 'RAID 5, 7+1 drives for databases',
    space: 'RAID 5 databases',
    quota: 'RAID 5 split quota',
  },
]

/** The quota table of StorageTek for drives of one size, a row for each layout of the tray. */
export function quotaRows(driveMb: DriveMb): readonly QuotaRow[] {
  const cell = (column: QuotaColumn): QuotaCell => {
    const found = quotaTable.find((one) => one.driveMb === driveMb && one.column === column)
    if (!found) throw new Error(`The quota table has no ${column}`)
    return found
  }
  return layouts.map(({ layout, space, quota, reason }) => ({
    layout,
    space: cell(space),
    quota: quota ? cell(quota) : null,
    reason: reason?.[driveMb] ?? null,
  }))
}
