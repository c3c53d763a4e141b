import { defineCheck, type Sentence, sentenceTag } from '../core/check.ts'
import { exceeds } from '../core/compare.ts'
import type { OnlyKeys } from '../core/only-keys.ts'
import { nearlyFullShare, type RequirementCode, usedShareOf } from '../core/requirement.ts'
import { sourceOfOwnRiskJudgments } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { isServerDesign } from '../designs/design.ts'
import { mailboxesDownWithSite } from '../methods/mail-outage.ts'
import { type MailStoppingLoss, mailStoppingLoss } from '../methods/mail-stopping-loss.ts'
import { methodOf } from '../methods/methods.ts'
import { isCarried, provenSiteLoss } from '../methods/plan-proof.ts'
import type { PlanToCheck } from '../methods/port/port.ts'
import { availabilityOf, oneCarriesAll } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import { answer, type Plan } from '../plan/plan.ts'
import riskWords from './risk-words.json' with { type: 'json' }

/** Words about requirements: their name, what to do before the plan grows, what goes beyond. */
type RiskWords = { readonly noun?: string; readonly more?: string; readonly beyond?: string }

const wordsOf: Readonly<Partial<Record<RequirementCode, RiskWords>>> = riskWords satisfies OnlyKeys<
  typeof riskWords,
  RequirementCode
>

function askedLoss(plan: Plan): string {
  if (oneCarriesAll(plan)) return 'all servers but one are'
  switch (plan.survive) {
    case 'servers':
      return plan.lostServers === 1 ? 'a server is' : `${plan.lostServers} servers are`
    case 'site':
      return 'a site is'
    case 'site and server':
      return 'a site and a server are'
  }
}

type SiteLost = { readonly mailboxes: Worked } | { readonly needs: Worked; readonly has: Worked }

/** Effect of a site loss that the plan is not to survive; empty if the sites carry it anyway. */
function unaskedSite({ plan, sizing }: PlanToCheck): readonly SiteLost[] {
  const { proposed } = methodOf(plan).designs(plan, sizing)
  // For servers with drives, the effect of every loss is shown elsewhere.
  if (!proposed || isServerDesign(proposed)) return []
  if (plan.survive !== 'servers' || plan.sites < 2) return []
  const site = provenSiteLoss(plan, sizing)
  if (site && isCarried(site)) return []
  const mailboxes = site ? site.outage?.mailboxes : mailboxesDownWithSite(plan, sizing)
  const { iops, memory } = site?.worst?.load ?? {}
  const short = [iops, memory].flatMap((one) =>
    one?.has && exceeds(one.needs.value, one.has.value) ? [{ needs: one.needs, has: one.has }] : [],
  )
  // Mail that stops has a check of its own.
  const isTold = short.length > 0 && mailStoppingLoss(plan, sizing) !== null
  return mailboxes && !isTold ? [{ mailboxes }] : short.slice(0, 1)
}

function stopIn({ plan, sizing }: PlanToCheck): MailStoppingLoss | null {
  return mailStoppingLoss(plan, sizing)
}

function stopTitle(stop: MailStoppingLoss | null): string {
  const or = stop?.orServers ? ` or any ${stop.orServers} servers` : ''
  const verb = or ? 'stop' : 'stops'
  switch (stop?.lost) {
    case 'site and one server':
      return `A site and a server${or} lost stop mail`
    case 'servers':
      return `${stop.servers} servers lost at once stop mail`
    default:
      return `${stop?.site ? `Site ${stop.site}` : 'A site'}${or} lost ${verb} mail`
  }
}

/** Key of the answer that would keep mail from stopping; null if no answer can. */
function stopAnswer(checked: PlanToCheck): 'witnessSite' | 'blockActivation' | null {
  const stop = stopIn(checked)
  if (stop?.isBlocked) return 'blockActivation'
  return stop?.isByWitness && asksWitness(checked) ? 'witnessSite' : null
}

function asksWitness({ plan }: PlanToCheck): boolean {
  return !fieldOf('witnessSite').unused?.(plan, 0)
}

function stopFix(checked: PlanToCheck): string {
  const stop = stopIn(checked)
  if (stop?.isBlocked)
    return 'Let the other site activate its copies by itself, or plan who acts, and how soon.'
  if (stop?.isByWitness)
    return asksWitness(checked)
      ? `Put the witness in a third site${stop.orServers ? ', and plan who acts once servers are lost' : ''}.`
      : 'Plan who acts, and how soon. From Exchange 2013 on, a witness in a third site keeps mail up.'
  return stop?.lost === 'site' && asksWitness(checked)
    ? 'Plan as many servers in both sites, or who acts, and how soon.'
    : 'Plan who acts, and how soon.'
}

type NotKept = { readonly load: Worked; readonly reserve: Worked } & (
  | { readonly required: Worked; readonly most: Worked }
  | object
)

/** The reserve that a plan asks for, if its arrays carry only the expected load; else empty. */
function reserveNotKept({
  sizing: { iops },
  recommendation: { proposed },
}: PlanToCheck): NotKept[] {
  if (!proposed || iops.isReserveJudged || iops.reserve.value === 0) return []
  const of = { load: iops.judged, reserve: iops.reserve }
  const failing = proposed.constraints.find(({ holds }) => !holds)
  if (proposed.verdict === 'fits' && failing)
    return [{ ...of, required: failing.required, most: failing.available }]
  return proposed.borderline ? [of] : []
}

/** Checks of what a design is unsure of, short of or dependent on. */
export const riskChecks = [
  defineCheck({
    code: 'no-server-takes-over',
    severity: 'note',
    when: ({ plan, sizing: { servers, mailboxes } }: PlanToCheck) =>
      availabilityOf(plan) === 'none' ? [{ servers, mailboxes }] : [],
    title: 'No server takes over from another',
    finding: ({ servers, mailboxes }) =>
      sentenceTag`${servers} ${servers.value === 1 ? 'holds' : 'hold'} ${mailboxes}, without copies on another: while one is down, its mailboxes are without mail.`,
    fix: 'Plan copies in a DAG if that time counts.',
    // A kind of availability that the Exchange version lacks does not count as an answer.
    answer: ({ plan }) => (plan.availability === 'none' ? 'availability' : null),
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'mail-stops',
    severity: 'note',
    when: (checked: PlanToCheck) => {
      const stop = stopIn(checked)
      return stop ? [{ mailboxes: stop.mailboxes }] : []
    },
    title: (found) => stopTitle(stopIn(found)),
    finding: (found) =>
      stopIn(found)?.isBlocked
        ? sentenceTag`${found.mailboxes} wait until an administrator switches over.`
        : sentenceTag`${found.mailboxes} wait until an administrator evicts the lost servers.`,
    fix: stopFix,
    answer: stopAnswer,
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'one-copy-left',
    severity: 'note',
    when: ({ plan, sizing }: PlanToCheck) =>
      availabilityOf(plan) === 'dag' &&
      plan.copies > 1 &&
      methodOf(plan).summary.copiesLeft(plan, sizing) === 1
        ? [{ copies: answer(plan, 'copies') }]
        : [],
    title: 'One copy left after the loss that is asked for',
    finding: ({ plan, copies }) =>
      sentenceTag`Once ${askedLoss(plan)} lost, each database has one of its ${copies} left: until what was lost is back, one more failure takes databases down.`,
    fix: 'Plan one copy more, or bring back soon what was lost.',
    answer: 'copies',
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'site-loss-not-asked',
    severity: 'note',
    when: unaskedSite,
    title: 'The loss of a site is not asked for',
    finding: (found): Sentence =>
      'mailboxes' in found
        ? sentenceTag`Once a site is lost, ${found.mailboxes} are without mail.`
        : sentenceTag`Once a site is lost, a server left needs ${found.needs} and has ${found.has}.`,
    fix: 'Let the plan survive a site, or accept that it does not.',
    answer: 'survive',
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'reserve-not-kept',
    severity: 'warning',
    when: reserveNotKept,
    title: 'The reserve is not kept',
    finding: (found): Sentence => {
      const { load, reserve } = found
      if (!('most' in found))
        return sentenceTag`The arrays carry ${load}. Whether they carry the reserve of ${reserve} as well is in doubt: the band of a latency reaches over its limit.`
      const { required, most } = found
      const failing = found.recommendation.proposed?.constraints.find(({ holds }) => !holds)
      const what = (failing && wordsOf[failing.code]?.beyond) ?? 'the load would be'
      return sentenceTag`The arrays carry ${load}, but not the reserve of ${reserve} above it: ${what} ${required}, and ${most} is the limit.`
    },
    fix: 'Take a design that keeps it, or plan a smaller reserve.',
    answer: 'reserve',
    source: sourceOfOwnRiskJudgments,
  }),
  defineCheck({
    code: 'little-left',
    severity: 'note',
    when: ({ plan, sizing }: PlanToCheck) => {
      const binding = methodOf(plan).designs(plan, sizing).proposed?.binding
      if (!binding?.used || !binding.holds || usedShareOf(binding) <= nearlyFullShare) return []
      const { used, required, available } = binding
      return [{ used, required, available }]
    },
    title: 'Less than a tenth is left',
    finding: ({ plan, sizing, used, required, available }) => {
      const code = methodOf(plan).designs(plan, sizing).proposed?.binding.code
      return sentenceTag`${(code && wordsOf[code]?.noun) ?? 'What binds'}: ${used} is used, ${required} of ${available}.`
    },
    fix: ({ plan, sizing }) => {
      const code = methodOf(plan).designs(plan, sizing).proposed?.binding.code
      return (code && wordsOf[code]?.more) ?? 'Take more of it before the plan grows.'
    },
    answer: null,
    source: sourceOfOwnRiskJudgments,
  }),
] as const
