import { reasonCell } from '../../app/line-table.tsx'
import { type ErratumId, quotaOfSpace } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { type QuotaRow, quotaRows } from './quota-rows.ts'

const caption = 'Quotas of 2,000 users on one tray'

/** StorageTek’s quota table, a row for each drive size and layout of the tray. */
export function QuotaTable() {
  return (
    <section aria-labelledby="quotas-title" className="beside">
      <h3 id="quotas-title">What a tray gives 2,000 users</h3>
      <p>
        The paper’s table of quotas on one tray of twelve drives, transposed.{' '}
        <SourceNote source={quotaOfSpace.definition.source} />
      </p>
      <DataTable
        caption={`${caption}, printed beside computed`}
        hidden="caption"
        frame={caption}
        cards
        className="lines"
        groups={[
          { title: 'Drives of 73 GB', rows: quotaRows(73_000) },
          { title: 'Drives of 146 GB', rows: quotaRows(146_000) },
        ]}
        classOf={(row) => (erratumOf(row) ? 'apart' : 'plain')}
        columns={[
          { head: 'Layout', of: ({ layout }) => layout },
          {
            head: 'Printed',
            over: 'Space, MB',
            full: 'Space printed, MB',
            of: ({ space }) => space.printed,
          },
          {
            head: 'Computed',
            over: 'Space, MB',
            full: 'Space computed, MB',
            bare: true,
            of: ({ space }) => space.computed,
          },
          {
            head: 'Printed',
            over: 'Quota, MB',
            full: 'Quota printed, MB',
            of: ({ quota }) => (quota ? quota.printed : { spans: 2, cell: '' }),
          },
          {
            head: 'Computed',
            over: 'Quota, MB',
            full: 'Quota computed, MB',
            bare: true,
            of: ({ quota }) => quota?.computed ?? null,
          },
          {
            head: 'Why',
            className: 'reason',
            narrow: 'alone',
            of: (row) => {
              const erratum = erratumOf(row)
              const kind = erratum ? 'Contradiction' : 'Same'
              return reasonCell({ kind, text: row.reason, erratum })
            },
          },
        ]}
      />
    </section>
  )
}

/** The erratum that tells why a row is printed otherwise, or null where it is not. */
function erratumOf({ space, quota }: QuotaRow): ErratumId | null {
  return [space.why, quota?.why].find((why) => why !== undefined && why !== 'same') ?? null
}
