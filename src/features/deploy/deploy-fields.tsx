import { type Field, fieldOf, type Plan } from '../../engine/index.ts'
import { filesForm } from '../../engine/roles-index.ts'
import { Fold } from '../../ui/fold.tsx'
import { DeployField } from './deploy-field.tsx'

/** The names, addresses and folders of a plan, asked in one place. */
export function DeployFields({ plan }: { readonly plan: Plan }) {
  return filesForm.map(({ title, keys }) => {
    const asked = keys.map(fieldOf)
    const idle = asked.filter((field) => field.unused?.(plan, 0))
    const counting = asked.filter((field) => !idle.includes(field))
    const draw = (field: Field) => (
      <DeployField key={field.key} field={field} conflict={null} missing={null} />
    )
    return (
      <section key={title} className="answer-group">
        <h3>{title}</h3>
        {counting.map(draw)}
        {idle.length > 0 && (
          <Fold title={`${idle.length.toString()} more that do not count here`}>
            {idle.map(draw)}
          </Fold>
        )}
      </section>
    )
  })
}
