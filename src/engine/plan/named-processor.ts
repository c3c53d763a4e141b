import {
  type PublishedProcessor,
  processorIn,
  processorText,
} from '../hardware/published-processor.ts'
import type { Plan } from './plan.ts'

type Named = Pick<Plan, 'processor' | 'processorBy' | 'cores' | 'specRate2017'>

/** The answers that a processor gives a server. */
export function processorAnswers(processor: PublishedProcessor): Named {
  const { cores, median } = processor
  return {
    ...{ processor: processorText(processor), processorBy: 'SPECrate 2017' },
    ...{ cores, specRate2017: median },
  }
}

/** A plan with a processor by its line of text, and with the answers that it gives; without any for no such text. */
export function withProcessor(plan: Plan, text: string): Plan {
  const processor = processorIn(text)
  return { ...plan, ...(processor ? processorAnswers(processor) : { processor: text }) }
}

/** The processor of a plan, while its cores and its rate are what was published of it; null where none is. */
export function namedProcessor(plan: Named): PublishedProcessor | null {
  const named = processorIn(plan.processor)
  const counts =
    plan.processorBy === 'SPECrate 2017' &&
    plan.cores === named?.cores &&
    plan.specRate2017 === named.median
  return counts ? named : null
}
