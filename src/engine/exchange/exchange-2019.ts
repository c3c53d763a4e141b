import { publicFigure } from '../core/source.ts'
import { published } from '../core/worked.ts'
import { from2013 } from './exchange-2013.ts'
import type { ExchangeVersion } from './version.ts'

/** Exchange Server 2019: the figures of 2016, as an assumption, and memory of its own. */
export const exchange2019 = {
  ...from2013({ profile: 'assumed', logs: 'assumed' }),
  id: '2019',
  name: 'Exchange Server 2019',
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
} as const satisfies ExchangeVersion

/** The Subscription Edition: as 2019. */
export const exchangeSe = {
  ...exchange2019,
  id: 'SE',
  name: 'Exchange Server Subscription Edition',
} as const satisfies ExchangeVersion
