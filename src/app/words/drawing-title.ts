import { cutName, type Plan } from '../../engine/index.ts'

/** Title of a drawing: customer and plan name. */
export function drawingTitle({ name, customer }: Pick<Plan, 'name' | 'customer'>): string {
  const titles = [cutName(customer), cutName(name) || 'Exchange storage plan']
  return titles.filter(Boolean).join(', ')
}
