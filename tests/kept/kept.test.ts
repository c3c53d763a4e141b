// @vitest-environment page
// @vitest-environment-options {"console": true, "alone": "kept"}
import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { openWorkbookFile } from '../../src/app/store/opened-workbook.ts'
import { addStatisticsFiles } from '../../src/app/store/statistics.ts'
import { addReportFiles } from '../../src/app/store/test-reports.ts'
import { defaultPlan, withVersion } from '../../src/engine/index.ts'
import { threeFullVariants } from '../codec/three-variants.ts'
import { namedPlans } from '../engine/named-plans.ts'
import { exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { namesOfB, resultsOfB } from '../workbook/filled-examples.ts'
import { makeWorkbook } from '../workbook/make-workbook.ts'
import { keepPages } from './keep.ts'

const { standalone, 'own-array': ownArray, 'nothing-fits': nothingFits } = namedPlans

/** Two tiers on one server with an array of its own, as Microsoft's workbook sizes it; beside it a plan of the papers and one without a design. */
describe('one server', () => {
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
    pages: { all: 0, users: 2, arrays: 1, design: 2 },
    inShort: ['all'],
  })
})

describe('the worked example', () => {
  keepPages({
    name: 'worked-example',
    plans: [defaultPlan],
    pages: {
      ...{ home: 0, users: 3, availability: 2, arrays: 1 },
      ...{ plan: 0, design: 3, 'what-if': 1, test: 2 },
    },
  })
})

const sizes = [
  'Mailbox,ItemCount,TotalItemSize',
  ...Array.from(
    { length: 40 },
    (_, at) => `m${at}@contoso.example,${at * 7},"${at} MB (${at * 1_048_576} bytes)"`,
  ),
]
const fixture = (name: string) => new File([readFileSync(`tests/jetstress/fixtures/${name}`)], name)

/** Two sites of Exchange SE, every answer of the variants beside it another; files read on every page that reads them. Last, as the files stay open. */
describe('two sites', () => {
  keepPages({
    name: 'two-sites',
    plans: [
      { ...planFromKeys(exampleC.design), exchange: 'SE', mode: 'corrected' },
      ...threeFullVariants.slice(1),
    ],
    filled: async () => {
      await addStatisticsFiles([new File([sizes.join('\n')], 'sizes.csv')])
      const workbook = makeWorkbook({ names: { ...namesOfB, ...resultsOfB } })
      await openWorkbookFile(new File([new Uint8Array(workbook)], 'calculator.xlsm'))
      await addReportFiles(
        ['made-2013-performance.html', 'made-2013-backup.html', 'made-2013-soft-recovery.html'].map(
          fixture,
        ),
      )
    },
    pages: {
      ...{ users: 1, availability: 2, arrays: 1 },
      ...{ plan: 1, report: 0, compare: 2, deploy: 3, test: 3 },
      ...{ 'existing-arrays': 1, workbook: 2, statistics: 3 },
    },
    inShort: ['report'],
  })
})
