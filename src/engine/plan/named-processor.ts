import {
  type PublishedProcessor,
  parseProcessor,
  processorText,
} from '../hardware/published-processor.ts'
import type { Plan } from './plan.ts'

type Named = Pick<Plan, 'processor' | 'processorBy' | 'cores' | 'specRate2017'>

/** Answers of a server that a published processor fills in. */
export function answersOfProcessor(processor: PublishedProcessor): Named {
  const { cores, median } = processor
  return {
    ...{ processor: processorText(processor), processorBy: 'SPECrate 2017' },
    ...{ cores, specRate2017: median },
  }
}

/** A plan with the processor of a text, its cores and rate; an unknown text leaves those two. */
export function planWithProcessor(plan: Plan, text: string): Plan {
  const processor = parseProcessor(text)
  return { ...plan, ...(processor ? answersOfProcessor(processor) : { processor: text }) }
}

/** Processor of a plan, if its cores and rate are the published ones; else null. */
export function publishedProcessorOfPlan(plan: Named): PublishedProcessor | null {
  const named = parseProcessor(plan.processor)
  const counts =
    plan.processorBy === 'SPECrate 2017' &&
    plan.cores === named?.cores &&
    plan.specRate2017 === named.median
  return counts ? named : null
}
