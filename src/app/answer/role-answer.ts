import type { Level, Plan, SizedByRoles } from '../../engine/index.ts'
import {
  askedFailure,
  type Holding,
  highestProcessorUse,
  levelOfServers,
  type ServerDesign,
  serverDesigns,
} from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'
import { siteInSentence } from '../roles/group-words.ts'
import {
  bindingWords,
  holdingNouns,
  placedServers,
  serverDesignTitle,
  serverHeadline,
} from '../words/server-words.ts'
import type { Gauge, PlanAnswer } from './plan-answer.ts'
import { carriesWords, survivedWords } from './verdict-words.ts'
import { worstBinding, worstHoldings } from './worst-holdings.ts'

/** What a plan of Exchange 2013 to SE comes to. */
export function roleAnswer(plan: Plan, sizing: SizedByRoles, format: Format): PlanAnswer {
  const { designs, proposed } = serverDesigns(plan, sizing)
  const best = proposed ?? designs[0] ?? null
  return {
    level: levelOfRoles(sizing, proposed),
    headline: proposed
      ? serverHeadline(sizing, proposed, format)
      : `Nothing considered carries this plan on ${placedServers(sizing, format)}`,
    sentences: proposed
      ? [
          carriesWords(plan, sizing, format),
          survivedWords(plan, sizing, format),
          `${bindingWords(worstBinding(proposed), format)}.`,
        ]
      : [carriesWords(plan, sizing, format), ...nearestWords(best, format)],
    details: [],
    gauges: best ? gaugesOf(plan, best, format) : [],
    isProposed: proposed !== null,
    cost: proposed?.cost ? { total: proposed.cost, currency: plan.currency } : null,
    problems: sizing.broken,
  }
}

/** What breaks a limit of Exchange does not hold, whatever its drives and processors carry. */
function levelOfRoles(sizing: SizedByRoles, proposed: ServerDesign | null): Level {
  if (!proposed || sizing.broken.length > 0) return 'does not hold'
  return levelOfServers(sizing, proposed)
}

function nearestWords(best: ServerDesign | null, format: Format): readonly string[] {
  if (!best) return []
  const binding = bindingWords(worstBinding(best), format)
  return [`What comes nearest: ${serverDesignTitle(best, format)}.`, `${binding}.`]
}

function gaugesOf(plan: Plan, { holds, binding }: ServerDesign, format: Format): readonly Gauge[] {
  return worstHoldings(holds).map((holding) => {
    const { code, busy } = holding
    const used = busy ?? holding.used
    return {
      code,
      label: holdingNouns[code],
      used,
      word: used ? null : holding.holds ? 'survived' : 'not survived',
      compared: comparedWords(plan, holding, format),
      state: holding.holds ? (code === binding.code ? 'binds' : 'ok') : 'fails',
      limitAt: busy ? highestProcessorUse.value : null,
    }
  })
}

function comparedWords(plan: Plan, holding: Holding, format: Format): string {
  const { code, required, available, group, holds } = holding
  const where = group ? `, ${siteInSentence(group, format)}` : ''
  if (code === 'failures')
    return holds
      ? `asked for: ${askedFailure(plan)}; tried on the placement`
      : `${askedFailure(plan)}: ${format.text(available)} of ${format.text(required)} are left`
  const of = `${format.text(required)} of ${format.text(available)}`
  return holding.busy ? `in the worst case; 80 % at most${where}` : `${of}${where}`
}
