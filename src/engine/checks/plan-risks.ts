import { type Advice, sentenceTag } from '../core/check.ts'
import { sourceOfOwnRiskJudgments } from '../core/source.ts'
import type { EveryLossProofWithLoads, LossKindOutcomesWithLoad } from '../methods/plan-proof.ts'
import { type Risk, risksFromAdvice } from './advise.ts'

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

/** Risks of a plan, gravest first. The proof is null without DAGs, and until it is found. */
export function planRisks(
  advice: readonly Advice[],
  proof: EveryLossProofWithLoads | null,
): readonly Risk[] {
  return risksFromAdvice(adviceWithOutage(advice, proof))
}

/** Advice of a plan, and at its end the outage that the proof finds beyond what is asked for. */
export function adviceWithOutage(
  advice: readonly Advice[],
  proof: EveryLossProofWithLoads | null,
): readonly Advice[] {
  const outage = proof && unaskedOutage(proof, advice)
  return outage ? [...advice, outage] : advice
}

/**
 * Advice on the first kind of loss that stops all mail though the plan is not asked to survive it;
 * null if there is none, or if other advice names an outage.
 */
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
    source: sourceOfOwnRiskJudgments,
  }
}
