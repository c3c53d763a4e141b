import {
  allAnswerFields,
  cutName,
  type NumberInputSpec,
  type Plan,
  planTextDefinitions,
  shortTierTitle,
  tierNameDefinition,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { pageTitleIn } from '../routes/pages.ts'
import type { Drafts, EditSubject, OwnArraysEdit, VariantsEdit } from '../store/history.ts'
import { draftOrOriginKey } from '../store/origins.ts'
import { fieldInPlanUnits } from '../words/field-in-plan-units.ts'
import { type AnswerChange, type PlanWithTierIds, planChanges } from '../words/plan-changes.ts'

/** A plan at one moment, with the drafts typed into it. */
type Moment = PlanWithTierIds & { readonly drafts: Drafts }

/** An edit as an undo step: `Mailbox quota 700 MB → 1 GB`. */
export function editWords(of: EditSubject, before: Moment, after: Moment, format: Format): string {
  switch (of.kind) {
    case 'answer':
    case 'draft':
      return answerWords(of, before, after, format)
    case 'name':
      return nameWords(of, before, after)
    case 'project':
      return of.name.trim() === ''
        ? 'Name of the project removed'
        : `Project named “${cutName(of.name)}”`
    case 'advice':
      return adviceWords(before.plan, after.plan, format)
    case 'reset':
      return resetWords(of, before, after, format)
    case 'pins':
      return `${labelOf(of.field)} ${of.done}`
    case 'tiers':
      return `${shortTierTitle(of.tier, of.at)} ${of.done}`
    case 'own arrays':
      return ownArraysWords(of, format)
    case 'kept tests':
      return `Test ${cutName(of.name)} ${of.done}`
    case 'variants':
      return variantsWords(of)
    case 'plan':
      return planWords(of, after.plan)
  }
}

type Box = Exclude<
  Extract<EditSubject, { readonly field: string; readonly tier: number }>,
  { readonly kind: 'reset' }
>

function labelOf(key: string): string {
  return allAnswerFields.find((field) => field.key === key)?.label ?? key
}

/** Words for an edit of an answer: the answer, and how many others changed; or its draft. */
function answerWords(of: Box, before: Moment, after: Moment, format: Format): string {
  const { answers } = planChanges(before, after, null, format)
  const isGiven = ({ field, tier }: AnswerChange) => field.key === of.field && tier === of.tier
  const given = answers.find(isGiven)
  const others = answers.filter((one) => one !== given)
  const first = given ?? others[0]
  if (!first) return draftWords(of, before, after)
  const besides = given ? others.length : others.length - 1
  const more = besides > 0 ? `, and ${format.number(besides)} more` : ''
  return `${changeWords(first, before.plan, after.plan, format)}${more}`
}

function changeWords(
  { field, label, from, to, words }: AnswerChange,
  ...rest: [Plan, Plan, Format]
): string {
  const [before, after, format] = rest
  const size = (plan: Plan, value: typeof from) => {
    const box = fieldInPlanUnits(field, plan)
    return box.kind === 'number' && typeof value === 'number' ? sizeWords(box, value, format) : null
  }
  return `${label} ${size(before, from) ?? words.from} → ${size(after, to) ?? words.to}`
}

const larger = { MB: 'GB', GB: 'TB', MiB: 'GiB' } as const

/** Writes a size in larger units, `1 GB` for 1,000 MB; null if that is no whole number. */
function sizeWords({ unit }: NumberInputSpec, value: number, format: Format): string | null {
  if (unit !== 'MB' && unit !== 'GB' && unit !== 'MiB') return null
  const many = value / (unit === 'MiB' ? 1024 : 1000)
  return many >= 1 && Number.isInteger(many) ? `${format.number(many)}\u00a0${larger[unit]}` : null
}

/** Words for a typed text that is no answer yet, or that was discarded. */
function draftWords(of: Box, before: Moment, { plan, tierIds, drafts }: Moment): string {
  const field = allAnswerFields.find(({ key }) => key === of.field)
  const at = field?.scope === 'tier' && plan.tiers.length > 1 ? tierIds.indexOf(of.tier) : -1
  const tier = plan.tiers[at]
  const label = `${field?.label ?? of.field}${tier ? ` of ${shortTierTitle(tier, at)}` : ''}`
  const key = draftOrOriginKey(of)
  const typed = drafts[key]
  if (typed !== undefined) return `${label}: “${cutName(typed)}”, no answer yet`
  const former = before.drafts[key]
  return former === undefined ? `${label} typed again` : `${label}: “${cutName(former)}” taken back`
}

type Reset = Extract<EditSubject, { readonly kind: 'reset' }>

function resetWords(of: Reset, before: Moment, after: Moment, format: Format): string {
  switch (of.what) {
    case 'field':
      return `Reset: ${answerWords({ ...of, kind: 'answer' }, before, after, format)}`
    case 'step':
      return `${pageTitleIn(of.step, after.plan)} reset to the defaults`
    case 'plan':
      return 'All answers reset to the defaults'
  }
}

/** Words for a changed name of a plan or tier, author, customer or currency. */
function nameWords({ field, tier }: Box, before: Moment, after: Moment): string {
  const from = before.plan.tiers[before.tierIds.indexOf(tier)]
  const to = after.plan.tiers[after.tierIds.indexOf(tier)]
  if (field === 'tier') return renamed(tierNameDefinition.label, from?.name ?? '', to?.name ?? '')
  const changed = titleKeys.filter((key) => before.plan[key] !== after.plan[key])
  const words = changed.map((key) =>
    renamed(planTextDefinitions[key].label, before.plan[key], after.plan[key]),
  )
  return words.join(', ') || 'A name typed again'
}

const titleKeys = ['name', 'author', 'customer', 'currency'] as const

function renamed(label: string, from: string, to: string): string {
  const quoted = (name: string) => (name === '' ? 'none' : `“${cutName(name)}”`)
  return `${label} ${quoted(from)} → ${quoted(to)}`
}

function adviceWords(before: Plan, after: Plan, { number }: Format): string {
  const accepted = after.acknowledged.filter((code) => !before.acknowledged.includes(code)).length
  const withdrawn = before.acknowledged.filter((code) => !after.acknowledged.includes(code)).length
  if (accepted === 0 && withdrawn === 0) return 'Advice unchanged'
  if (accepted > 0)
    return accepted === 1 ? 'Advice accepted' : `${number(accepted)} pieces of advice accepted`
  return withdrawn === 1
    ? 'Advice no longer accepted'
    : `${number(withdrawn)} pieces of advice no longer accepted`
}

function ownArraysWords(of: OwnArraysEdit, { number }: Format): string {
  switch (of.done) {
    case 'imported':
      return `${of.count === 1 ? '1 array' : `${number(of.count)} arrays`} imported from ${cutName(of.file)}`
    default:
      return `Array ${cutName(of.array.name)} ${of.done}`
  }
}

function variantsWords({ done, title }: VariantsEdit): string {
  switch (done) {
    case 'named':
      return title.trim() === '' ? 'Name of a variant removed' : `Variant named “${cutName(title)}”`
    case 'copied':
      return `Variant “${title}” duplicated`
    default:
      return `Variant “${title}” ${done}`
  }
}

function planWords(of: Extract<EditSubject, { readonly kind: 'plan' }>, { name }: Plan): string {
  const named = name.trim() === '' ? '' : ` “${cutName(name)}”`
  switch (of.done) {
    case 'opened':
      return `Plan${named} opened from ${of.from === 'address' ? 'the address' : `a ${of.from}`}`
    case 'applied':
      return `Changed: ${of.change}`
    case 'started over':
      return 'Started over'
    case 'restored':
      return `Back to the own plan${named}`
    case 'followed':
      return `Plan${named} of the other tab taken`
  }
}
