import { useContext } from 'react'
import { type checklistOf, placeWords } from '../../engine/index.ts'
import { CitationsContext } from '../../ui/cited.ts'
import { DataTable } from '../../ui/data-table.tsx'

type ReportChecklistProps = { readonly groups: ReturnType<typeof checklistOf> }

export function ReportChecklist({ groups }: ReportChecklistProps) {
  const citations = useContext(CitationsContext)
  return (
    <DataTable
      caption="Deployment checklist"
      hidden="caption"
      className="checklist"
      groups={groups.map(({ title, lines }) => ({ title, rows: lines }))}
      columns={[
        {
          head: 'Done',
          of: () => ({ drawn: <span className="tick" aria-hidden="true" />, text: '' }),
        },
        { head: 'What to see to', names: true, of: ({ text }) => text },
        {
          head: 'Source',
          className: 'from quiet',
          of: ({ source }) => placeWords(source, citations),
        },
      ]}
    />
  )
}
