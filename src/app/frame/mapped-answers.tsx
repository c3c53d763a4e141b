import {
  defaultPlan,
  type Field,
  fields,
  kindOf,
  type Plan,
  shortVersionName,
} from '../../engine/index.ts'

/** What became of the answers of a plan that was made when its version was sized by the papers’ figures. */
export function MappedAnswers({ plan }: { plan: Plan }) {
  const uncounted = fields.filter((field) => isLost(field, plan)).map(({ label }) => label)
  const name = shortVersionName(plan.exchange)
  return (
    <p>
      {name} is sized by its role requirements now, no longer by figures beside the papers.{' '}
      {mappedWords(plan)}
      {uncounted.length > 0 && ` No longer counted, but kept: ${uncounted.join(', ')}.`}
    </p>
  )
}

/** Answers that have a counterpart in the other method, which took them over. */
const takenOver = ['servers', 'logDays', 'singleItemRecovery', 'calendarLogging']

function isLost(field: Field, plan: Plan): boolean {
  if (field.method !== 'papers' || takenOver.includes(field.key)) return false
  const tiers = field.scope === 'tier' ? plan.tiers : plan.tiers.slice(0, 1)
  return tiers.some((_tier, at) => field.read(plan, at) !== field.read(defaultPlan, 0))
}

function mappedWords(plan: Plan): string {
  const { servers, activeServers, dags, copies, secondSiteCopies, sites } = plan
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  const kept = `${many(plan.logDays, 'day')} of logs, overhead, growth and quota are kept.`
  if (kindOf(plan) === 'none') return `Its ${many(servers, 'standalone server')} and ${kept}`
  const each = dags > 1 ? ` in each of ${dags} DAGs` : ''
  const first = sites > 1 ? ' in the first site' : ''
  const split = sites > 1 ? `, ${secondSiteCopies} of ${copies} copies in the second` : ''
  return `Its ${many(servers, 'server')} became ${activeServers} with active mailboxes${first}${each}${split}; ${kept}`
}
