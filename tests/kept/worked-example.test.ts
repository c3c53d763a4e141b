// @vitest-environment jsdom
import { defaultPlan } from '../../src/engine/index.ts'
import { keepPages } from './keep.ts'

keepPages({
  name: 'worked-example',
  plans: [defaultPlan],
  pages: {
    ...{ home: 0, users: 6, availability: 4, arrays: 3 },
    ...{ plan: 3, report: 0, design: 6, 'what-if': 3, compare: 4 },
    ...{ 'existing-arrays': 4, explore: 2, quick: 4, deploy: 4, test: 6, workbook: 3 },
    ...{ statistics: 4, evidence: 5, errata: 2 },
  },
  inShort: ['report', 'evidence', 'errata'],
})
