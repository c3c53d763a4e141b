import { useMemo } from 'react'
import { PinnedNote } from '../../app/pinned-note.tsx'
import { sizeOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { type Field, fields, type Plan, withPreferredArchitecture } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'

/** The plan in the preferred architecture with one click, and which answers that changes. */
export function TakePreferred({ plan }: { plan: Plan }) {
  const acts = useProject((now) => now.page === 'plan' && now.plan === plan)
  const preferred = useMemo(() => withPreferredArchitecture(plan), [plan])
  const changed = fields.filter((field) => field.read(plan, 0) !== field.read(preferred, 0))
  if (!acts) return null
  if (changed.length === 0)
    return (
      <>
        <PinnedNote plan={plan} />
        <p className="hint">There is no answer left to change.</p>
      </>
    )
  const isPossible = sizeOf(preferred).ok
  return (
    <>
      <PinnedNote plan={plan} />
      <div className="buttons">
        <button
          type="button"
          disabled={!isPossible}
          aria-describedby="preferred-hint"
          onClick={() => applyPlan(preferred, 'The preferred architecture')}
        >
          Use the preferred architecture
        </button>
        <p id="preferred-hint" className="hint">
          {isPossible
            ? 'Users, mailboxes, drives and network stay as they are. This can be undone.'
            : 'This plan cannot use it: a limit of Exchange or one of its answers prevents it.'}
        </p>
      </div>
      <Fold title="What that changes">
        <ChangedAnswers plan={plan} preferred={preferred} changed={changed} />
      </Fold>
    </>
  )
}

type ChangedAnswersProps = {
  readonly plan: Plan
  readonly preferred: Plan
  readonly changed: readonly Field[]
}

function ChangedAnswers({ plan, preferred, changed }: ChangedAnswersProps) {
  const format = useFormat()
  const answerOf = (of: Plan, field: Field) =>
    answerWords(binaryField(field, of), field.read(of, 0), format)
  return (
    <DataTable
      caption="Answers that the preferred architecture changes"
      hidden="caption"
      rows={changed}
      columns={[
        { head: 'Question', of: ({ label }) => label },
        { head: 'Now', of: (field) => answerOf(plan, field) },
        { head: 'Then', of: (field) => answerOf(preferred, field) },
      ]}
    />
  )
}
