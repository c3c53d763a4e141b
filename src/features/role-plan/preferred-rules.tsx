import { PageLink } from '../../app/frame/page-link.tsx'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf } from '../../engine/index.ts'
import type { PreferredRule } from '../../engine/roles-index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { controlId } from '../../ui/control.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

const groups = [
  { verdict: 'broken', title: 'Broken' },
  { verdict: 'kept', title: 'Kept' },
  { verdict: 'not asked', title: 'Not asked by this plan' },
] as const

/** The preferred architecture rule by rule: what it asks, and what the plan has of it. */
export function PreferredRules({ rules }: { rules: readonly PreferredRule[] }) {
  const acts = useProject((now) => now.page === 'plan')
  const [first] = rules
  return (
    <>
      <DataTable
        caption="Preferred architecture, kept and broken"
        hidden="caption"
        groups={groups
          .map(({ verdict, title }) => ({
            title,
            rows: rules.filter((rule) => rule.verdict === verdict),
          }))
          .filter(({ rows }) => rows.length > 0)}
        columns={[
          { head: 'What it asks', of: ({ title }) => title },
          {
            head: 'This plan',
            of: ({ finding, verdict, answer }): Cell => [
              ...finding,
              acts && verdict === 'broken' && answer
                ? { drawn: <Change answer={answer} />, text: '' }
                : '',
            ],
          },
        ]}
      />
      {first && (
        <p className="footnote">
          <SourceNote source={first.source} />
        </p>
      )}
    </>
  )
}

function Change({ answer }: { answer: string }) {
  const field = fieldOf(answer)
  return (
    <>
      {' '}
      <PageLink page={field.step} at={controlId(field, 0)}>
        Go to {field.label}
      </PageLink>
    </>
  )
}
