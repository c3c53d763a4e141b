import { defaultPlan, type Field, limits, shortTierTitle } from '../../engine/index.ts'
import { answer, draftKey } from '../store/project.ts'
import { nameTier } from '../store/tiers.ts'
import { useProject } from '../store/use-project.ts'
import { tierNameId } from '../ui/control.ts'
import { About } from '../ui/field-frame.tsx'
import { TierTitle } from '../ui/tier-title.tsx'
import { PlanField } from './plan-field.tsx'
import { type Arrange, TierActions } from './tier-actions.tsx'

type TierListProps = {
  readonly fields: readonly Field[]
  /** Changes the list, where tiers can be named and arranged; null where they only answer. */
  readonly arrange: Arrange | null
}

/** The same fields for each tier of users; what they mean is said once, above them. */
export function TierList({ fields, arrange }: TierListProps) {
  const keys = useProject((now) => now.tierKeys)
  const tiers = useProject((now) => now.plan.tiers)
  return (
    <>
      <div className="tier-help">
        {fields.map((field) => (
          <TierHelp key={field.key} field={field} />
        ))}
      </div>
      {tiers.map((_tier, at) => (
        <TierGroup key={keys[at] ?? at} at={at} fields={fields} arrange={arrange} />
      ))}
    </>
  )
}

/** The id of what a field of all tiers means. */
function helpId({ key }: Field): string {
  return `${key}-help`
}

/** What a field of all tiers means, and the ways back to its default. */
function TierHelp({ field }: { field: Field }) {
  const plan = useProject((now) => now.plan)
  const keys = useProject((now) => now.tierKeys)
  const usual = field.read(defaultPlan, 0)
  return (
    <div>
      <p>
        <strong>{field.label}</strong> <span id={helpId(field)}>{field.help}</span>
      </p>
      <About field={field} defaultValue={usual}>
        {plan.tiers.map(
          (tier, at) =>
            field.read(plan, at) !== usual && (
              <button
                key={keys[at] ?? at}
                type="button"
                className="link"
                onClick={() => answer(field, at, usual)}
              >
                Reset<span className="sr"> {field.label} of</span> {shortTierTitle(tier, at)}
              </button>
            ),
        )}
      </About>
    </div>
  )
}

type TierGroupProps = TierListProps & { readonly at: number }

/** One tier of users: its name, its answers in a row, and what can be done with it. */
function TierGroup({ at, fields, arrange }: TierGroupProps) {
  const plan = useProject((now) => now.plan)
  const tier = plan.tiers[at]
  if (!tier) return null
  const folded = fields.filter(({ advanced }) => advanced)
  return (
    <fieldset className="tier">
      <legend>
        <TierTitle tier={tier} at={at} />
      </legend>
      <div className="tier-fields">
        {arrange && <TierName at={at} name={tier.name} />}
        {fields
          .filter(({ advanced }) => !advanced)
          .map((field) => (
            <PlanField key={field.key} field={field} tier={at} sharedHelp={helpId(field)} />
          ))}
      </div>
      <div className="tier-foot">
        {folded.length > 0 && <FoldedFields at={at} fields={folded} />}
        {arrange && <TierActions at={at} arrange={arrange} />}
      </div>
    </fieldset>
  )
}

function TierName({ at, name }: { at: number; name: string }) {
  return (
    <div className="field name">
      <label htmlFor={tierNameId(at)}>
        Name<span className="sr"> of tier {at + 1}</span>
      </label>
      <input
        id={tierNameId(at)}
        type="text"
        maxLength={limits.name}
        autoComplete="off"
        placeholder={`Tier ${(at + 1).toString()}`}
        value={name}
        onChange={(event) => nameTier(at, event.target.value)}
      />
    </div>
  )
}

/** The answers of a tier that are folded away; marked when one was given, right or wrong. */
function FoldedFields({ at, fields }: { at: number; fields: readonly Field[] }) {
  const plan = useProject((now) => now.plan)
  const drafts = useProject((now) => now.drafts)
  const tier = plan.tiers[at]
  const changed = fields.filter(
    (field) =>
      field.read(plan, at) !== field.read(defaultPlan, 0) ||
      drafts[draftKey(field, at)] !== undefined,
  ).length
  return (
    <details className="tier-more">
      <summary>
        More answers{tier && <span className="sr"> of {shortTierTitle(tier, at)}</span>}
        {changed > 0 && <span className="mark">{changed} changed</span>}
      </summary>
      <div className="tier-fields">
        {fields.map((field) => (
          <PlanField key={field.key} field={field} tier={at} sharedHelp={helpId(field)} />
        ))}
      </div>
    </details>
  )
}
