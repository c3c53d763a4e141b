import { type Advice, sentenceTag } from '../core/check.ts'
import { ownRiskRule } from '../core/source.ts'
import type { EveryLossProofWithLoads, LossKindOutcomesWithLoad } from '../methods/plan-proof.ts'
import { consequenceKinds, type Risk, risksFromAdvice } from './advise.ts'

/** Codes of advice that already names an outage after which an administrator must act. */
const outageCodes: ReadonlySet<string> = new Set(['mail-stops', 'site-loss-not-asked'])

const outageTitles: Readonly<Record<LossKindOutcomesWithLoad['kind'], string>> = {
  'one server': 'A server lost stops mail',
  'two servers': 'Two servers lost stop mail',
  'failure domain': 'A failure domain lost stops mail',
  site: 'A site lost stops mail',
  'site and one server': 'A site and a server lost stop mail',
  'site and two servers': 'A site and two servers lost stop mail',
}

/**
 * Risks of a plan, gravest first: those of its advice, and the outage that its proof finds beyond
 * what is asked for. The proof is null without DAGs, and until it is found.
 */
export function planRisks(
  advice: readonly Advice[],
  proof: EveryLossProofWithLoads | null,
): readonly Risk[] {
  const risks = risksFromAdvice(advice)
  const outage = proof && unaskedOutage(proof, advice)
  if (!outage) return risks
  const graver = risks.filter(
    ({ consequence }) =>
      consequenceKinds.indexOf(consequence) <= consequenceKinds.indexOf('outage'),
  )
  return [...graver, { consequence: 'outage', advice: outage }, ...risks.slice(graver.length)]
}

/** The first kind of loss that stops all mail unasked; null if none does, or if advised on. */
function unaskedOutage(
  { cases }: EveryLossProofWithLoads,
  advice: readonly Advice[],
): Advice | null {
  if (advice.some(({ code }) => outageCodes.has(code))) return null
  const first = cases.find(({ outage }) => outage?.isTotal && outage.withoutCopy < outage.databases)
  if (!first?.outage) return null
  const { mailboxes, quorum } = first.outage
  const act = quorum.holds ? 'switches over' : 'evicts the lost servers'
  const sentence = sentenceTag`${mailboxes} wait until an administrator ${act}. The plan is not asked to survive that loss.`
  return {
    code: 'outage-not-asked',
    severity: 'note',
    title: [outageTitles[first.kind]],
    findings: [{ tier: null, figures: { mailboxes }, sentence }],
    measured: [],
    fix: ['Plan who acts, and how soon.'],
    answer: null,
    source: ownRiskRule,
  }
}
