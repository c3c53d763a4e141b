import { useProject } from '../app/store/use-project.ts'
import { type Field, fields, type Step } from '../engine/index.ts'
import { FoldedFields } from '../features/answers/folded-fields.tsx'
import { PlanField } from '../features/answers/plan-field.tsx'
import { PriceFields } from '../features/answers/price-fields.tsx'
import { TierArrangement } from '../features/answers/tier-arrangement.tsx'
import { TierList } from '../features/answers/tier-list.tsx'
import { OwnArraysSection } from '../features/own-arrays/own-arrays-section.tsx'

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
      {step === 'arrays' && <OwnArraysSection />}
    </>
  )
}

/** Fields that the form has once: those always shown, those folded away, and prices. */
function Fields({ fields: own }: { fields: readonly Field[] }) {
  const folded = own.filter(({ advanced, isPrice }) => advanced && !isPrice)
  const prices = own.filter(({ isPrice }) => isPrice)
  const planField = (field: Field) => <PlanField key={field.key} field={field} />
  return (
    <>
      {own.filter(({ advanced }) => !advanced).map(planField)}
      {folded.length > 0 && (
        <FoldedFields fields={folded} tier={0} of={null}>
          {folded.map(planField)}
        </FoldedFields>
      )}
      {prices.length > 0 && <PriceFields fields={prices} />}
    </>
  )
}
