import type { Advice } from '../core/check.ts'
import type { AdviceCode } from './advise.ts'

/** Consequences of what checks find, the gravest first. */
export const consequences = [
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
export type Consequence = (typeof consequences)[number]

/** Consequence of each check; null for a reminder or mere information. */
const consequenceOf: Readonly<Record<AdviceCode, Consequence | null>> = {
  'copies-in-site': 'limit',
  'overhead-takes-all': 'limit',
  'databases-capped': 'limit',
  'drive-below-mailbox': 'limit',
  'lag-above-most': 'limit',
  'failure-domains': 'limit',
  'database-file-above-limit': 'limit',
  'databases-above-edition': 'limit',
  'quota-above-version': 'untested',
  'servers-above-dag': null,
  'overhead-below-20': 'little room',
  'database-above-guideline': 'slow repair',
  'many-small-databases': 'overload',
  'few-databases': 'outage',
  'one-copy-dag': 'data loss',
  'worst-case-beyond-copies': 'outage',
  'servers-without-databases': null,
  'maintenance-off': null,
  'nics-below-ports': 'overload',
  'raid-5-is-final': 'data loss',
  'logs-beside-database': 'data loss',
  'mailbox-above-1-gb': null,
  'dumpster-above-quota': null,
  'dag-profile': null,
  'fuller-than-tested': 'untested',
  'rebuild-not-carried': 'overload',
  'memory-above-version': 'untested',
  'arrays-untested-with-version': 'untested',
  'figures-beyond-papers': 'untested',
  'jbod-too-small': 'overload',
  'jbod-too-slow': 'overload',
  'cores-above-most': 'untested',
  'rate-of-other-suite': 'assumed',
  'link-below-peak': 'data loss',
  'database-above-2000': 'slow repair',
  'volume-above-2048': null,
  'raid-for-want-of-copies': null,
  'safety-net-raised': null,
  'servers-no-multiple': null,
  'hours-no-whole': null,
  'link-needs-window': null,
  'processors-above-80': 'overload',
  'restore-too-small': 'slow repair',
  'jbod-unprotected': 'data loss',
  'flash-iops-assumed': 'assumed',
  'drive-never-made': 'overload',
  'transport-above-drives': 'outage',
  'neither-copies-nor-backup': 'data loss',
  'host-overcommitted': 'unsupported',
  'memory-below-version': 'overload',
  'names-not-used': null,
  'places-missing': null,
  'recovery-too-long': 'slow repair',
  'backup-too-long': 'data loss',
  'no-server-takes-over': 'outage',
  'mail-stops': 'outage',
  'one-copy-left': 'outage',
  'site-loss-not-asked': 'outage',
  'reserve-not-kept': 'overload',
  'little-left': 'little room',
  'hours-to-reseed': 'slow repair',
  'witness-assumed': 'assumed',
  'processor-assumed': 'assumed',
  'no-lagged-copy': 'data loss',
  'one-site': 'outage',
  'version-unsupported': 'unsupported',
}

/** Advice with a consequence. */
export type Risk = { readonly consequence: Consequence; readonly advice: Advice }

/** Consequence of advice; null for a reminder or mere information. */
export function consequenceOfAdvice({ code, severity }: Advice): Consequence | null {
  if (severity === 'limit') return 'limit'
  return isCode(code) ? consequenceOf[code] : null
}

function isCode(code: string): code is AdviceCode {
  return code in consequenceOf
}

/** Risks of a plan from its advice: the gravest consequence first, then warnings before notes. */
export function risksOf(advice: readonly Advice[]): readonly Risk[] {
  const all = advice.flatMap((one): readonly Risk[] => {
    const consequence = consequenceOfAdvice(one)
    return consequence ? [{ consequence, advice: one }] : []
  })
  const rank = ({ consequence, advice: { severity } }: Risk) =>
    consequences.indexOf(consequence) * 2 + (severity === 'note' ? 1 : 0)
  return all.toSorted((one, other) => rank(one) - rank(other))
}
