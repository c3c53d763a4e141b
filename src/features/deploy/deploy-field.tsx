import { useMemo } from 'react'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type ChoiceBox, type Field, type Plan, tierTitle } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { ListField } from './list-field.tsx'

type DeployFieldProps = {
  readonly field: Field
  /** What is wrong with what was given, or null. */
  readonly conflict: string | null
  /** What the files do as long as nothing is given, or null. */
  readonly missing: string | null
}

/** The answers that are lists, with an entry a line. */
const lists: readonly string[] = [
  ...['dagNames', 'serverNames', 'databaseNames'],
  ...['dagAddresses', 'controllers1', 'controllers2'],
]

/** A question that the files of deployment ask, marked where its answer is missing. */
export function DeployField({ field, conflict, missing }: DeployFieldProps) {
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const told = missing === null ? field : { ...field, help: `${field.help} ${missing}` }
  return (
    <div className={missing === null ? 'deploy-field' : 'deploy-field missing'}>
      {missing !== null && <span className="mark">still missing</span>}
      {told.kind === 'text' && lists.includes(told.key) ? (
        <ListField field={told} unused={unused} conflict={conflict} />
      ) : told.key === 'quotaTier' ? (
        <TierChoice field={told} unused={unused} />
      ) : (
        <PlainField field={told} unused={unused} conflict={conflict} />
      )}
    </div>
  )
}

type PlainFieldProps = Omit<DeployFieldProps, 'missing'> & { readonly unused: string | null }

function PlainField({ field, unused, conflict }: PlainFieldProps) {
  const value = useProject(({ plan }) => field.read(plan, 0))
  const draft = useProject((now) => draftOf(now, field, 0))
  return (
    <FieldInput
      field={field}
      value={value}
      defaultValue={field.default}
      unused={unused}
      conflict={conflict}
      draft={draft}
      onAnswer={(given) => answer(field, 0, given)}
      onDraft={(text) => keepDraft(field, 0, text)}
    />
  )
}

/** The tier whose quotas a database gets, by its name; the plan has its number, 0 for the largest. */
function TierChoice({ field, unused }: Omit<PlainFieldProps, 'conflict'>) {
  const tiers = useProject(({ plan }) => plan.tiers)
  const value = useProject(({ plan }) => String(plan.quotaTier))
  const box = useMemo(
    () => ({ ...boxOf(tiers, Number(value)), label: field.label, help: '', key: field.key }),
    [field, tiers, value],
  )
  return (
    <FieldInput
      field={{ ...box, source: field.source }}
      value={value}
      defaultValue="0"
      unused={unused}
      onAnswer={(given) => answer(field, 0, Number(given))}
    />
  )
}

/** The tiers to choose from; one that the plan no longer has stays, and says so. */
function boxOf(tiers: Plan['tiers'], chosen: number): Pick<ChoiceBox, 'kind' | 'choices'> {
  return {
    kind: 'choice',
    choices: [
      { value: '0', label: 'The tier with the largest quota' },
      ...tiers.map((tier, at) => ({ value: String(at + 1), label: tierTitle(tier, at) })),
      ...(chosen > tiers.length
        ? [{ value: String(chosen), label: `Tier ${chosen.toString()}, which the plan has not` }]
        : []),
    ],
  }
}
