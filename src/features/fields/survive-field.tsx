import { draftOrOriginKey } from '../../app/store/origins.ts'
import { originOfAnswer, project, setAnswersTogether } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { sizedFailureWords } from '../../app/words/sized-failure-words.ts'
import { fieldOf, hasFeature, isFieldOfPlan, type Plan } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'

const field = fieldOf('survive')
const backupField = fieldOf('backup')

type SurvivalChoice = Pick<Plan, 'survive' | 'lostServers' | 'sites'> & { readonly isAlone?: true }

const survived = {
  nothing: {
    label: 'no failure: restore from backup',
    survive: 'servers',
    isAlone: true,
    lostServers: 1,
    sites: 1,
  },
  'one server': { label: 'the loss of one server', survive: 'servers', lostServers: 1, sites: 1 },
  'any two': { label: 'the loss of any two servers', survive: 'servers', lostServers: 2, sites: 1 },
  site: { label: 'the loss of a site', survive: 'site', lostServers: 1, sites: 2 },
  'site and server': {
    label: 'the loss of a site and a server',
    survive: 'site and server',
    lostServers: 1,
    sites: 2,
  },
} as const satisfies Readonly<Record<string, SurvivalChoice & { readonly label: string }>>

type Choice = keyof typeof survived

const choices = Object.entries(survived).map(([value, { label }]) => ({ value, label }))

export function SurviveField() {
  const now = useProject(({ plan }) => choiceOf(plan))
  const format = useFormat()
  const other = useProject(({ plan }) => `the loss of ${sizedFailureWords(plan, format)}`)
  return (
    <FieldInput
      field={{
        kind: 'choice',
        key: field.key,
        label: field.label,
        source: field.source,
        help: 'Decides the copies, and with a site the second one.',
        choices: now === null ? [...choices, { value: 'other', label: other }] : choices,
      }}
      value={now ?? 'other'}
      onAnswer={(value) => {
        const chosen = survived[value as Choice]
        if (chosen) choose(chosen)
      }}
    />
  )
}

/** Applies a chosen failure to survive; a backup that it sets is marked, so the next undoes it. */
function choose(chosen: (typeof survived)[Choice]): void {
  const wasBrought = originOfAnswer(project.getState(), backupField, 0)?.from === 'choice'
  const key = draftOrOriginKey({ field: backupField.key, tier: 0 })
  setAnswersTogether(field, 0, (plan) => withChoice(plan, chosen, wasBrought), {
    ...('isAlone' in chosen && { [key]: { from: 'choice', name: chosen.label } }),
  })
}

/** Kinds of availability that copy or share databases, the most usual first. */
const copying = ['dag', 'ccr', 'scc'] as const

function hasCopies(plan: Plan): boolean {
  const { availability } = plan
  return availability !== 'none' && hasFeature(plan, availability)
}

function withChoice(
  plan: Plan,
  { survive, lostServers, sites, isAlone }: SurvivalChoice,
  wasBrought: boolean,
): Plan {
  const isSpread = plan.sites > 1 && sites > 1
  const { availability } = plan
  const copied = hasCopies(plan) ? availability : copying.find((kind) => hasFeature(plan, kind))
  return {
    ...plan,
    survive,
    lostServers,
    sites: isSpread ? plan.sites : sites,
    availability: isAlone ? 'none' : (copied ?? 'none'),
    backup: backupWith(plan, isAlone ?? false, wasBrought),
  }
}

/** Without copies the plan needs a backup; the next choice removes a backup set this way. */
function backupWith(plan: Plan, isAlone: boolean, wasBrought: boolean): Plan['backup'] {
  if (!isFieldOfPlan(backupField, plan)) return plan.backup
  if (isAlone) return plan.backup === 'native' ? 'software' : plan.backup
  return wasBrought ? 'native' : plan.backup
}

/** Failure choice that matches the answers of the plan; null if none does. */
function choiceOf(plan: Plan): Choice | null {
  if (!hasCopies(plan)) return 'nothing'
  const same = (one: SurvivalChoice) =>
    !one.isAlone &&
    one.survive === plan.survive &&
    one.sites > 1 === plan.sites > 1 &&
    (one.survive !== 'servers' || one.lostServers === plan.lostServers)
  const found = Object.entries(survived).find(([, one]) => same(one))
  return (found?.[0] as Choice | undefined) ?? null
}
