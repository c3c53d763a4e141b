import type { Advice } from '../core/check.ts'
import type { Edition } from '../exchange/version.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'
import type { AnswerKey, Plan } from '../plan/plan.ts'

/** Answers in contradiction, or with `breaksLimit` beyond a limit of Exchange; change `answer`. */
export type Problem =
  | Told<'copies above servers', 'copies', 'copies' | 'servers'>
  | Told<'losses not below copies', 'lostServers', 'lost' | 'copies'>
  | Told<'one site to survive', 'survive', 'sites'>
  | Told<'unequal sites', 'servers', 'servers' | 'sites'>
  | Told<'copies lost with a site', 'copies', 'copies' | 'sites' | 'besides' | 'least'>
  | Told<'site of all copies', 'survive', 'inSites'>
  | Told<'sites above servers', 'sites', 'sites' | 'servers'>
  | Told<'unequal DAGs', 'servers', 'servers' | 'dags'>
  | Told<'sites above clusters', 'sites', 'sites' | 'clusters'>
  | Told<'odd clusters', 'servers', 'servers'>
  | (Told<'too many databases', DatabasesAnswer, 'databases' | 'most'> & {
      readonly exchange: ExchangeVersionId
      /** Null if the limit is the same for every edition. */
      readonly edition: Edition | null
    })
  | Told<'database file too large', DatabasesAnswer, 'gb' | 'mostGb'>
  | FailedCheck

/** A failed check of the method for Exchange 2013 to SE, in the words of its advice. */
export type FailedCheck = {
  readonly code: `check ${string}`
  readonly answer: string
  /** All answers that may be changed to fix it, `answer` first. */
  readonly answers: readonly string[]
  readonly advice: Advice
  readonly breaksLimit?: true
}

/** A problem with the field to change and the numbers of its sentence. */
type Told<Code extends string, Answer extends string, Numbers extends string> = {
  readonly code: Code
  readonly answer: Answer
  readonly breaksLimit?: true
} & { readonly [K in Numbers]: number }

type DatabasesAnswer = 'databases' | 'mailboxesPerDatabase'

export type ProblemFix = { readonly answer: AnswerKey; readonly value: number | string }

/** Changes that each remove a problem; empty if its numbers do not say which. */
export function fixesOfProblem(problem: Problem): readonly ProblemFix[] {
  switch (problem.code) {
    case 'one site to survive':
      return [
        { answer: 'sites', value: 2 },
        { answer: 'survive', value: 'servers' },
      ]
    case 'unequal sites': {
      const { servers, sites } = problem
      return [{ answer: 'servers', value: Math.ceil(servers / sites) * sites }]
    }
    case 'copies lost with a site':
      return [{ answer: 'copies', value: problem.least }]
    case 'site of all copies':
      return [{ answer: 'survive', value: problem.inSites > 1 ? 'site' : 'servers' }]
    default:
      return []
  }
}

/** The problem of a plan in one site that is to survive the loss of a site. */
export function oneSiteSurvivalProblems({ sites, survive }: Plan): readonly Problem[] {
  return sites === 1 && survive !== 'servers'
    ? [{ code: 'one site to survive', answer: 'survive', sites }]
    : []
}

/** Limits of Exchange that a plan breaks, by their codes. */
export type BrokenLimits = ReadonlySet<Problem['code']>

export function brokenLimitCodes({
  broken,
}: {
  readonly broken: readonly Problem[]
}): BrokenLimits {
  return new Set(broken.map(({ code }) => code))
}

/** Problems of a plan that an earlier one does not have. */
export function newlyBrokenLimits(
  { broken }: { readonly broken: readonly Problem[] },
  before: BrokenLimits,
): readonly Problem[] {
  return broken.filter(({ code }) => !before.has(code))
}
