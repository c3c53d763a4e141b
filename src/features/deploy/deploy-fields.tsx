import { useState } from 'react'
import { draftOfAnswer, keepDraft, setAnswer } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import type { DeploymentNamesAndPlaces } from '../../engine/failures/index.ts'
import {
  type ChoiceInputSpec,
  deploymentFilesForm,
  type Field,
  fieldOf,
  isAnswerGiven,
  type LineField,
  type Plan,
  tierTitle,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { FieldInput } from '../../ui/field.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { textErrorWords } from '../../ui/field-words.ts'
import { Fold } from '../../ui/fold.tsx'
import {
  consequenceOfMissingAnswer,
  type MissingAnswerWords,
  namingErrors,
  ResultingNames,
} from './naming-table.tsx'

type DeployFieldsProps = { readonly plan: Plan; readonly naming: DeploymentNamesAndPlaces }

export function DeployFields({ plan, naming }: DeployFieldsProps) {
  const groups = deploymentFilesForm
    .map(({ title, keys }) => ({ title, fields: keys.map(fieldOf).filter(isCounting(plan)) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <>
      {groups.map(({ title, fields }) => (
        <section key={title} className="below-5">
          <h3 className="below-3">{title}</h3>
          <div className="grid coarse of-fields down-4">
            {fields.map((field) => (
              <DeployField key={field.key} field={field} naming={naming} />
            ))}
          </div>
        </section>
      ))}
      <UncountedFields plan={plan} title="Given, but not counting in this plan" />
    </>
  )
}

const isCounting = (plan: Plan) => (field: Field) => !field.unused?.(plan, 0)

/** Folded fields of deployment answers that are given but do not count in the plan. */
export function UncountedFields({ plan, title }: { readonly plan: Plan; readonly title: string }) {
  const kept = deploymentFilesForm
    .flatMap(({ keys }) => keys.map(fieldOf))
    .filter((field) => isAnswerGiven(field, plan) && field.unused?.(plan, 0))
  if (kept.length === 0) return null
  return (
    <Fold title={title}>
      {kept.map((field) => (
        <DeployField key={field.key} field={field} />
      ))}
    </Fold>
  )
}

type DeployFieldProps = { readonly field: Field; readonly naming?: DeploymentNamesAndPlaces }

/** Fields that name servers, DAGs or databases, and the list of names that each one sets. */
const named: Readonly<Record<string, keyof DeploymentNamesAndPlaces['names']>> = {
  dagNames: 'dags',
  serverNames: 'servers',
  databaseNames: 'databases',
}

/** Keys of fields whose answer is a list, typed with one entry per line. */
const lists: readonly string[] = [
  'dagNames',
  'serverNames',
  'databaseNames',
  'dagAddresses',
  'controllers1',
  'controllers2',
  'witnessServer',
  'alternateWitnessServer',
]

function DeployField({ field, naming }: DeployFieldProps) {
  const { key } = field
  const conflict = naming ? namingErrors(key, naming) : null
  const missing = naming ? consequenceOfMissingAnswer(key, naming) : null
  const list = named[key]
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const asked = { unused, conflict, help: helpOf(field, missing) }
  return (
    <div className={missing?.isNeeded ? 'deploy-field missing' : 'deploy-field'}>
      {field.kind === 'text' && lists.includes(key) ? (
        <ListField field={field} {...asked} />
      ) : key === 'quotaTier' ? (
        <TierChoice field={field} {...asked} />
      ) : (
        <PlainField field={field} {...asked} />
      )}
      {naming && list && <ResultingNames names={naming.names[list]} />}
    </div>
  )
}

function helpOf({ help }: Field, missing: MissingAnswerWords | null): string {
  if (missing === null) return help
  return missing.isNeeded ? `Still missing. ${missing.words} ${help}` : `${help} ${missing.words}`
}

type AskedProps = {
  readonly field: Field
  /** Help below the field: its purpose, and what happens without an answer. */
  readonly help: string
  /** Reason why the plan does not use the answer; null if it does. */
  readonly unused: string | null
  /** Error in the answer of the field, as a sentence; null if there is none. */
  readonly conflict: string | null
}

function PlainField({ field, ...asked }: AskedProps) {
  const value = useProject(({ plan }) => field.read(plan, 0))
  const draft = useProject((now) => draftOfAnswer(now, field, 0))
  if (field.kind !== 'text') return null
  return (
    <FieldInput
      field={{ ...field, help: asked.help }}
      value={value}
      unused={asked.unused}
      conflict={asked.conflict}
      draft={draft}
      onAnswer={(given) => setAnswer(field, 0, given)}
      onDraft={(text) => keepDraft(field, 0, text)}
    />
  )
}

const tierHelp = 'Set-Quotas.ps1 gives mailboxes of the other tiers theirs.'

/** Select of the tier whose quotas databases get; stored by number, 0 for the smallest quota. */
function TierChoice({ field, unused }: AskedProps) {
  const tiers = useProject(({ plan }) => plan.tiers)
  const value = useProject(({ plan }) => plan.quotaTier)
  return (
    <FieldInput
      field={{ ...choiceOf(tiers, value), key: field.key, label: field.label, help: tierHelp }}
      value={String(value)}
      unused={unused}
      onAnswer={(given) => setAnswer(field, 0, Number(given))}
    />
  )
}

/** Tiers to choose from; a chosen tier that was removed stays in the list and says so. */
function choiceOf(tiers: Plan['tiers'], chosen: number): Pick<ChoiceInputSpec, 'kind' | 'choices'> {
  const gone = `Tier ${String(chosen)}, which this plan does not have`
  return {
    kind: 'choice',
    choices: [
      { value: '0', label: 'The tier with the smallest quota' },
      ...tiers.map((tier, at) => ({ value: String(at + 1), label: tierTitle(tier, at) })),
      ...(chosen > tiers.length ? [{ value: String(chosen), label: gone }] : []),
    ],
  }
}

/** Text area for a list with one entry per line; the answer is stored with commas. */
function ListField({ field, help, unused, conflict }: AskedProps & { readonly field: LineField }) {
  const value = useProject(({ plan }) => String(field.read(plan, 0)))
  const draft = useProject((now) => draftOfAnswer(now, field, 0))
  const [isTyped, setTyped] = useState(false)
  const shown = listAsLines(draft ?? value)
  const take = (typed: string) => {
    setTyped(true)
    const list = listWithCommas(typed)
    if (wrongIn(field, list) === null) setAnswer(field, 0, list)
    else keepDraft(field, 0, list)
  }
  return (
    <FieldFrame
      field={{ ...field, help }}
      value={value}
      unused={unused}
      conflict={conflict}
      error={draft !== null && !isTyped ? wrongIn(field, draft) : null}
      onAnswer={(given) => setAnswer(field, 0, given)}
    >
      {(described) => (
        <textarea
          {...described}
          id={controlId(field, 0)}
          className="list"
          rows={Math.min(8, Math.max(1, shown.split('\n').length))}
          autoComplete="off"
          spellCheck={false}
          value={shown}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(false)}
        />
      )}
    </FieldFrame>
  )
}

/** Error in the text of a list field; null if it is valid. */
function wrongIn(field: LineField, list: string): string | null {
  const { label, max } = field
  if (list.length > max) return `${label}: enter at most ${max.toString()} characters.`
  return textErrorWords(field, list)
}

/** Puts commas between the entries of a typed list, for tabs, semicolons and new lines. */
export function listWithCommas(typed: string): string {
  return typed.replaceAll(/\r\n?|[\n\t;]/g, ',')
}

export function listAsLines(kept: string): string {
  return kept.replaceAll(',', '\n')
}
