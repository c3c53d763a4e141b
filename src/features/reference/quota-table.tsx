import { type ErratumId, type QuotaCell, quotaOfSpace } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'
import { type QuotaRow, quotaRows } from './quota-rows.ts'
import { Amount, Reason } from './table-cells.tsx'

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
      <TableScroll label={caption}>
        <table className="figures lines quotas">
          <caption className="sr">{caption}, printed beside computed</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Layout
              </th>
              <th scope="colgroup" colSpan={2} className="over">
                Space, MB
              </th>
              <th scope="colgroup" colSpan={2} className="over">
                Quota, MB
              </th>
              <th scope="col" rowSpan={2} className="reason">
                Why
              </th>
            </tr>
            <tr>
              {['space', 'quota'].flatMap((of) =>
                ['Printed', 'Computed'].map((head) => (
                  <th key={`${of} ${head}`} scope="col" className="amount">
                    {head}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <Drives size="73 GB" rows={quotaRows(73_000)} />
          <Drives size="146 GB" rows={quotaRows(146_000)} />
        </table>
      </TableScroll>
    </section>
  )
}

function Drives({ size, rows }: { size: string; rows: readonly QuotaRow[] }) {
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup" colSpan={6}>
          Drives of {size}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.layout} row={row} />
      ))}
    </tbody>
  )
}

function Row({ row: { layout, space, quota, reason } }: { row: QuotaRow }) {
  const erratum = erratumOf(space) ?? (quota && erratumOf(quota))
  return (
    <tr className={erratum ? 'apart' : 'plain'}>
      <th scope="row">{layout}</th>
      <Cells of="Space" cell={space} />
      {quota ? <Cells of="Quota" cell={quota} /> : <td colSpan={2} className="no-quota" />}
      <Reason kind={erratum ? 'Contradiction' : 'Same'} text={reason} erratum={erratum} />
    </tr>
  )
}

/** The erratum that tells why a cell is printed otherwise, or null where it is not. */
function erratumOf({ why }: QuotaCell): ErratumId | null {
  return why === 'same' ? null : why
}

function Cells({ of, cell }: { of: string; cell: QuotaCell }) {
  const format = useFormat()
  return (
    <>
      <Amount head={`${of} printed, MB`}>{format.number(cell.printed, 2)}</Amount>
      <Amount head={`${of} computed, MB`}>
        <Figure worked={cell.computed} bare />
      </Amount>
    </>
  )
}
