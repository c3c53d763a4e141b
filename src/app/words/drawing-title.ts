import { cutName, type Plan } from '../../engine/index.ts'

/** What a drawing of a plan is called: by the names that a person gave. */
export function drawingTitle({ name, customer }: Pick<Plan, 'name' | 'customer'>): string {
  const titles = [cutName(customer), cutName(name) || 'Exchange storage plan']
  return titles.filter(Boolean).join(', ')
}
