import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type ChoiceBox, type Field, type Plan, tierTitle } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { ListField } from './list-field.tsx'
import type { MissingNote } from './naming-notes.ts'
import { ResultingNames } from './resulting-names.tsx'

type DeployFieldProps = {
  readonly field: Field
  /** What is wrong with what was given, or null. */
  readonly conflict?: string | null
  /** What the files do as long as nothing is given, or null. */
  readonly missing?: MissingNote | null
  /** The names that the answer results in, where it names anything. */
  readonly names?: readonly string[]
}

/** The answers that are lists, with an entry a line. */
const lists: readonly string[] = [
  ...['dagNames', 'serverNames', 'databaseNames'],
  ...['dagAddresses', 'controllers1', 'controllers2'],
  ...['witnessServer', 'alternateWitnessServer'],
]

/** A question that the files of deployment ask, marked where its answer is missing. */
export function DeployField(props: DeployFieldProps) {
  const { field, conflict = null, missing = null, names = [] } = props
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const asked = { unused, conflict, help: helpOf(field, missing) }
  return (
    <div className={missing?.isNeeded ? 'deploy-field missing' : 'deploy-field'}>
      {field.kind === 'text' && lists.includes(field.key) ? (
        <ListField field={field} {...asked} />
      ) : field.key === 'quotaTier' ? (
        <TierChoice field={field} {...asked} />
      ) : (
        <PlainField field={field} {...asked} />
      )}
      <ResultingNames names={names} />
    </div>
  )
}

function helpOf({ help }: Field, missing: MissingNote | null): string {
  if (missing === null) return help
  return missing.isNeeded ? `Still missing. ${missing.words} ${help}` : `${help} ${missing.words}`
}

type AskedProps = {
  readonly field: Field
  readonly help: string
  readonly unused: string | null
  readonly conflict: string | null
}

function PlainField({ field, ...asked }: AskedProps) {
  const value = useProject(({ plan }) => field.read(plan, 0))
  const draft = useProject((now) => draftOf(now, field, 0))
  if (field.kind !== 'text') return null
  const { kind, key, label, max, pattern, takes } = field
  return (
    <FieldInput
      field={{ kind, key, label, max, pattern, takes, help: asked.help }}
      value={value}
      unused={asked.unused}
      conflict={asked.conflict}
      draft={draft}
      onAnswer={(given) => answer(field, 0, given)}
      onDraft={(text) => keepDraft(field, 0, text)}
    />
  )
}

const tierHelp = 'Set-Quotas.ps1 gives mailboxes of the other tiers theirs.'

/** The tier whose quotas a database gets, by its name; the plan has its number, 0 for the smallest. */
function TierChoice({ field, unused }: AskedProps) {
  const tiers = useProject(({ plan }) => plan.tiers)
  const value = useProject(({ plan }) => plan.quotaTier)
  return (
    <FieldInput
      field={{ ...choiceOf(tiers, value), key: field.key, label: field.label, help: tierHelp }}
      value={String(value)}
      unused={unused}
      onAnswer={(given) => answer(field, 0, Number(given))}
    />
  )
}

/** The tiers to choose from; one that the plan no longer has stays, and says so. */
function choiceOf(tiers: Plan['tiers'], chosen: number): Pick<ChoiceBox, 'kind' | 'choices'> {
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
