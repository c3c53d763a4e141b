import { defineCheck, type Sentence, sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { sourceOfOwnRiskJudgments } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { availabilityOf, isVirtual } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { defaultsOfVersion } from '../../../plan/with-version.ts'
import {
  assumedReseedRate,
  nightHours,
  seedingTimes,
  spaceCopiedPerNight,
} from '../network/seeding.ts'
import { rateAnswerKeys } from '../processors/server-processors.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { areDatabasesInRaidArrays } from './judge-servers.ts'

type Sized = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** Notes on assumptions that the verdict rests on, and on the time to reseed a failed drive. */
export const allRoleRiskChecks = [
  defineCheck({
    code: 'hours-to-reseed',
    severity: 'note',
    when: ({ plan, sizing }: Sized) => {
      if (sizing.parts.copies.storage1.kind !== 'JBOD' || isVirtual(plan)) return []
      const { near } = seedingTimes(plan, sizing.parts)
      return near &&
        exceeds(near.volume.value, nightHours.value) &&
        !areDatabasesInRaidArrays(plan, sizing)
        ? [{ hours: near.volume, rate: assumedReseedRate }]
        : []
    },
    title: 'More than a night until a failed drive has its copies again',
    finding: ({ hours, rate }) =>
      sentenceTag`Copying the databases of a failed drive anew takes ${hours} at ${rate}, which is assumed. Until then each has one copy fewer.`,
    fix: ({ sizing, rate }) => {
      const most = spaceCopiedPerNight({ rate, night: nightHours })
      return sizing.parts.space.fullDatabase.value > most.value
        ? sentenceTag`Plan smaller databases, with at most ${most} on a drive, which is copied in a night of ${nightHours}, or measure the rate.`
        : sentenceTag`Keep at most ${most} on a drive, which is copied in a night of ${nightHours}, or measure the rate.`
    },
    answer: null,
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'witness-assumed',
    severity: 'note',
    when: ({ plan, sizing }: Sized) =>
      sizing.parts.copies.shape.twoSites &&
      plan.witnessSite === 'third site' &&
      plan.witnessServer === ''
        ? [{}]
        : [],
    title: 'No witness server was named',
    finding: () =>
      'What each loss leaves is found with a witness in a third site, to which both sites have a line of their own. With the witness in one of the two, the loss of that site stops the other until an administrator acts.',
    fix: 'Name the witness server, or say which site it is in.',
    answer: 'witnessSite',
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'processor-assumed',
    severity: 'note',
    when: ({ plan, sizing }: Sized): readonly Readonly<Record<string, Worked>>[] => {
      const { isRated, core } = sizing.parts.processors.site1
      if (!isRated) return [core ? { core } : {}]
      const isUsual = plan.processor !== '' && plan.processor === defaultsOfVersion(plan).processor
      const rate = isUsual && plan.processorBy === 'SPECrate 2017' && answer(plan, 'specRate2017')
      return rate ? [{ rate }] : []
    },
    title: 'No processor was chosen',
    finding: ({ plan, core, rate }): Sentence => {
      if (rate)
        return sentenceTag`The servers are taken to have ${plan.processor.split(':')[0] ?? ''}, with a rate of ${rate}. The verdict on processors rests on that.`
      return core
        ? sentenceTag`No rate was given: each core counts as ${core}. The verdict on processors rests on that.`
        : ['No rate was given: processors are not judged.']
    },
    fix: ({ plan }) =>
      isVirtual(plan)
        ? 'Enter the SPEC rate of your host.'
        : 'Choose the processor of your servers.',
    answer: ({ plan, rate }) => (rate ? 'processor' : rateAnswerKeys[plan.processorBy]),
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'no-lagged-copy',
    severity: 'note',
    when: ({ plan }: Sized) =>
      availabilityOf(plan) === 'dag' &&
      plan.copies > 1 &&
      plan.laggedCopies === 0 &&
      plan.backup === 'native'
        ? [{ copies: answer(plan, 'copies') }]
        : [],
    title: 'Neither a lagged copy nor a backup',
    finding: ({ copies }) =>
      sentenceTag`All ${copies} of a database replay the same logs at once: what corrupts or deletes mail reaches each of them, and no earlier state is kept.`,
    fix: 'Plan one lagged copy, or backups to restore from.',
    answer: 'laggedCopies',
    source: sourceOfOwnRiskJudgments,
  }),
] as const
