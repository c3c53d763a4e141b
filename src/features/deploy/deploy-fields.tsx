import {
  type DeployedNaming,
  type Field,
  fieldOf,
  filesForm,
  isGiven,
  type Plan,
} from '../../engine/index.ts'
import { Fold } from '../../ui/fold.tsx'
import { DeployField } from './deploy-field.tsx'
import { conflictOf, missingNote } from './naming-notes.ts'

type DeployFieldsProps = { readonly plan: Plan; readonly naming: DeployedNaming }

/** The names, addresses and folders of a plan, asked in one place. */
export function DeployFields({ plan, naming }: DeployFieldsProps) {
  const { dags, servers, databases } = naming.names
  const named = new Map([
    ['dagNames', dags],
    ['serverNames', servers],
    ['databaseNames', databases],
  ])
  const groups = filesForm
    .map(({ title, keys }) => ({ title, fields: keys.map(fieldOf).filter(isCounting(plan)) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <>
      {groups.map(({ title, fields }) => (
        <section key={title} className="below-5">
          <h3 className="below-3">{title}</h3>
          <div className="grid coarse of-fields down-4">
            {fields.map((field) => (
              <DeployField
                key={field.key}
                field={field}
                conflict={conflictOf(field.key, naming)}
                missing={missingNote(field.key, naming)}
                names={named.get(field.key) ?? []}
              />
            ))}
          </div>
        </section>
      ))}
      <KeptFields plan={plan} title="Given, but not counting in this plan" />
    </>
  )
}

const isCounting = (plan: Plan) => (field: Field) => !field.unused?.(plan, 0)

/** What was given and does not count in the plan, folded away. */
export function KeptFields({ plan, title }: { readonly plan: Plan; readonly title: string }) {
  const kept = filesForm
    .flatMap(({ keys }) => keys.map(fieldOf))
    .filter((field) => isGiven(field, plan) && field.unused?.(plan, 0))
  if (kept.length === 0) return null
  return (
    <Fold title={title}>
      {kept.map((field) => (
        <DeployField key={field.key} field={field} />
      ))}
    </Fold>
  )
}
