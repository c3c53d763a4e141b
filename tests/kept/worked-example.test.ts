// @vitest-environment jsdom
import { defaultPlan } from '../../src/engine/index.ts'
import { keepPages } from './keep.ts'

keepPages({
  name: 'worked-example',
  plans: [defaultPlan],
  pages: {
    ...{ home: 0, users: 40, availability: 40, arrays: 25 },
    ...{ plan: 25, report: 4, design: 30, 'what-if': 40, compare: 20 },
    ...{
      'existing-arrays': 20,
      explore: 20,
      quick: 20,
      deploy: 20,
      test: 40,
      workbook: 5,
      statistics: 10,
    },
    ...{ 'worked-example': 10, reference: 20, evidence: 20, errata: 10 },
  },
})
