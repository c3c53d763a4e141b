import { mapEach } from '../core/non-empty.ts'
import type { Plan, Tier } from '../plan/plan.ts'
import { type Trace, type TracedChoice, traceOf } from './trace.ts'

/** What a plan comes to where something else is decided: the trace, and the plan it is of. */
export type TraceBeside = { readonly plan: Plan; readonly trace: Trace }

/** Shares of mailboxes, quotas and messages that are tried, each with the others in another order. */
const factors = [0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2] as const
const samples = 36
const most = 8

/**
 * What a plan comes to where its users change by up to a fifth and something else is decided of its
 * databases or servers, as how many there are: the outcomes met most often first, each once, eight at
 * most.
 */
export function tracesBeside(plan: Plan, own: Trace): readonly TraceBeside[] {
  const found = new Map<string, TraceBeside & { met: number }>()
  const asPlanned = decisions(own)
  for (let at = 0; at < samples; at += 1) {
    // Steps that share no factor with their number: all combinations come up evenly.
    const changed = withUsers(plan, [factorAt(at), factorAt(at * 4 + 2), factorAt(at * 7 + 5)])
    const trace = traceOf(changed)
    if (!trace) continue
    const outcome = decisions(trace)
    if (outcome === asPlanned) continue
    const known = found.get(outcome)
    if (known) known.met += 1
    else found.set(outcome, { plan: changed, trace, met: 1 })
  }
  return [...found.values()].toSorted((one, other) => other.met - one.met).slice(0, most)
}

function factorAt(at: number): number {
  return factors[at % factors.length] ?? 1
}

function withUsers(plan: Plan, [mailboxes, quota, messages]: readonly [number, number, number]) {
  const change = (tier: Tier): Tier => ({
    ...tier,
    mailboxes: Math.round(tier.mailboxes * mailboxes),
    quota: Math.round(tier.quota * quota),
    messages: Math.round(tier.messages * messages),
  })
  return { ...plan, tiers: mapEach(plan.tiers, change) }
}

/** What was decided until the results were there, as a text that is the same for the same decisions. */
function decisions({ choices, sized }: Trace): string {
  return choices.slice(0, sized).map(outcomeOf).join()
}

function outcomeOf(choice: TracedChoice): string {
  switch (choice.kind) {
    case 'answer':
      return ''
    case 'read':
      return `${choice.of.label} ${choice.value}`
    case 'compared':
      return choice.aside ? '' : String(choice.holds)
  }
}
