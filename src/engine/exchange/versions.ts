import type { ExchangeVersionId, Plan } from '../plan/plan.ts'
import { exchange2003 } from './exchange-2003.ts'
import { exchange2007 } from './exchange-2007.ts'
import { exchange2010 } from './exchange-2010.ts'
import { exchange2013 } from './exchange-2013.ts'
import { exchange2016 } from './exchange-2016.ts'
import { exchange2019, exchangeSe } from './exchange-2019.ts'
import type { ExchangeVersion } from './version.ts'

const versions: Readonly<Record<ExchangeVersionId, ExchangeVersion>> = {
  2003: exchange2003,
  2007: exchange2007,
  2010: exchange2010,
  2013: exchange2013,
  2016: exchange2016,
  2019: exchange2019,
  SE: exchangeSe,
}

/** The version of Exchange a plan is made for. */
export function versionOf({ exchange }: Pick<Plan, 'exchange'>): ExchangeVersion {
  return versions[exchange]
}
