import { check, type Sentence, say } from '../core/check.ts'
import { type RequirementCode, shareOf } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import { exceeds } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'
import type { Checked } from '../methods/checked.ts'
import { siteOutage } from '../methods/mail-outage.ts'
import { methodOf } from '../methods/method-of.ts'
import { isCarried, siteLossOf } from '../methods/plan-proof.ts'
import { nearRate, seeding } from '../methods/roles/seeding.ts'
import { rateAnswers } from '../methods/roles/server-processors.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import { kindOf, oneCarriesAll } from '../plan/features.ts'
import { answer, type Plan } from '../plan/plan.ts'
import { defaultsOf } from '../plan/with-version.ts'

const ours = ownRule('No document says when it is a risk; what follows from it is said.')

/** How much of a thing is used up where less than a tenth is left. */
const nearlyAll = 0.9

/** So many hours pass between an evening and the next morning. */
const night = 8

const nouns: Readonly<Partial<Record<RequirementCode, string>>> = {
  capacity: 'Space',
  space: 'Space',
  restoreSpace: 'The restore drive',
  driveIops: 'The load that the drives can take',
  processors: 'What the processors may do in the worst case',
  memory: 'Memory',
  dbRead: 'The time that database reads may take',
  dbWrite: 'The time that database writes may take',
  logWrite: 'The time that log writes may take',
  mailboxes: 'The mailboxes that the blocks were tested with',
}

const beyond: Readonly<Partial<Record<RequirementCode, string>>> = {
  dbRead: 'database reads would take',
  dbWrite: 'database writes would take',
  logWrite: 'log writes would take',
}

/** What a person asked to be lost at once, in words. */
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

/** Copies that may become active of each database after the loss that is asked for, at the worst. */
function copiesLeft({ plan, sizing }: Checked): number {
  const all = plan.copies
  if (oneCarriesAll(plan)) return all - plan.servers + 1
  const besides = plan.survive === 'site and server' ? 1 : 0
  if (!isByRoles(sizing)) {
    const ofSite = Math.ceil(all / plan.sites)
    return plan.survive === 'servers' ? all - plan.lostServers : all - ofSite - besides
  }
  const { homeCopies, awayCopies } = sizing.parts.copies
  return plan.survive === 'servers'
    ? homeCopies.value + awayCopies.value - plan.lostServers
    : Math.min(homeCopies.value, awayCopies.value) - besides
}

type SiteLost = { readonly mailboxes: Worked } | { readonly needs: Worked; readonly has: Worked }

/** What the loss of a site takes that nobody asked to outlive; none where the sites outlive it all the same. */
function unaskedSite({ plan, sizing }: Checked): readonly SiteLost[] {
  // From 2013 on what every loss leaves is told by itself.
  if (isByRoles(sizing) || plan.survive !== 'servers' || plan.sites < 2) return []
  const site = siteLossOf(plan, sizing)
  if (site && isCarried(site)) return []
  const mailboxes = site ? site.outage?.mailboxes : siteOutage(plan, sizing)
  const { iops, memory } = site?.worst?.load ?? {}
  const short = [iops, memory].flatMap((one) =>
    one?.has && exceeds(one.needs.value, one.has.value) ? [{ needs: one.needs, has: one.has }] : [],
  )
  return mailboxes ? [{ mailboxes }] : short.slice(0, 1)
}

type NotKept = { readonly load: Worked; readonly reserve: Worked } & (
  | { readonly required: Worked; readonly most: Worked }
  | object
)

/** The reserve that a plan asks for where its arrays carry the expected load and not that as well. */
function reserveNotKept({ sizing: { iops }, recommendation: { proposed } }: Checked): NotKept[] {
  if (!proposed || iops.isReserveJudged || iops.reserve.value === 0) return []
  const of = { load: iops.judged, reserve: iops.reserve }
  const failing = proposed.constraints.find(({ holds }) => !holds)
  if (proposed.verdict === 'fits' && failing)
    return [{ ...of, required: failing.required, most: failing.available }]
  return proposed.borderline ? [of] : []
}

/** What a design is not sure of, has little of, or rests on: each with what follows from it. */
export const riskChecks = [
  check({
    code: 'no-server-takes-over',
    severity: 'note',
    when: ({ plan, sizing: { servers, mailboxes } }: Checked) =>
      kindOf(plan) === 'none' ? [{ servers, mailboxes }] : [],
    title: 'No server takes over from another',
    finding: ({ servers, mailboxes }) =>
      say`${servers} ${servers.value === 1 ? 'holds' : 'hold'} ${mailboxes}, without copies on another: while one is down, its mailboxes are without mail.`,
    fix: 'Plan copies in a DAG if that time counts.',
    // A kind that the version lacks is no answer that counts.
    answer: ({ plan }) => (plan.availability === 'none' ? 'availability' : null),
    source: ours,
  }),
  check({
    code: 'one-copy-left',
    severity: 'note',
    when: (checked: Checked) =>
      kindOf(checked.plan) === 'dag' && checked.plan.copies > 1 && copiesLeft(checked) === 1
        ? [{ copies: answer(checked.plan, 'copies') }]
        : [],
    title: 'One copy left after the loss that is asked for',
    finding: ({ plan, copies }) =>
      say`Once ${askedLoss(plan)} lost, each database has one of its ${copies} left: until what was lost is back, one more failure takes databases down.`,
    fix: 'Plan one copy more, or bring back soon what was lost.',
    answer: 'copies',
    source: ours,
  }),
  check({
    code: 'site-loss-not-asked',
    severity: 'note',
    when: unaskedSite,
    title: 'The loss of a site is not asked for',
    finding: (found): Sentence =>
      'mailboxes' in found
        ? say`Once a site is lost, ${found.mailboxes} are without mail.`
        : say`Once a site is lost, a server left needs ${found.needs} and has ${found.has}.`,
    fix: 'Let the plan survive a site, or accept that it does not.',
    answer: 'survive',
    source: ours,
  }),
  check({
    code: 'reserve-not-kept',
    severity: 'warning',
    when: reserveNotKept,
    title: 'The reserve is not kept',
    finding: (found): Sentence => {
      const { load, reserve } = found
      if (!('most' in found))
        return say`The arrays carry ${load}. Whether they carry the reserve of ${reserve} as well is in doubt: the band of a latency reaches over its limit.`
      const { required, most } = found
      const failing = found.recommendation.proposed?.constraints.find(({ holds }) => !holds)
      const what = (failing && beyond[failing.code]) ?? 'the load would be'
      return say`The arrays carry ${load}, but not the reserve of ${reserve} above it: ${what} ${required}, and ${most} is the limit.`
    },
    fix: 'Take a design that keeps it, or plan a smaller reserve.',
    answer: 'reserve',
    source: ours,
  }),
  check({
    code: 'little-left',
    severity: 'note',
    when: ({ plan, sizing }: Checked) => {
      const binding = methodOf(plan).designs(plan, sizing).proposed?.binding
      if (!binding?.used || !binding.holds || shareOf(binding) <= nearlyAll) return []
      const { used, required, available } = binding
      return [{ used, required, available }]
    },
    title: 'Less than a tenth is left',
    finding: ({ plan, sizing, used, required, available }) => {
      const code = methodOf(plan).designs(plan, sizing).proposed?.binding.code
      return say`${(code && nouns[code]) ?? 'What binds'}: ${used} is used, ${required} of ${available}.`
    },
    fix: 'Take larger or more of it if the plan is to grow.',
    answer: null,
    source: ours,
  }),
  check({
    code: 'hours-to-reseed',
    severity: 'note',
    when: ({ plan, sizing }: Checked) => {
      if (!isByRoles(sizing) || sizing.parts.copies.storage1.kind !== 'JBOD') return []
      const { near } = seeding(plan, sizing.parts)
      return near && exceeds(near.volume.value, night)
        ? [{ hours: near.volume, rate: nearRate }]
        : []
    },
    title: 'More than a night until a failed drive has its copies again',
    finding: ({ hours, rate }) =>
      say`Copying the databases of a failed drive anew takes ${hours} at ${rate}, which is assumed. Until then each has one copy fewer.`,
    fix: 'Put less on a drive, or measure the rate on your servers.',
    answer: null,
    source: ours,
  }),
  check({
    code: 'witness-assumed',
    severity: 'note',
    when: ({ plan, sizing }: Checked) =>
      isByRoles(sizing) &&
      sizing.parts.copies.shape.twoSites &&
      plan.witnessSite === 'third site' &&
      plan.witnessServer === ''
        ? [{}]
        : [],
    title: 'A witness in a third site that nobody named',
    finding: () =>
      'What each loss leaves is found with a witness in a third site, to which both sites have a line of their own. With the witness in one of the two, the loss of that site stops the other until an administrator acts.',
    fix: 'Name the witness server, or say which site it is in.',
    answer: 'witnessSite',
    source: ours,
  }),
  check({
    code: 'processor-assumed',
    severity: 'note',
    when: ({ plan, sizing }: Checked): readonly Readonly<Record<string, Worked>>[] => {
      if (!isByRoles(sizing)) return []
      const { isRated, core } = sizing.parts.processors.site1
      if (!isRated) return [core ? { core } : {}]
      const isUsual = plan.processor !== '' && plan.processor === defaultsOf(plan).processor
      const rate = isUsual && plan.processorBy === 'SPECrate 2017' && answer(plan, 'specRate2017')
      return rate ? [{ rate }] : []
    },
    title: 'Processors that nobody chose',
    finding: ({ plan, core, rate }): Sentence => {
      if (rate)
        return say`The servers are taken to have ${plan.processor.split(':')[0] ?? ''}, with a rate of ${rate}. The verdict on processors rests on that.`
      return core
        ? say`No rate was given: each core counts as ${core}. The verdict on processors rests on that.`
        : ['No rate was given: processors are not judged.']
    },
    fix: 'Choose the processor of your servers.',
    answer: ({ plan, rate }) => (rate ? 'processor' : rateAnswers[plan.processorBy]),
    source: ours,
  }),
] as const
