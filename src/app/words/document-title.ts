import { cutName, type Plan } from '../../engine/index.ts'

/** Matches titles that the program gives to variants; `change` is the list of changed answers. */
const givenTitle = /^Variant \d+(?: \(copy(?: \d+)?\))?(?:, (?<change>.*))?$/

/** Title of a report or another document: the plan’s name, or a general one if nobody named it. */
export function planDocumentTitle({ name }: Pick<Plan, 'name'>): string {
  const given = givenTitle.exec(name)
  if (name.trim() !== '' && !given) return cutName(name)
  return cutName(['Exchange storage plan', given?.groups?.change].filter(Boolean).join(', '))
}

/** Title of a drawing: customer and title of the plan. */
export function drawingTitle(plan: Pick<Plan, 'name' | 'customer'>): string {
  return [cutName(plan.customer), planDocumentTitle(plan)].filter(Boolean).join(', ')
}
