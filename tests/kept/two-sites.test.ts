// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { takeWorkbook } from '../../src/app/store/opened-workbook.ts'
import { takeStatistics } from '../../src/app/store/statistics.ts'
import { takeReports } from '../../src/app/store/test-reports.ts'
import { threeFullVariants } from '../codec/three-variants.ts'
import { exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { namesOfB, resultsOfB } from '../workbook/filled-examples.ts'
import { makeWorkbook } from '../workbook/make-workbook.ts'
import { keepPages } from './keep.ts'

const sizes = [
  'Mailbox,ItemCount,TotalItemSize',
  ...Array.from(
    { length: 40 },
    (_, at) => `m${at}@contoso.example,${at * 7},"${at} MB (${at * 1_048_576} bytes)"`,
  ),
]
const fixture = (name: string) => new File([readFileSync(`tests/jetstress/fixtures/${name}`)], name)

/** Two sites of Exchange SE, every answer of the variants beside it another; files read on every page that reads them. */
keepPages({
  name: 'two-sites',
  plans: [
    { ...planFromKeys(exampleC.design), exchange: 'SE', mode: 'corrected' },
    ...threeFullVariants.slice(1),
  ],
  filled: async () => {
    await takeStatistics([new File([sizes.join('\n')], 'sizes.csv')])
    const workbook = makeWorkbook({ names: { ...namesOfB, ...resultsOfB } })
    await takeWorkbook(new File([new Uint8Array(workbook)], 'calculator.xlsm'))
    await takeReports(
      ['made-2013-performance.html', 'made-2013-backup.html', 'made-2013-soft-recovery.html'].map(
        fixture,
      ),
    )
  },
  pages: {
    ...{ users: 4, availability: 4, arrays: 3 },
    ...{ plan: 2, report: 0, 'what-if': 1, compare: 5, deploy: 6, test: 6 },
    ...{ 'existing-arrays': 4, explore: 1, quick: 2, workbook: 5, statistics: 6 },
  },
  inShort: ['report'],
})
