import { publicFigure } from '../core/source.ts'
import { exceeds } from '../core/units.ts'
import { kindOf } from '../plan/features.ts'
import { type Checks, sourceOf } from './advice.ts'

/** What the version of Exchange gives cause to say. */
export const versionAdvice: Checks<'memory-above-version' | 'figures-beyond-papers'> = {
  'memory-above-version': ({ plan, sizing: { memory } }) => {
    if (!memory?.most || !exceeds(memory.needed.value, memory.most.value)) return []
    const { needed, most } = memory
    const { worstCase } = plan.availability
    return [
      {
        code: 'memory-above-version',
        severity: 'warning',
        figures: { needed },
        consequence: { most },
        source: sourceOf(most),
        // Where one server carries all of a DAG, more servers carry no less each.
        answer: kindOf(plan) === 'dag' && worstCase === 'one server' ? 'worstCase' : 'servers',
        tier: null,
      },
    ]
  },
  'figures-beyond-papers': ({ plan }) => {
    const newer = plan.exchange === '2019' || plan.exchange === 'SE'
    if (!newer && plan.exchange !== '2013' && plan.exchange !== '2016') return []
    return [
      {
        code: 'figures-beyond-papers',
        severity: 'note',
        figures: {},
        consequence: {},
        source: newer
          ? publicFigure(
              'assumed',
              'Nothing is published for this version; people use the figures of Exchange 2016.',
            )
          : publicFigure('A', 'Profile, cache, logs and search catalog of Exchange 2013 and 2016.'),
        answer: 'exchange',
        tier: null,
      },
    ]
  },
}
