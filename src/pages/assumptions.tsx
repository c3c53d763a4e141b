import { PageLink } from '../app/frame/page-link.tsx'
import { pageOf } from '../app/pages.ts'
import { binaryField } from '../app/words/binary-field.ts'
import { defaultsOf, type Field, fieldOf, isAssumed, isOfPlan, type Plan } from '../engine/index.ts'
import { controlId } from '../ui/control.ts'
import { answerWords } from '../ui/field-words.ts'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import './assumptions.css'

/** Answers that decide how large a design is, and that many plans leave at their default. */
const decisive = [
  ...(['growth', 'active', 'processor', 'bays', 'databaseDriveKind', 'witnessSite'] as const),
  ...(['messageSize', 'reserve'] as const),
] as const

/** The decisive answers that nobody has given, each with the way to its field. */
export function Assumptions({ plan }: { readonly plan: Plan }) {
  const format = useFormat()
  const usual = defaultsOf(plan)
  const assumed = decisive
    .map(fieldOf)
    .filter(
      (field) =>
        isOfPlan(field, plan) &&
        !field.unused?.(plan, 0) &&
        (isAssumed(field, plan) || field.read(plan, 0) === field.read(usual, 0)),
    )
  if (assumed.length === 0) return <p>Every answer that decides the size was given.</p>
  return (
    <dl className="assumptions lined">
      {assumed.map((field) => (
        <div key={field.key}>
          <dt>{field.label}</dt>
          <dd>{words(field, plan, format)}</dd>
          <dd>
            <PageLink page={pageOf(field)} at={controlId(field, 0)}>
              change<span className="sr"> {field.label}</span>
            </PageLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An answer as it counts: what it came to, where it was left to the program. */
function words(field: Field, plan: Plan, format: Format): string {
  const taken = field.taken?.(plan) ?? null
  const said = answerWords(binaryField(field, plan), field.read(plan, 0), format)
  return taken === null ? said : `automatic, ${taken}`
}
