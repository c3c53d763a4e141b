import { useContext } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { isAdviceAccepted, severityNouns } from '../../app/words/advice-words.ts'
import { sentenceText } from '../../app/words/sentence-text.ts'
import { type Advice, type checklistOf, type Plan, sourcePlaceWords } from '../../engine/index.ts'
import { CitationsContext } from '../../ui/citations-context.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { useSourceWords } from '../../ui/source-note.tsx'
import { AdviceText } from './advice-text.tsx'

type ReportAdviceProps = { readonly plan: Plan; readonly advice: readonly Advice[] }

export function AdviceTable({ plan, advice }: ReportAdviceProps) {
  const format = useFormat()
  const sourceWords = useSourceWords()
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  if (advice.length === 0) return null
  return (
    <DataTable
      caption="Advice"
      hidden="caption"
      cards
      className="advice-table"
      rows={advice}
      columns={[
        {
          head: 'Advice',
          of: ({ severity, title }) => [
            {
              drawn: <span className="strong quiet block">{severityNouns[severity]}</span>,
              text: `${severityNouns[severity]}: `,
            },
            ...title,
          ],
        },
        {
          head: 'What it is about',
          narrow: 'alone',
          of: (one) => ({
            drawn: <AdviceText advice={one} />,
            text: [...one.findings.map(({ sentence }) => sentence), one.measured, one.fix]
              .map((sentence) => sentenceText(sentence, format))
              .filter(Boolean)
              .join(' '),
          }),
        },
        {
          head: 'Source',
          narrow: 'alone',
          className: 'from quiet',
          of: ({ source }) => sourceWords(source),
        },
        {
          head: 'State',
          narrow: 'alone',
          of: (one) => (isAdviceAccepted(one, now) ? 'Accepted by the author' : 'Open'),
        },
      ]}
    />
  )
}

type ReportChecklistProps = { readonly groups: ReturnType<typeof checklistOf> }

export function DeploymentChecklistTable({ groups }: ReportChecklistProps) {
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
          of: ({ source }) => sourcePlaceWords(source, citations),
        },
      ]}
    />
  )
}
