import type { checklistOf } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useSourceWords } from '../../ui/source-note.tsx'

type ReportChecklistProps = { readonly groups: ReturnType<typeof checklistOf> }

/** The list of tasks when the plan is built, with boxes to tick on paper. */
export function ReportChecklist({ groups }: ReportChecklistProps) {
  const sourceWords = useSourceWords()
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
        { head: 'Source', className: 'from', of: ({ source }) => numberIn(sourceWords(source)) },
      ]}
    />
  )
}

/** The number of a source in the list of them; all its words where it has none. */
function numberIn(words: string): string {
  return /\[[\w,]+\]/.exec(words)?.[0] ?? words
}
