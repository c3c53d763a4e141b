import { formula } from '../core/formula.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import { citedFigure } from '../core/worked.ts'
import { equalLogicArrayOfModel, usableEqualLogicCapacity } from '../hardware/equallogic-arrays.ts'
import {
  citeEqualLogicTest,
  citeEqualLogicTestSetup,
  distinctEqualLogicTests,
  type EqualLogicTest,
  equalLogicTests,
} from '../hardware/equallogic-tests.ts'
import { usablePerServer } from './design-formulas.ts'

/** Share by which one test performed more load than another with the same mailboxes. */
export const loadDifferenceOfTests = formula({
  label: 'More IOPS',
  unit: '%',
  takes: { more: 'IOPS', less: 'IOPS' },
  text: 'more ÷ less − 1',
  source: citeEqualLogic('Table 8'),
  errata: ['E24'],
  shownAs: 'measured',
})

/** Read latency of one test as a multiple of another’s. */
export const latencyMultipleOfTests = formula({
  label: 'Read latency against',
  unit: '×',
  takes: { slower: 'ms', usual: 'ms' },
  text: 'slower ÷ usual',
  source: citeEqualLogic('Table 8'),
  errata: ['E24'],
  shownAs: 'measured',
})

/** Share by which reads took longer in one test than in another. */
export const readSlowdownOfTests = formula({
  label: 'Slower reads',
  unit: '%',
  takes: { slower: 'ms', usual: 'ms' },
  text: 'slower ÷ usual − 1',
  source: citeEqualLogic('Table 6'),
  shownAs: 'measured',
})

/** Size of one database of a test with all its mailboxes full. */
export const databaseSizeInReferenceTest = formula({
  label: 'Database file of the reference test',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', mailbox: 'MB', databases: 'databases' },
  text: 'mailboxes × mailbox ÷ 1000 ÷ databases',
  constants: { 1000: 'MB/GB' },
  source: citeEqualLogic('Table 1'),
  errata: ['E26', 'E30'],
})

/** Size of all databases of a test with all mailboxes full. */
export const databaseSpaceOfTest = formula({
  label: 'Databases of the test',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', mailbox: 'MB' },
  text: 'mailboxes × mailbox ÷ 1000',
  constants: { 1000: 'MB/GB' },
  source: citeEqualLogic('5.2'),
  errata: ['E7', 'E26'],
})

export const databasesShareOfUsable = formula({
  label: 'Databases on the usable capacity',
  unit: '%',
  takes: { data: 'GB', usable: 'GB' },
  text: 'data ÷ usable',
  source: ownRule('Space of the databases against the space there is, logs and overhead aside.'),
})

function testOf(table: number, is: (test: EqualLogicTest) => boolean): EqualLogicTest {
  const found = equalLogicTests.find((test) => test.table === table && is(test))
  if (!found) throw new Error(`Table ${table.toString()} has no such test`)
  return found
}

const loadOf = (test: EqualLogicTest, what: string) =>
  citedFigure(`Total load with ${what}`, test.totalIops, 'IOPS', citeEqualLogicTest(test))
const readsOf = (test: EqualLogicTest, what: string) =>
  citedFigure(`Database reads with ${what}`, test.dbReadMs, 'ms', citeEqualLogicTest(test))
const mailboxesOf = (test: EqualLogicTest) =>
  citedFigure('Mailboxes of the test', test.users, 'mailboxes', citeEqualLogicTestSetup(test))
const mailboxOf = (test: EqualLogicTest) =>
  citedFigure('Mailbox of the test', test.mailboxMb, 'MB', citeEqualLogicTestSetup(test))

const twoDatabases = testOf(8, ({ databases }) => databases === 2)
const twentyDatabases = testOf(8, ({ databases }) => databases === 20)

/** Cost of 20 databases against 2 for the same 5,000 mailboxes, and how many did not pass. */
export const effectOfManyDatabases = {
  moreIops: loadDifferenceOfTests({
    more: loadOf(twentyDatabases, '20 databases'),
    less: loadOf(twoDatabases, '2 databases'),
  }),
  slowerReads: latencyMultipleOfTests({
    slower: readsOf(twentyDatabases, '20 databases'),
    usual: readsOf(twoDatabases, '2 databases'),
  }),
  failed: citedFigure('Databases that did not pass', 40, 'databases', citeEqualLogic('5.3')),
} as const

const usualReads = readsOf(
  testOf(6, ({ mailboxMb }) => mailboxMb === 512),
  'mailboxes of 512 MB',
)
const readsAt = (mb: number, size: string) =>
  readSlowdownOfTests({
    slower: readsOf(
      testOf(6, ({ mailboxMb }) => mailboxMb === mb),
      `mailboxes of ${size}`,
    ),
    usual: usualReads,
  })

/** Slower reads of mailboxes of 1 and of 1.5 GB against those of 512 MB. */
export const effectOfLargeMailboxes = {
  at1Gb: readsAt(1000, '1 GB'),
  at15Gb: readsAt(1500, '1.5 GB'),
} as const

const reference = testOf(4, ({ iopsPerMailbox }) => iopsPerMailbox === 0.18)

/** Database of the reference test: on a standalone server, and in the DAG tests too. */
export const sizeOfReferenceTestDatabase = databaseSizeInReferenceTest({
  mailboxes: mailboxesOf(reference),
  mailbox: mailboxOf(reference),
  databases: citedFigure(
    'Databases of the test',
    reference.databases,
    'databases',
    citeEqualLogicTestSetup(reference),
  ),
})

/** Share of its arrays that the databases of a test filled. */
function filling(test: EqualLogicTest) {
  const { model, raid, units } = test
  const mailboxes = mailboxesOf(test)
  const mailbox = mailboxOf(test)
  const use = databasesShareOfUsable({
    data: databaseSpaceOfTest({ mailboxes, mailbox }),
    usable: usablePerServer({
      arrays: citedFigure('Arrays in the pool', units, 'arrays', citeEqualLogicTestSetup(test)),
      each: usableEqualLogicCapacity(
        equalLogicArrayOfModel(model),
        equalLogicArrayOfModel(model).testedDriveGb,
        raid,
      ),
    }),
  })
  return { test, mailboxes, mailbox, use }
}

/** Published test whose databases filled most of the usable capacity, and how much. */
export const publishedTestFilledMost = distinctEqualLogicTests
  .map(filling)
  .reduce((most, one) => (one.use.value > most.use.value ? one : most))
