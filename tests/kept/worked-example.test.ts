// @vitest-environment jsdom
import { defaultPlan } from '../../src/engine/index.ts'
import { keepPages } from './keep.ts'

keepPages({
  name: 'worked-example',
  plans: [defaultPlan],
  pages: {
    ...{ home: 0, users: 6, availability: 4, arrays: 3 },
    ...{ plan: 3, report: 0, design: 6, 'what-if': 2 },
    ...{ quick: 3, deploy: 3, test: 4 },
  },
  inShort: ['report'],
})
