import { Fragment, useMemo } from 'react'
import { pages, stepPages } from '../app/pages.ts'
import { useProject } from '../app/store/use-project.ts'
import {
  type Field,
  fieldOf,
  fields,
  isOfPlan,
  methodOf,
  type Step,
  steps,
} from '../engine/index.ts'
import { AnswerForm } from '../features/answers/answer-form.tsx'
import { FoldedFields, PriceFields } from '../features/answers/folded-fields.tsx'
import { PlanField } from '../features/answers/plan-field.tsx'
import { RaidConversion } from '../features/answers/raid-conversion.tsx'
import { TierArrangement, TierList } from '../features/answers/tier-list.tsx'
import { OwnArraysSection } from '../features/own-arrays/own-arrays-section.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const TierPresets = lazyPart(
  async () => (await import('../features/answers/tier-presets.tsx')).TierPresets,
  'Profiles to start a tier from',
)

/** The fields of a step: those always shown, then those folded away; with several tiers, once each. */
function StepFields({ step }: { step: Step }) {
  const several = useProject((now) => now.plan.tiers.length > 1)
  // One text, so that nothing is drawn anew while the same fields are asked.
  const keys = useProject(({ plan }) =>
    fields
      .filter((field) => field.step === step && isOfPlan(field, plan))
      .map(({ key }) => key)
      .join(' '),
  )
  const own = useMemo(() => keys.split(' ').map(fieldOf), [keys])
  const ofTiers = several ? own.filter(({ scope }) => scope === 'tier') : []
  const once = own.filter((field) => !ofTiers.includes(field))
  const [first] = ofTiers
  const before = first ? once.filter((field) => own.indexOf(field) < own.indexOf(first)) : []
  const after = once.filter((field) => !before.includes(field))
  const arranged = step === 'users'
  const isOfRoles = useProject(({ plan }) => methodOf(plan) === 'roles')
  return (
    <>
      <Fields fields={before} />
      {ofTiers.length > 0 && !arranged && <TierList fields={ofTiers} arrange={null} />}
      <Fields fields={after} />
      {arranged && <TierArrangement fields={ofTiers} />}
      {arranged && isOfRoles && <TierPresets />}
      {step === 'arrays' && <OwnArraysSection />}
    </>
  )
}

/** Fields that the form has once: those always shown, those folded away, and prices. */
function Fields({ fields: own }: { fields: readonly Field[] }) {
  const folded = own.filter(({ advanced, isPrice, group }) => advanced && !isPrice && !group)
  const groups = [...new Set(own.flatMap(({ group }) => group ?? []))]
  const prices = own.filter(({ isPrice }) => isPrice)
  const planField = (field: Field) => (
    <Fragment key={field.key}>
      <PlanField field={field} />
      {field.key === 'raid' && <RaidConversion />}
    </Fragment>
  )
  return (
    <>
      {own.filter(({ advanced }) => !advanced).map(planField)}
      {folded.length > 0 && (
        <FoldedFields fields={folded} tier={0} of={null}>
          {folded.map(planField)}
        </FoldedFields>
      )}
      {groups.map((group) => {
        const grouped = own.filter((field) => field.group === group)
        return (
          <FoldedFields key={group} fields={grouped} tier={0} of={null} title={group}>
            {grouped.map(planField)}
          </FoldedFields>
        )
      })}
      {prices.length > 0 && <PriceFields fields={prices} />}
    </>
  )
}

/** The answers of all steps in one form. */
export function AllPage() {
  return (
    <AnswerForm
      title={pages.all.title}
      why="The answers of the five steps in one form; they give the same plan."
      place="Instead of steps 1 to 5"
      asked={steps}
      next="plan"
      back={null}
    >
      {steps.map((step) => (
        <section key={step} className="step-section" aria-labelledby={`${step}-title`}>
          <h2 id={`${step}-title`}>{stepPages[step].title}</h2>
          <p className="why">{stepPages[step].why}</p>
          <StepFields step={step} />
        </section>
      ))}
    </AnswerForm>
  )
}

/** One step of the wizard: what it asks, and the way on. */
export function StepPage({ step }: { step: Step }) {
  const at = steps.indexOf(step)
  const { title, why } = stepPages[step]
  return (
    <AnswerForm
      title={title}
      why={why}
      place={`Step ${(at + 1).toString()} of ${(steps.length + 1).toString()}`}
      asked={[step]}
      next={steps[at + 1] ?? 'plan'}
      back={steps[at - 1] ?? null}
    >
      <StepFields step={step} />
    </AnswerForm>
  )
}
