import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { threeFullVariants } from '../codec/three-variants.ts'
import { exampleA, exampleB } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { standalone300, threeTiers40000 } from './reference-plans.ts'

const [, , allAnswered] = threeFullVariants
if (!allAnswered) throw new Error('There are three')

/** Plans of both methods that differ in version, availability and storage, by their names. */
export const namedPlans = {
  standalone: standalone300,
  corporation: threeTiers40000,
  'tested-blocks': {
    ...defaultPlan,
    ...{ exchange: '2007', availability: 'scc', servers: 4, sites: 1, storage: 'tested' },
  },
  'exchange-2003': withVersion(defaultPlan, '2003'),
  'own-array': {
    ...defaultPlan,
    exchange: '2016',
    storage: 'own',
    ownArrays: [
      {
        ...{ id: 'a1', name: 'Big box', driveKind: '10K SAS 2.5"', driveGb: 1800, drives: 24 },
        ...{ spares: 2, raid: ['RAID 10', 'RAID 6'], activePorts: 8, iopsPerDrive: null },
        ...{ measuredIops: {}, price: null },
      },
    ],
  },
  'lagged-corrected': { ...planFromKeys(exampleA.design), exchange: '2019', mode: 'corrected' },
  'as-microsoft': planFromKeys(exampleB.design),
  'nothing-fits': {
    ...withVersion(defaultPlan, 'SE'),
    tiers: [
      {
        ...defaultPlan.tiers[0],
        name: 'A name as long as names may be, '.repeat(2),
        mailboxes: 400_000,
      },
    ],
  },
  'all-answered': allAnswered,
} satisfies Readonly<Record<string, Plan>>
