import { publicFigure } from '../core/source.ts'
import { published } from '../core/worked.ts'
import { from2013 } from './exchange-2013.ts'
import type { ExchangeVersion } from './version.ts'

/** Exchange Server 2019 and the Subscription Edition: the figures of 2016, as an assumption. */
function from2016(id: '2019' | 'SE'): ExchangeVersion {
  return {
    ...from2013(id, { profile: 'assumed', logs: 'assumed' }),
    mostMemory: published(
      'Memory, at most',
      256,
      'GB',
      publicFigure('A', 'The most memory Exchange 2019 and later are recommended to have.'),
    ),
    leastMemory: published(
      'Memory, at least',
      128,
      'GB',
      publicFigure('A', 'The least memory Exchange 2019 and later are recommended to have.'),
    ),
  }
}

export const exchange2019 = from2016('2019')
export const exchangeSe = from2016('SE')
