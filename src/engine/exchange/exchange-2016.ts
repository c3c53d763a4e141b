import { publicFigure } from '../core/source.ts'
import { published } from '../core/worked.ts'
import { from2013 } from './exchange-2013.ts'
import type { ExchangeVersion } from './version.ts'

/** Exchange Server 2016: as 2013, with more memory. */
export const exchange2016 = {
  ...from2013({ profile: 'A', logs: 'assumed' }),
  id: '2016',
  name: 'Exchange Server 2016',
  mostMemory: published(
    'Memory, at most',
    192,
    'GB',
    publicFigure('A', 'The most memory Exchange 2016 is recommended to have.'),
  ),
} as const satisfies ExchangeVersion
