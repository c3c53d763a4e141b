import { PageLink } from '../../app/frame/page-link.tsx'
import { pageOf } from '../../app/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, type PreferredRule } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { controlId } from '../../ui/control.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

/** The preferred architecture rule by rule: what it asks, and what the plan has of it. */
export function PreferredRules({ rules }: { rules: readonly PreferredRule[] }) {
  const of = (verdict: PreferredRule['verdict']) => rules.filter((rule) => rule.verdict === verdict)
  const [broken, kept, others] = [of('broken'), of('kept'), of('not asked')]
  const [first] = rules
  return (
    <>
      {broken.length > 0 && (
        <RuleTable caption="Rules that are broken" groups={[{ rows: broken }]} />
      )}
      <Fold title="What is kept, and what no answer says">
        <RuleTable
          caption="Rules that are kept"
          groups={[{ rows: kept }, { title: 'Not asked by this plan', rows: others }]}
        />
      </Fold>
      {first && (
        <p className="footnote">
          <SourceNote source={first.source} />
        </p>
      )}
    </>
  )
}

type RuleTableProps = {
  readonly caption: string
  readonly groups: readonly { readonly title?: string; readonly rows: readonly PreferredRule[] }[]
}

function RuleTable({ caption, groups }: RuleTableProps) {
  const acts = useProject((now) => now.page === 'plan')
  return (
    <DataTable
      caption={caption}
      groups={groups}
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
  )
}

function Change({ answer }: { answer: string }) {
  const field = fieldOf(answer)
  return (
    <>
      {' '}
      <PageLink page={pageOf(field)} at={controlId(field, 0)}>
        Go to {field.label}
      </PageLink>
    </>
  )
}
