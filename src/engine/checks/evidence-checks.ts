import {
  defineCheck,
  figureSource,
  quotaOwnerPhrase,
  sentenceTag,
  tierIndexOfQuota,
} from '../core/check.ts'
import { exceeds } from '../core/compare.ts'
import { citeAx45i, citeEqualLogic, citeStorageTek, ownRule, publicFigure } from '../core/source.ts'
import { citedFigure } from '../core/worked.ts'
import { databaseSpaceOfServerBlocks } from '../designs/block-design.ts'
import type { Candidate } from '../designs/candidate.ts'
import { loadFeltWhileRebuilding } from '../designs/rebuild.ts'
import {
  databasesShareOfUsable,
  effectOfLargeMailboxes,
  publishedTestFilledMost,
} from '../designs/tested-effects.ts'
import { shortVersionName, versionOf } from '../exchange/versions.ts'
import { raidConversionWords } from '../hardware/raid-conversion.ts'
import { checksOfEveryPlan } from '../methods/method-checks.ts'
import type { PlanToCheck } from '../methods/port/port.ts'
import { considersEqualLogic } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

/** Largest mailbox, in MB, whose reads were hardly slower in the tests. */
const largeAboveMb = 1000

/** Share of the storage that a test filled, up to which it says little about full storage. */
const little = citedFigure(
  'A small part of the storage',
  0.25,
  '%',
  citeStorageTek('Tested Deployment'),
)

export const evidenceChecks = [
  defineCheck({
    code: 'mailbox-above-1-gb',
    severity: 'note',
    when: ({ plan, sizing }: PlanToCheck) =>
      sizing.tiers.flatMap(({ mailbox: { quota } }) =>
        // Measured with Exchange 2010 on EqualLogic arrays.
        quota.value > largeAboveMb && considersEqualLogic(plan) ? [{ quota }] : [],
      ),
    tier: tierIndexOfQuota,
    title: 'Mailboxes above 1 GB',
    finding: ({ quota }) => sentenceTag`The quota${quotaOwnerPhrase(quota)} is ${quota}.`,
    measured: sentenceTag`Reads took ${effectOfLargeMailboxes.at1Gb} longer with mailboxes of 1 GB than with 512 MB, and ${effectOfLargeMailboxes.at15Gb} longer with 1.5 GB. Larger ones were not tested.`,
    fix: 'Expect slower reads; the predicted latencies include them.',
    answer: 'quota',
    source: citeEqualLogic('5.2 and Table 6'),
  }),
  defineCheck({
    code: 'dumpster-above-quota',
    severity: 'warning',
    when: ({ sizing }: PlanToCheck) =>
      sizing.tiers.flatMap(({ mailbox: { recoverable, quota } }) =>
        recoverable.value > quota.value ? [{ recoverable, quota }] : [],
      ),
    tier: tierIndexOfQuota,
    title: 'More deleted items than the mailbox holds',
    finding: ({ recoverable, quota }) =>
      sentenceTag`What is kept for recovery${quota.of === undefined ? '' : ` of a mailbox${quotaOwnerPhrase(quota)}`} takes ${recoverable}, more than the quota of ${quota}. The space is counted in full.`,
    fix: 'Check messages per day, message size, retention and quota.',
    answer: 'retention',
    source: ownRule(
      'The formula of EqualLogic 6.1 takes every message of the retention as deleted; with more of them than the quota holds, an answer is seldom what was meant.',
    ),
  }),
  checksOfEveryPlan.ofProfile,
  defineCheck({
    code: 'fuller-than-tested',
    severity: 'note',
    when: (checked: PlanToCheck) => {
      const filled = filledOf(checked)
      if (!filled) return []
      const { tested, ...of } = filled
      const use = databasesShareOfUsable(of)
      return exceeds(use.value, tested.value) ? [{ use, ...of }] : []
    },
    title: ({ recommendation: { proposed } }) =>
      proposed ? 'Fuller than any published test' : 'Fuller than when it was tested',
    finding: ({ use, data, usable }) =>
      sentenceTag`The databases fill ${use} of the proposed design: ${data} of ${usable}.`,
    measured: ({ recommendation: { proposed, proposedBlocks } }) =>
      proposed || !proposedBlocks?.solution.testedFill
        ? sentenceTag`The fullest test filled ${publishedTestFilledMost.use}, with ${publishedTestFilledMost.mailboxes} of ${publishedTestFilledMost.mailbox} on ${publishedTestFilledMost.test.model} in ${publishedTestFilledMost.test.raid} (EqualLogic Table ${publishedTestFilledMost.test.table.toString()}). A test of storage filled to about ${little} says little about full storage (StorageTek).`
        : sentenceTag`Its databases filled ${proposedBlocks.solution.testedFill} of it when it was tested. Results of emptier storage say little about fuller storage.`,
    fix: 'Test the design with databases of their full size.',
    answer: null,
    source: ({ recommendation: { proposedBlocks } }) =>
      proposedBlocks?.solution.id === 'StorageTek 2530'
        ? citeStorageTek('Tested Deployment')
        : citeAx45i('Table 1'),
  }),
  defineCheck({
    code: 'rebuild-not-carried',
    severity: 'warning',
    when: ({ recommendation: { proposed, proposedBlocks } }: PlanToCheck) => {
      if (proposed) {
        const { loss, asked: load, load: felt, holds } = proposed.rebuild
        return holds ? [] : [{ load, felt, loss }]
      }
      if (!proposedBlocks || proposedBlocks.rebuild.holds) return []
      const { loss, required: load } = proposedBlocks.rebuild
      return [{ load, felt: loadFeltWhileRebuilding({ load, loss }), loss }]
    },
    title: 'Does not hold while rebuilding',
    finding: ({ load, felt, loss }) =>
      sentenceTag`A rebuild takes ${loss} of the IOPS. With all servers up, ${load} then load the proposed storage like ${felt}: it is too slow until the drive is rebuilt.`,
    fix: ({ plan, recommendation: { proposed } }) =>
      proposed
        ? `Take a RAID policy that loses less, or more arrays, if that time counts.${laterWords(plan, proposed)}`
        : 'Take another building block, or fewer mailboxes to a block, if that time counts.',
    answer: ({ recommendation: { proposed } }) => (proposed ? 'raid' : 'storage'),
    source: ({ loss }) => figureSource(loss),
  }),
  checksOfEveryPlan.ofMemory,
  defineCheck({
    code: 'arrays-untested-with-version',
    severity: 'note',
    when: ({ plan, recommendation: { proposed } }: PlanToCheck) =>
      proposed?.array.kind === 'equallogic' && versionOf(plan).equalLogic !== 'tested' ? [{}] : [],
    title: 'Arrays tested with another version',
    finding: ({ plan }) =>
      `EqualLogic arrays were tested with Exchange 2010. Their latencies with ${shortVersionName(plan.exchange)} are extrapolated and marked †.`,
    fix: 'Test the design with Jetstress before production.',
    answer: ({ plan }) => versionOf(plan).asks.storage,
    source: citeEqualLogic('4'),
  }),
  defineCheck({
    code: 'figures-beyond-papers',
    severity: 'note',
    when: ({ plan }: PlanToCheck) => (versionOf(plan).standing === null ? [] : [{}]),
    title: 'Figures from outside the documents',
    finding: ({ plan }) =>
      `Microsoft’s workbook was made for Exchange 2013. Where ${shortVersionName(plan.exchange)} differs, ${
        versionOf(plan).standing === 'assumed'
          ? 'the public figures of Exchange 2016 are used: none newer are published for its load.'
          : 'public figures are used.'
      }`,
    fix: 'Test the design with Jetstress before production.',
    answer: 'exchange',
    source: ({ plan }) =>
      versionOf(plan).standing === 'assumed'
        ? publicFigure(
            'assumed',
            'No figures of its load are published for this version; those of Exchange 2016 are used.',
          )
        : publicFigure('A', 'Megacycles, memory and search catalog of Exchange 2016.', {
            publication: 'sizing2016',
          }),
  }),
]

/** Data on the proposed storage, its usable space, and how full the tested storage was. */
function filledOf({ sizing, recommendation: { proposed, proposedBlocks } }: PlanToCheck) {
  // It is not known how full an own array was when its owner measured it.
  if (proposed) {
    const { array, usable, prediction } = proposed
    if (array.kind === 'own') return null
    return prediction && { data: prediction.work.data, usable, tested: publishedTestFilledMost.use }
  }
  if (!proposedBlocks) return null
  const { solution, perServer: blocks } = proposedBlocks
  const { testedFill: tested } = solution
  if (!tested) return null
  return {
    data: sizing.dataOnServer,
    usable: databaseSpaceOfServerBlocks({ blocks, each: solution.decimalSpace ?? solution.space }),
    tested,
  }
}

/** Sentence on RAID policies that EqualLogic arrays can convert to; empty if all, or not known. */
function laterWords(plan: Plan, { array, raid }: Candidate): string {
  const isKnown = array.kind === 'equallogic' && versionOf(plan).equalLogic === 'tested'
  return isKnown && raid !== 'RAID 10'
    ? ` Settle it before data is on the array: ${raidConversionWords(raid)}.`
    : ''
}
