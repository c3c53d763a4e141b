import type { MethodId } from '../exchange/version.ts'
import { entryAppliesToPlan, entryForMethod } from '../exchange/versions.ts'
import type { QuestionStep } from './answer.ts'
import { allAnswerFields, type Field, isAnswerGiven, isFieldOfPlan } from './fields.ts'
import { isAnswerKey, type Plan } from './plan.ts'
import form from './roles-form.json' with { type: 'json' }

type AskedGroup = {
  /** Title of the group; null for the group at the head of the step. */
  readonly title: string | null
  /** True if the group is shown unfolded; all other groups share one fold. */
  readonly open?: boolean
  /** True if the group shows only fields that were given an answer. */
  readonly whenGiven?: boolean
  /** True if the group adds the prices of built-in arrays, where they count. */
  readonly withArrayPrices?: boolean
  /** Keys of the answers in the group; a test asks for each once. */
  readonly keys: readonly string[]
}

/** Questions asked beside the deployment files, which alone use the answers. */
export const deploymentFilesForm = [
  { title: 'Names', keys: ['dagNames', 'serverNames', 'databaseNames'] },
  {
    title: 'Directory and mailbox databases',
    keys: ['controllers1', 'controllers2', 'addressBook', 'quotaTier'],
  },
  {
    title: 'Cluster and witness',
    keys: [
      ...(['dagAddresses', 'witnessServer', 'witnessFolder'] as const),
      ...(['alternateWitnessServer', 'alternateWitnessFolder'] as const),
    ],
  },
] as const satisfies readonly AskedGroup[]

/** Questions of role requirements by step, in the order an architect decides. */
export const rolesFormByStep: Readonly<Record<QuestionStep, readonly AskedGroup[]>> = form

/** Fields that a step asks together; the title is null at the head of the step. */
export type FormGroup = {
  readonly title: string | null
  readonly open: boolean
  readonly fields: readonly Field[]
}

/**
 * The fields that a step asks, in the groups of the plan’s method; without prices of arrays that
 * are in no group. Answers kept for the other method come last.
 */
export function fieldGroupsOfStep(plan: Plan, step: QuestionStep): readonly FormGroup[] {
  const all = allAnswerFields.filter(
    (field) => field.step === step && !field.beside && isFieldOfPlan(field, plan),
  )
  const waiting = all.filter((field) => !entryAppliesToPlan(field, plan))
  const asked = all.filter((field) => !waiting.includes(field))
  const groups = entryForMethod(plan, grouped)(step, asked, plan)
  const kept = { title: 'Kept for the other method', open: true, fields: waiting }
  return [...groups, kept].filter((group) => group.fields.length > 0)
}

type Grouped = (step: QuestionStep, asked: readonly Field[], plan: Plan) => readonly FormGroup[]

const grouped = {
  papers: (step, asked) =>
    titled(
      papersTitles[step] ?? [],
      asked.filter(({ isPrice }) => !isPrice),
    ),
  roles: (step, asked, plan) => arranged(rolesFormByStep[step], asked, plan),
} as const satisfies Record<MethodId, Grouped>

/** The papers’ questions under their own titles; the others are asked before or after these. */
const papersTitles: Readonly<Partial<Record<QuestionStep, readonly AskedGroup[]>>> = {
  users: [
    {
      title: 'Mailboxes',
      keys: ['mailboxes', 'growth', 'messages', 'messageSize', 'quota', 'retention'],
    },
    {
      title: 'Logs and item recovery',
      keys: ['logDays', 'singleItemRecovery', 'calendarLogging'],
    },
  ],
}

function titled(groups: readonly AskedGroup[], asked: readonly Field[]): readonly FormGroup[] {
  const isTitled = ({ key }: Field) => groups.some(({ keys }) => keys.some((one) => one === key))
  const head = asked.filter((field) => !field.advanced && !isTitled(field))
  return [
    { title: null, open: true, fields: head },
    ...groups.map(({ title, keys }) => ({
      title,
      open: true,
      fields: asked.filter(({ key }) => keys.some((one) => one === key)),
    })),
    { title: 'More answers', open: false, fields: asked.filter(({ advanced }) => advanced) },
  ]
}

function arranged(
  groups: readonly AskedGroup[],
  asked: readonly Field[],
  plan: Plan,
): readonly FormGroup[] {
  const found = new Map(asked.map((field) => [field.key, field]))
  const arrays = asked.filter(
    (field) => !isAnswerKey(field.key) && (isAnswerGiven(field, plan) || !field.unused?.(plan, 0)),
  )
  return groups.map(({ title, open = false, whenGiven, withArrayPrices, keys }) => ({
    title,
    open,
    fields: keys
      .flatMap((key) => found.get(key) ?? [])
      .filter((field) => !whenGiven || isAnswerGiven(field, plan))
      .concat(withArrayPrices ? arrays : []),
  }))
}
