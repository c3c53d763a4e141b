import {
  askedFailure,
  type Design,
  isPinned,
  kindOf,
  methodOf,
  once,
  type Plan,
  shown,
  size,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import type { Results } from '../store/results.ts'
import { listedWords } from '../words/listed-words.ts'
import { unmetNoun } from '../words/requirement-words.ts'
import { placedServers } from '../words/server-words.ts'
import { worstRequirements } from './worst-requirements.ts'

type OfPlan = { readonly plan: Plan; readonly results: Results; readonly format: Format }

/**
 * What the servers that come nearest fail by, as a headline: `One server cannot survive the loss of a server;
 * two servers with two copies can`; null of a design that does not lack anything of servers.
 */
export function shortHeadline(nearest: Design, { plan, results, format }: OfPlan): string | null {
  if (nearest.kind === 'arrays' || nearest.kind === 'tested blocks') return null
  const lacking = worstRequirements(nearest.requirements).filter(({ holds }) => !holds)
  const [first] = lacking
  if (!first) return null
  const isOne = shown(results.sizing.servers) === 1
  const servers = isOne ? 'One server' : placedServers(results.sizing, format)
  if (lacking.some(({ code }) => code === 'failures')) {
    const copies = isOne ? '' : ` with ${format.value(plan.copies, 'copies')} of each database`
    const instead = isOne && doTwoHold(plan) ? '; two servers with two copies can' : ''
    return `${servers}${copies} cannot survive ${askedFailure(plan)}${instead}`
  }
  const nouns = [...new Set(lacking.map(({ code }) => unmetNoun(code)))]
  return `${servers} cannot carry this plan, for want of ${listedWords(nouns, format)}`
}

/** Whether two servers with two copies of each database hold what one does not. */
const doTwoHold = once((plan: Plan): boolean => {
  const two = { activeServers: 2, copies: 2 }
  if (kindOf(plan) !== 'dag' || Object.keys(two).some((key) => isPinned(plan, key))) return false
  const changed = { ...plan, ...two }
  const result = size(changed)
  if (!result.ok || result.sizing.broken.length > 0) return false
  return methodOf(changed).designs(changed, result.sizing).proposed !== null
})
