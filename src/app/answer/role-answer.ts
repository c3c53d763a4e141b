import {
  askedFailure,
  highestProcessorUse,
  inSentence,
  type Level,
  levelOfServers,
  type Plan,
  type Requirement,
  type ServerDesign,
  type SizedByRoles,
  serverDesigns,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { siteInSentence } from '../roles/group-words.ts'
import { listedWords } from '../words/listed-words.ts'
import { requirementNouns } from '../words/requirement-words.ts'
import { placedServers, serverDesignTitle, serverHeadline } from '../words/server-words.ts'
import { ofWords } from './of-words.ts'
import type { Gauge, PlanAnswer } from './plan-answer.ts'
import { carriesWords, survivedWords } from './verdict-words.ts'
import { worstRequirements } from './worst-requirements.ts'

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
      ? [carriesWords(plan, sizing, format), survivedWords(plan, sizing, format)]
      : [carriesWords(plan, sizing, format), ...nearestWords(best, format)],
    details: [],
    gauges: best ? gaugesOf(plan, best, format) : [],
    isProposed: proposed !== null,
    cost: proposed?.cost ? { total: proposed.cost, currency: plan.currency } : null,
    problems: sizing.broken,
    asks: assumedRate(plan, sizing, format),
  }
}

/** What breaks a limit of Exchange does not hold, whatever its drives and processors carry. */
function levelOfRoles(sizing: SizedByRoles, proposed: ServerDesign | null): Level {
  if (!proposed || sizing.broken.length > 0) return 'does not hold'
  return levelOfServers(sizing, proposed)
}

function nearestWords(best: ServerDesign | null, format: Format): readonly string[] {
  if (!best) return []
  const lacking = worstRequirements(best.requirements)
    .filter(({ holds }) => !holds)
    .map((one) => shortfallWords(one, format))
  return [
    `What comes nearest: ${serverDesignTitle(best, format)}.`,
    ...(lacking.length > 0 ? [`It falls short on ${listedWords(lacking, format)}.`] : []),
  ]
}

/** What does not hold, in brackets how far: `processors (683 % busy, limit 80 %)`. */
function shortfallWords(
  { code, busy, used, available, required }: Requirement,
  format: Format,
): string {
  const noun = inSentence(requirementNouns[code])
  if (busy) return `${noun} (${format.text(busy)} busy, limit 80 %)`
  if (used) return `${noun} (${format.text(used)} of what there is)`
  return `${noun} (${format.number(shown(available))} of ${format.text(required)} are left)`
}

/** The answer that says what the processors of a server do. */
const rateAnswers = {
  'SPECrate 2006': 'specRate',
  'SPECrate 2017': 'specRate2017',
  megacycles: 'megacyclesPerCore',
  'virtual machine': 'hostRate',
} as const satisfies Record<Plan['processorBy'], string>

/** That nobody said how fast the processors are. */
function assumedRate(plan: Plan, { parts }: SizedByRoles, format: Format): PlanAnswer['asks'] {
  const { isRated, core } = parts.processors.site1
  if (isRated) return []
  const words = core
    ? `Processor speed is assumed: ${format.text(core)}.`
    : 'Enter the SPEC rate of your server to have its processors judged.'
  return [{ words, answer: rateAnswers[plan.processorBy] }]
}

/** Of servers that stand alone there is nothing to outlive. */
const standalone: Gauge = {
  code: 'failures',
  label: requirementNouns.failures,
  used: null,
  word: 'none',
  compared: 'no server has copies of another’s databases',
  state: 'ok',
  limitAt: null,
}

function gaugesOf(plan: Plan, design: ServerDesign, format: Format): readonly Gauge[] {
  const gauges = holdingGauges(plan, design, format)
  return gauges.some(({ code }) => code === 'failures') ? gauges : [...gauges, standalone]
}

function holdingGauges(
  plan: Plan,
  { requirements, binding }: ServerDesign,
  format: Format,
): readonly Gauge[] {
  return worstRequirements(requirements).map((holding) => {
    const { code, busy, group } = holding
    const used = busy ?? holding.used
    return {
      code,
      label: group
        ? `${requirementNouns[code]}, ${siteInSentence(group, format)}`
        : requirementNouns[code],
      used,
      word: used ? null : holding.holds ? 'survived' : 'not survived',
      compared: comparedWords(plan, holding, format),
      state: holding.holds ? (code === binding.code ? 'binds' : 'ok') : 'fails',
      limitAt: busy ? highestProcessorUse.value : null,
    }
  })
}

function comparedWords(plan: Plan, holding: Requirement, format: Format): string {
  const { code, required, available, holds } = holding
  if (code === 'failures')
    return holds
      ? `${askedFailure(plan)}, as asked`
      : `${askedFailure(plan)} leaves ${format.text(available)} of ${format.number(shown(required))}`
  // The memory ordered lies between the two: what it is measured against is no size of a server.
  if (code === 'memory') return `${format.text(required)} needed; limit ${format.text(available)}`
  return holding.busy ? 'in the worst case; limit 80 %' : ofWords(required, available, format)
}
