import type { LossKind } from '../../engine/failures/index.ts'
import type { Advice } from '../../engine/index.ts'
import type { PlanProof } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

/** An outage as a risk: cause, effect and remedy. */
export type OutageRisk = Readonly<Record<'risk' | 'found' | 'fix', string>>

const titles = {
  'one server': 'A server lost stops mail',
  'two servers': 'Two servers lost stop mail',
  'failure domain': 'A failure domain lost stops mail',
  site: 'A site lost stops mail',
  'site and one server': 'A site and a server lost stop mail',
  'site and two servers': 'A site and two servers lost stop mail',
} as const satisfies Record<LossKind, string>

/** Advice that already names such an outage. */
const tells: ReadonlySet<string> = new Set(['mail-stops', 'site-loss-not-asked'])

/**
 * First kind of loss that stops all mail until an administrator acts, although the plan need not
 * survive it; null if none or if advice already names one.
 */
export function outageRisk(
  { cases }: PlanProof,
  advice: readonly Pick<Advice, 'code'>[],
  format: Format,
): OutageRisk | null {
  if (advice.some(({ code }) => tells.has(code))) return null
  const first = cases.find(({ outage }) => outage?.isTotal && outage.withoutCopy < outage.databases)
  if (!first?.outage) return null
  const { mailboxes, quorum } = first.outage
  const act = quorum.holds ? 'switches over' : 'evicts the lost servers'
  return {
    risk: titles[first.kind],
    found: `${format.text(mailboxes)} wait until an administrator ${act}. The plan is not asked to survive that loss.`,
    fix: 'Plan who acts, and how soon.',
  }
}
