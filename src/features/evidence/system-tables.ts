import {
  type QuotaCell,
  type QuotaColumn,
  quotaOfSpace,
  quotaTableCells,
} from '../../engine/hardware/index.ts'
import { citedFigure } from '../../engine/index.ts'
import {
  type ComparedLine,
  comparedFigureLine,
  gainsPrintedAndComputed,
  mailboxQuota,
  printedMailboxQuotas,
} from '../../engine/methods/papers/index.ts'
import type { Format } from '../../ui/format.ts'

export const extraLinesByReferenceSystem: Readonly<
  Record<string, (format: Format) => readonly ComparedLine[]>
> = {
  'ax4-5i': quotaByMailboxes,
  'storagetek-2530': quotaOfTray,
  r720xd: generations,
}

/** Lines for Table 6 of AX4-5i: mailbox quota by number of mailboxes on the same block. */
function quotaByMailboxes(format: Format): readonly ComparedLine[] {
  const { cite, rows } = printedMailboxQuotas
  return rows.map(({ mailboxes, quotaMb }) =>
    comparedFigureLine({
      group: 'Quota by mailboxes of one block',
      label: format.value(mailboxes, 'mailboxes'),
      cite,
      printed: quotaMb,
      worked: mailboxQuota(citedFigure('Mailboxes', mailboxes, 'mailboxes', cite)),
    }),
  )
}

const labels: Readonly<Record<QuotaColumn, string>> = {
  raw: 'Raw space, whole tray',
  'RAID 10': 'Space in RAID 10, whole tray',
  'RAID 10 quota': 'Quota in RAID 10, whole tray',
  'RAID 5': 'Space in RAID 5, whole tray',
  'RAID 5 quota': 'Quota in RAID 5, whole tray',
  'RAID 10 logs': 'Space in RAID 10, four drives for logs',
  'RAID 10 databases': 'Space in RAID 10, eight drives for databases',
  'RAID 10 split quota': 'Quota in RAID 10, eight drives for databases',
  'RAID 5 logs': 'Space in RAID 5, 3+1 drives for logs',
  'RAID 5 databases': 'Space in RAID 5, 7+1 drives for databases',
  'RAID 5 split quota': 'Quota in RAID 5, 7+1 drives for databases',
}

const raid5 =
  'Printed as 83\u00a0% of the raw space, within the 12 to 30\u00a0% of overhead of its text; a set of twelve drives keeps eleven of them.'
const aThird = 'Printed as 33\u00a0% of the space in RAID 10; four of twelve drives are a third.'
const twoThirds =
  'Printed as 67\u00a0% of the space in RAID 10; eight of twelve drives are two thirds.'

const reasons: Readonly<Partial<Record<QuotaColumn, string>>> = {
  'RAID 5': raid5,
  'RAID 5 quota': raid5,
  'RAID 10 logs': aThird,
  'RAID 10 databases': twoThirds,
  'RAID 10 split quota': twoThirds,
}

/** Notes on further misprints of the StorageTek table, by drive size in MB and column. */
const misprints: Readonly<Record<string, string>> = {
  '73000 RAID 10 logs': ' A digit of it is missing.',
  '146000 RAID 5 quota': ' The printed quota has a digit too many.',
}

/** Lines for StorageTek’s quotas of 2,000 users on one tray of twelve drives. */
function quotaOfTray(format: Format): readonly ComparedLine[] {
  const { source: cite } = quotaOfSpace.definition
  if (!('document' in cite)) throw new Error('StorageTek prints the quota table')
  return quotaTableCells.map(({ driveMb, column, printed, computed, why }: QuotaCell) => {
    const text = `${reasons[column] ?? ''}${misprints[`${driveMb} ${column}`] ?? ''}`
    return comparedFigureLine({
      group: `Quotas of 2,000 users on a tray, drives of ${format.value(driveMb / 1000, 'GB')}`,
      label: labels[column],
      cite,
      printed,
      worked: computed,
      reason: why === 'same' ? { why } : { why: 'contradiction', text, erratum: why },
    })
  })
}

/** Lines for PowerEdge’s gains from R510 with Exchange 2007 to R720xd with Exchange 2010. */
function generations(): readonly ComparedLine[] {
  const { iopsRatio, mailboxRatio } = gainsPrintedAndComputed
  return [
    { ...iopsRatio, text: 'Of mailboxes with 100 messages a day on both sides.' },
    { ...mailboxRatio, text: 'Of the mailboxes as printed, 1,500 and 5,000.' },
  ].flatMap(({ printed, computed, text }) =>
    printed.how.kind === 'published' && 'document' in printed.how.cite
      ? [
          comparedFigureLine({
            group: 'Gains from R510 to R720xd, so many times',
            label: printed.label,
            cite: printed.how.cite,
            printed: printed.value,
            worked: computed,
            reason: { why: 'contradiction', text, erratum: 'E36' },
          }),
        ]
      : [],
  )
}
