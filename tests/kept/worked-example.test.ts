// @vitest-environment jsdom
import { defaultPlan } from '../../src/engine/index.ts'
import { keepPages } from './keep.ts'

keepPages({
  name: 'worked-example',
  plans: [defaultPlan],
  pages: {
    ...{ home: 0, users: 12, availability: 6, arrays: 4 },
    ...{ plan: 4, report: 0, design: 10, 'what-if': 5, compare: 8 },
    ...{ 'existing-arrays': 8, explore: 3, quick: 5, deploy: 6, test: 12, workbook: 3 },
    ...{ statistics: 6, 'worked-example': 4, reference: 10, evidence: 10, errata: 4 },
  },
  inShort: ['report', 'worked-example', 'reference', 'evidence', 'errata'],
})
