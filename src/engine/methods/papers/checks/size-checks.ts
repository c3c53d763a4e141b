import { labelInSentence } from '../../../core/as-shown.ts'
import {
  figureSource,
  quotaOwnerPhrase,
  sentenceTag,
  tierIndexOfQuota,
} from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { citedFigure } from '../../../core/worked.ts'
import {
  effectOfManyDatabases,
  sizeOfReferenceTestDatabase,
} from '../../../designs/tested-effects.ts'
import { paperVersionOf, shortVersionName, versionOf } from '../../../exchange/versions.ts'
import { hasFeature, isReplicated } from '../../../plan/features.ts'
import { answer } from '../../../plan/plan.ts'
import { databasesAnswerKeyOfPlan } from '../../port/port.ts'
import { paperCheck } from './paper-check.ts'

/** More databases than this on a server count as many, if they are small. */
const manyAbove = 5
/** A database with fewer mailboxes than this counts as small. */
const smallBelow = 500

const leastOverhead = citedFigure('Overhead, at least', 0.2, '%', citeEqualLogic('7'))

const moreDatabases = 'Use more databases, or a smaller quota.'

export const sizeChecks = [
  paperCheck({
    code: 'database-file-above-limit',
    severity: 'limit',
    when: ({ plan, sizing: { databaseFile: file } }) => {
      const most = paperVersionOf(plan).databaseFile
      return most && exceeds(file.value, most.value) ? [{ file, most }] : []
    },
    title: 'Database file above the limit',
    finding: ({ file, most }) =>
      sentenceTag`A database grows to ${file}. Exchange supports files up to ${most}.`,
    fix: moreDatabases,
    answer: databasesAnswerKeyOfPlan,
    source: ({ most }) => figureSource(most),
  }),
  paperCheck({
    code: 'databases-above-edition',
    severity: 'limit',
    when: ({ plan, sizing }) => {
      const { onServer } = sizing.databases
      const most = versionOf(plan).databasesPerServer[plan.edition]
      return onServer.value > most.value ? [{ onServer, most }] : []
    },
    title: ({ plan }) =>
      hasFeature(plan, 'editions')
        ? 'More databases than the edition can mount'
        : 'More databases than a server can mount',
    finding: ({ onServer, most, plan }) =>
      sentenceTag`One server holds copies of ${onServer}. ${hasFeature(plan, 'editions') ? `${plan.edition} edition` : shortVersionName(plan.exchange)} can mount at most ${most}.`,
    fix: ({ plan }) =>
      `Put more mailboxes in each database${hasFeature(plan, 'editions') && plan.edition === 'Standard' ? ', use Enterprise edition,' : ''} or add servers.`,
    answer: databasesAnswerKeyOfPlan,
    source: ({ most }) => figureSource(most),
  }),
  paperCheck({
    code: 'quota-above-version',
    severity: 'warning',
    when: ({ plan, sizing }) => {
      const most = paperVersionOf(plan).mostQuota
      return sizing.tiers.flatMap(({ mailbox: { quota } }) =>
        most && quota.value > most.value ? [{ quota, most }] : [],
      )
    },
    tier: tierIndexOfQuota,
    title: 'Mailboxes larger than the papers agree on',
    finding: ({ quota, most, plan }) =>
      sentenceTag`The quota${quotaOwnerPhrase(quota)} is ${quota}. StorageTek gives ${most} as the largest mailbox for ${shortVersionName(plan.exchange)}.`,
    measured: 'AX4-5i nevertheless reckons with mailboxes of 3 GB in Exchange 2007 (Table 6).',
    fix: 'Lower the quota, or plan a later version.',
    answer: 'quota',
    source: ({ most }) => figureSource(most),
  }),
  paperCheck({
    code: 'servers-above-dag',
    severity: 'note',
    when: ({ plan, sizing }) => {
      const { dags } = sizing.databases
      const most = versionOf(plan).serversPerDag
      const servers = answer(plan, 'servers')
      return dags && servers.value > most.value ? [{ servers, dags, most }] : []
    },
    title: 'More servers than one DAG can have',
    finding: ({ servers, dags, most }) =>
      sentenceTag`A DAG can have at most ${most}, so these ${servers} form ${dags}, all alike. Each DAG has its own databases, and no copies of another’s.`,
    fix: ({ most }) => sentenceTag`Up to ${most} stay one DAG.`,
    answer: 'servers',
    source: ({ most }) => figureSource(most),
  }),
  paperCheck({
    code: 'overhead-below-20',
    severity: 'warning',
    when: ({ sizing: { volumes } }) =>
      volumes.overhead.value < leastOverhead.value ? [{ overhead: volumes.overhead }] : [],
    title: sentenceTag`Overhead below ${leastOverhead}`,
    finding: ({ overhead }) =>
      sentenceTag`The capacity overhead is ${overhead}. The paper asks for at least ${leastOverhead}, for growth nobody foresaw.`,
    fix: 'Raise the capacity overhead.',
    answer: 'overhead',
    source: citeEqualLogic('7'),
  }),
  paperCheck({
    code: 'database-above-guideline',
    severity: 'warning',
    when: ({ plan, sizing: { databaseFile: file } }) => {
      const guideline = paperVersionOf(plan).guideline[isReplicated(plan) ? 'more' : 'one']
      return guideline && exceeds(file.value, guideline.value) ? [{ file, guideline }] : []
    },
    title: 'Database file above the guideline',
    finding: ({ file, guideline }) =>
      sentenceTag`A database grows to ${file}. The ${labelInSentence(guideline.label)} is at most ${guideline}.`,
    measured: ({ plan }) => {
      if (versionOf(plan).equalLogic !== 'tested') return []
      return isReplicated(plan)
        ? sentenceTag`The published tests of a DAG ran databases of ${sizeOfReferenceTestDatabase}.`
        : sentenceTag`The reference test ran databases of ${sizeOfReferenceTestDatabase} on a standalone server: this is advice, not a limit.`
    },
    fix: moreDatabases,
    answer: databasesAnswerKeyOfPlan,
    source: ({ guideline, plan }) =>
      versionOf(plan).equalLogic === 'tested'
        ? citeEqualLogic('3 and Table 1')
        : figureSource(guideline),
  }),
  paperCheck({
    code: 'many-small-databases',
    severity: 'warning',
    when: ({ plan, sizing }) => {
      const { onServer, mailboxesEach } = sizing.databases
      // What more databases cost was measured with Exchange 2010 only.
      if (versionOf(plan).equalLogic !== 'tested') return []
      return onServer.value > manyAbove && mailboxesEach.value < smallBelow
        ? [{ onServer, mailboxesEach }]
        : []
    },
    title: 'Many small databases',
    finding: ({ onServer, mailboxesEach }) =>
      sentenceTag`${onServer} on one server, with ${mailboxesEach}. Each database has its own maintenance, so many small ones cost more I/O than a few large ones.`,
    measured: sentenceTag`The same mailboxes took ${effectOfManyDatabases.moreIops} more IOPS in 20 databases than in 2, and ${effectOfManyDatabases.slowerReads} times the read latency. A test with ${effectOfManyDatabases.failed} did not pass.`,
    fix: 'Put more mailboxes in each database.',
    answer: databasesAnswerKeyOfPlan,
    source: ownRule(
      'Fewer than 500 mailboxes in each of more than 5 databases on a server. Where EqualLogic measured what databases cost (Table 8), 5 held 1,000 mailboxes each, 10 held 500 and 20 held 250.',
    ),
  }),
]
