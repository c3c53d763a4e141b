import {
  type Advice,
  type CheckRule,
  defineCheck,
  type Severity,
  sentenceTag,
} from '../core/check.ts'
import {
  type PublicFigure,
  publicFigure,
  type SourceStanding,
  sourceOfOwnRiskJudgments,
} from '../core/source.ts'
import type { Recommendation } from '../designs/recommendation.ts'
import { type ExchangeVersionId, shortVersionName } from '../exchange/versions.ts'
import { checksOfEveryPlan } from '../methods/method-checks.ts'
import { methodOf } from '../methods/methods.ts'
import type { PlanToCheck } from '../methods/port/port.ts'
import { isReplicated } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type AdviceCode, consequenceByAdviceCode } from './advice-codes.ts'
import { evidenceChecks } from './evidence-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { recoveryChecks } from './recovery-checks.ts'
import { riskChecks } from './risk-checks.ts'

type Support = { readonly until: string; readonly source: PublicFigure }

function until(day: string, standing: SourceStanding): Support {
  const fact = `Extended support ended on ${day}.`
  const place = { publication: 'lifecycle', place: 'Products ending support' } as const
  return { until: day, source: publicFigure(standing, fact, place) }
}

/** End of Microsoft’s support by version; a missing version is supported. */
const supportEnds: Readonly<Partial<Record<ExchangeVersionId, Support>>> = {
  '2003': until('April 8, 2014', 'C'),
  '2007': until('April 11, 2017', 'C'),
  '2010': until('October 13, 2020', 'A'),
  '2013': until('April 11, 2023', 'A'),
  '2016': until('October 14, 2025', 'A'),
  '2019': until('October 14, 2025', 'A'),
}

/** Risk checks added later; they stay last, because links store the codes of checks in order. */
const laterRiskChecks = [
  defineCheck({
    code: 'one-site',
    severity: 'note',
    when: ({ plan, sizing: { sitesWithServers, mailboxes } }: PlanToCheck) =>
      isReplicated(plan) && sitesWithServers.value === 1 ? [{ mailboxes }] : [],
    title: 'All copies are in one site',
    finding: ({ mailboxes }) =>
      sentenceTag`While the site is down, ${mailboxes} are without mail; if it is lost, so are all copies.`,
    fix: 'Plan copies in a second site, or backups that are kept elsewhere.',
    answer: 'sites',
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'version-unsupported',
    severity: 'note',
    when: ({ plan }: PlanToCheck) => (supportEnds[plan.exchange] ? [{}] : []),
    title: 'This version is no longer supported',
    finding: ({ plan }) =>
      `Microsoft’s support of ${shortVersionName(plan.exchange)} ended on ${supportEnds[plan.exchange]?.until ?? ''}: security holes found since then stay open.`,
    fix: 'Plan Exchange SE for servers that are to be built.',
    answer: 'exchange',
    source: ({ plan }) => supportEnds[plan.exchange]?.source ?? sourceOfOwnRiskJudgments,
  }),
] as const

const checks = [...checksOfEveryPlan.ofSize, ...layoutChecks, ...evidenceChecks]

const severities: readonly Severity[] = ['limit', 'warning', 'note']

/** Checks that a plan is held against: those of every plan and those of its method, in order. */
function checksFor(plan: Pick<Plan, 'exchange'>): readonly CheckRule<PlanToCheck, string>[] {
  return [...checks, ...methodOf(plan).checks, ...recoveryChecks, ...riskChecks, ...laterRiskChecks]
}

/** Number of checks of a plan; one more, of outages beyond what is asked, if its proof is found. */
export function countChecks(plan: Pick<Plan, 'exchange'>, isProven: boolean): number {
  return checksFor(plan).length + Number(isProven)
}

/**
 * Holds a plan against every check. Returns its advice, limits before warnings before notes; empty
 * if every check is met. The sizing and the recommendation must be those of the plan. Advice
 * changes no figure and blocks nothing.
 */
export function advise(
  plan: Plan,
  sizing: Sizing,
  recommendation: Recommendation,
): readonly Advice[] {
  const all = checksFor(plan).flatMap(
    ({ advice }) => advice({ plan, sizing, recommendation }) ?? [],
  )
  return severities.flatMap((weight) => all.filter(({ severity }) => severity === weight))
}

/** Consequences of what checks find, the gravest first. */
export const consequenceKinds = [
  'limit',
  'data loss',
  'outage',
  'overload',
  'little room',
  'slow repair',
  'unsupported',
  'assumed',
  'untested',
] as const
export type Consequence = (typeof consequenceKinds)[number]

export type Risk = { readonly consequence: Consequence; readonly advice: Advice }

/** Consequence of advice; null for a reminder or mere information. */
export function consequenceOfAdvice({ code, severity }: Advice): Consequence | null {
  if (severity === 'limit') return 'limit'
  const word = isCode(code) ? consequenceByAdviceCode[code] : null
  const found = consequenceKinds.find((one) => one === word) ?? null
  if (found !== word) throw new Error(`${code} has no consequence: ${word}`)
  return found
}

function isCode(code: string): code is AdviceCode {
  return code in consequenceByAdviceCode
}

/** Risks of a plan from its advice: the gravest consequence first, then warnings before notes. */
export function risksFromAdvice(advice: readonly Advice[]): readonly Risk[] {
  const all = advice.flatMap((one): readonly Risk[] => {
    const consequence = consequenceOfAdvice(one)
    return consequence ? [{ consequence, advice: one }] : []
  })
  const rank = ({ consequence, advice: { severity } }: Risk) =>
    consequenceKinds.indexOf(consequence) * 2 + (severity === 'note' ? 1 : 0)
  return all.toSorted((one, other) => rank(one) - rank(other))
}
