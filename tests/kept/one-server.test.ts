// @vitest-environment jsdom
import { withVersion } from '../../src/engine/index.ts'
import { namedPlans } from '../engine/named-plans.ts'
import { keepPages } from './keep.ts'

const { standalone, 'own-array': ownArray, 'nothing-fits': nothingFits } = namedPlans

/** Two tiers on one server with an array of its own, as Microsoft's workbook sizes it; beside it a plan of the papers and one without a design. */
keepPages({
  name: 'one-server',
  plans: [
    {
      ...withVersion(standalone, '2016'),
      ...{ mode: 'microsoft', storage: 'own', ownArrays: ownArray.ownArrays },
      tiers: [standalone.tiers[0], { ...standalone.tiers[0], name: 'Shop floor', messages: 40 }],
    },
    standalone,
    nothingFits,
  ],
  pages: {
    all: 0,
    users: 4,
    arrays: 3,
    plan: 1,
    design: 4,
  },
  inShort: ['all', 'plan'],
})
