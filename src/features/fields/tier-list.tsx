import { useEffect } from 'react'
import { AboutAnswer } from '../../app/answer-origin.tsx'
import { tierNameInputId } from '../../app/places.ts'
import { nameTier, recomputeAfterTierRename } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { allAnswerFields, type Field, shortTierTitle } from '../../engine/index.ts'
import { useAbout } from '../../ui/use-about.tsx'
import { FoldedFields } from './folded-fields.tsx'
import { NameBox } from './name-box.tsx'
import { PlanField } from './plan-field.tsx'
import { TierActions } from './tier-actions.tsx'
import type { ApplyTierChange } from './tier-arrangement.tsx'
import { TierTitle } from './tier-title.tsx'

type TierListProps = {
  readonly fields: readonly Field[]
  readonly arrange: ApplyTierChange
}

export function TierList({ fields, arrange }: TierListProps) {
  const ids = useProject((now) => now.tierIds)
  const tiers = useProject((now) => now.plan.tiers)
  return tiers.map((_tier, at) => (
    <TierGroup key={ids[at] ?? at} at={at} fields={fields} arrange={arrange} />
  ))
}

export function tierFieldHelpId({ key }: Field): string {
  return `${key}-help`
}

const tierFields = allAnswerFields.filter(({ scope }) => scope === 'tier')

/** Hidden help texts of the columns of the tier table, for screen readers. */
export function HiddenTierHelps() {
  return (
    <div hidden>
      {tierFields.map((field) => (
        <span key={field.key} id={tierFieldHelpId(field)}>
          {field.help} F1 explains it.
        </span>
      ))}
    </div>
  )
}

export function TierFieldHelp({ field }: { readonly field: Field }) {
  const { button, panel } = useAbout(field.label, <AboutAnswer field={field} />)
  return (
    <>
      <p className="hint">
        <strong className="ink strong">{field.label}</strong>
        {button} {field.help}
      </p>
      {panel}
    </>
  )
}

type TierGroupProps = TierListProps & { readonly at: number }

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
      <div className="tier-fields row down-2 across-5 top above-1">
        <TierNameBox at={at} />
        {fields
          .filter(({ advanced }) => !advanced)
          .map((field) => (
            <PlanField key={field.key} field={field} tier={at} />
          ))}
      </div>
      <div className="row down-0 top spread above-1">
        {folded.length > 0 && (
          <FoldedFields fields={folded} tier={at} of={shortTierTitle(tier, at)}>
            <div className="tier-fields row down-2 across-5 top above-1">
              {folded.map((field) => (
                <PlanField key={field.key} field={field} tier={at} />
              ))}
            </div>
          </FoldedFields>
        )}
        <TierActions at={at} arrange={arrange} />
      </div>
    </fieldset>
  )
}

export function TierNameBox({ at }: { readonly at: number }) {
  const name = useProject(({ plan }) => plan.tiers[at]?.name ?? '')
  // Leaving the page removes the box without a blur event.
  useEffect(() => recomputeAfterTierRename, [])
  return (
    <div className="field name">
      <label htmlFor={tierNameInputId(at)}>
        Name<span className="sr"> of tier {at + 1}</span>
      </label>
      <NameBox
        id={tierNameInputId(at)}
        label={`Name of tier ${(at + 1).toString()}`}
        placeholder={`Tier ${(at + 1).toString()}`}
        name={name}
        onName={(typed) => nameTier(at, typed)}
        onBlur={recomputeAfterTierRename}
      />
    </div>
  )
}
