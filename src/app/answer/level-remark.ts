import { type Design, type DesignLevel, isServerDesign } from '../../engine/designs/index.ts'
import { labelInSentence, type Plan, type Sizing } from '../../engine/index.ts'
import {
  isCarried,
  type LossAwaitingAdministrator,
  levelOfPlan,
  lossAwaitingAdministrator,
  mailboxesDownWithSite,
  methodOf,
  provenSiteLoss,
} from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { sentenceText } from '../words/sentence-text.ts'
import type { PlanVerdict } from './plan-answer.ts'

/** Verdict on a plan with a design; null stands for no design. */
export function planVerdict(
  plan: Plan,
  sizing: Sizing,
  design: Design | null,
  format: Format,
): PlanVerdict {
  const level = levelOfPlan(plan, sizing, design)
  const remark = design ? levelRemark(level, plan, sizing, design, format) : noRemark
  return { level, ...remark }
}

type LevelRemark = Omit<PlanVerdict, 'level'>

const noRemark: LevelRemark = { besides: null, wait: null }

/** What the level of a design does not say: its first warning, and who must act after a loss. */
export function levelRemark(
  level: DesignLevel,
  plan: Plan,
  sizing: Sizing,
  design: Design,
  format: Format,
): LevelRemark {
  if (level === 'does not hold') return noRemark
  const warning = level === 'holds, with a warning' ? methodOf(plan).warningOf(plan, sizing) : null
  const unasked = warning ? null : unaskedOf(plan, sizing, design)
  const wait = lossAwaitingAdministrator(plan, sizing)
  return {
    besides: warning ? labelInSentence(sentenceText(warning.title, format)) : unasked,
    // A site whose load the others do not carry is not survived, whoever acts.
    wait: wait && (wait.isAsked || !unasked) ? waitRemark(wait, format) : null,
  }
}

function waitRemark(wait: LossAwaitingAdministrator, format: Format): PlanVerdict['wait'] {
  const part = wait.isTotal ? '' : ' for part of the mail'
  return {
    words: `${lossMakingMailWaitWords(wait, format)}, an administrator must act${part}`,
    isAsked: wait.isAsked,
  }
}

/** Loss after which mail waits for an administrator: `with site 1 or any 3 servers lost`. */
export function lossMakingMailWaitWords(
  { lost, site, servers, orServers }: LossAwaitingAdministrator,
  format: Format,
): string {
  const what = {
    site: site ? `site ${format.number(site)}` : 'a site',
    'site and one server': 'a site and a server',
    servers: servers === 1 ? 'a server' : format.value(servers, 'servers'),
  }[lost]
  const or = orServers === null ? '' : ` or any ${format.value(orServers, 'servers')}`
  return `with ${what}${or} lost${lost === 'servers' && servers > 1 ? ' at once' : ''}`
}

/** The loss of a site, if a design of arrays or blocks was not asked to survive it and does not. */
function unaskedOf(plan: Plan, sizing: Sizing, design: Design): string | null {
  const isAsked = plan.survive !== 'servers'
  if (isAsked || isServerDesign(design)) return null
  return isSiteLossNotSurvived(plan, sizing) ? 'loss of a site not asked' : null
}

/** True if losing one of several sites takes databases down or overloads the servers left. */
export function isSiteLossNotSurvived(plan: Plan, sizing: Sizing): boolean {
  const site = provenSiteLoss(plan, sizing)
  return site ? !isCarried(site) : plan.sites > 1 && mailboxesDownWithSite(plan, sizing) !== null
}
