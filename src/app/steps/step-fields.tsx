import { defaultPlan, type Field, fields, type Step } from '../../engine/index.ts'
import { useProject } from '../store/use-project.ts'
import { PlanField } from './plan-field.tsx'
import { TierArrangement } from './tier-arrangement.tsx'
import { TierList } from './tier-list.tsx'

/** The fields of a step: those always shown, then those folded away; with several tiers, once each. */
export function StepFields({ step }: { step: Step }) {
  const several = useProject((now) => now.plan.tiers.length > 1)
  const own = fields.filter((field) => field.step === step)
  const ofTiers = several ? own.filter(({ scope }) => scope === 'tier') : []
  const once = own.filter((field) => !ofTiers.includes(field))
  const [first] = ofTiers
  const before = first ? once.filter((field) => own.indexOf(field) < own.indexOf(first)) : []
  const after = once.filter((field) => !before.includes(field))
  const arranged = step === 'users'
  return (
    <>
      <Fields fields={before} />
      {ofTiers.length > 0 && !arranged && <TierList fields={ofTiers} arrange={null} />}
      <Fields fields={after} />
      {arranged && <TierArrangement fields={ofTiers} />}
    </>
  )
}

/** Fields that the form has once: those always shown, then those folded away. */
function Fields({ fields: own }: { fields: readonly Field[] }) {
  const plan = useProject((now) => now.plan)
  const folded = own.filter(({ advanced }) => advanced)
  const changed = folded.filter(
    (field) => field.read(plan, 0) !== field.read(defaultPlan, 0),
  ).length
  return (
    <>
      {own
        .filter(({ advanced }) => !advanced)
        .map((field) => (
          <PlanField key={field.key} field={field} />
        ))}
      {folded.length > 0 && (
        <details className="advanced" open={changed > 0 || undefined}>
          <summary>
            More answers
            {changed > 0 && <span className="mark">{changed} changed</span>}
          </summary>
          {folded.map((field) => (
            <PlanField key={field.key} field={field} />
          ))}
        </details>
      )}
    </>
  )
}
