import { useContext } from 'react'
import { AboutAnswer, OriginMark } from '../../app/answer-origin.tsx'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type BlockDesign,
  type Field,
  fieldOf,
  isGiven,
  objectivesOf,
  type Plan,
  recoveryForm,
  recoveryTimes,
  type Sizing,
} from '../../engine/index.ts'
import { ForPaper } from '../../ui/chart-frame.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { MeasuredRates } from './measured-rates.tsx'
import { RecoveryTable } from './recovery-table.tsx'
import './recovery.css'

type RecoveryProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Tested blocks that the plan considers, and the one it takes. */
  readonly designs?: readonly BlockDesign[]
  readonly proposed?: BlockDesign | null
}

/** Recovery and backup of a plan; on screen with what they are held against. */
export function Recovery({ plan, sizing, designs = [], proposed = null }: RecoveryProps) {
  const isPaper = useContext(ForPaper)
  const found = recoveryTimes(plan, sizing, designs)
  return (
    <div className="recovery">
      {!isPaper && (
        <>
          <RecoveryFields plan={plan} />
          <MeasuredRates />
        </>
      )}
      <RecoveryTable
        found={found}
        objectives={objectivesOf(plan, found, proposed?.solution.id ?? null)}
      />
    </div>
  )
}

/** The goals of recovery and backup, asked where their times stand. */
function RecoveryFields({ plan }: { readonly plan: Plan }) {
  return recoveryForm.map(({ title, keys }) => {
    const fields = keys.map(fieldOf).filter((field) => isAsked(field, plan))
    if (fields.length === 0) return null
    return (
      <fieldset key={title} className="recovery-group grid of-fields">
        <legend className="below-2">{title}</legend>
        {fields.map((field) => (
          <RecoveryField key={field.key} field={field} />
        ))}
      </fieldset>
    )
  })
}

/** Whether an answer counts in a plan, or was given and waits. */
function isAsked(field: Field, plan: Plan): boolean {
  return !field.unused?.(plan, 0) || isGiven(field, plan)
}

function RecoveryField({ field }: { readonly field: Field }) {
  const value = useProject(({ plan }) => field.read(plan, 0))
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const draft = useProject((now) => draftOf(now, field, 0))
  return (
    <FieldInput
      field={field}
      value={value}
      unused={unused}
      draft={draft}
      mark={value !== null && <OriginMark field={field} tier={0} />}
      about={<AboutAnswer field={field} />}
      onAnswer={(given) => answer(field, 0, given)}
      onDraft={(text) => keepDraft(field, 0, text)}
    />
  )
}
