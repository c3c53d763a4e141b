import type { Candidate } from '../../engine/designs/index.ts'
import {
  asShown,
  type Ranking,
  type Requirement,
  type RequirementFigures,
  type ShownMargin,
  type Sizing,
  shownMargins,
  type Worked,
} from '../../engine/index.ts'
import { mayExceedLatencyLimits, type PoolLatencies } from '../../engine/performance/index.ts'
import type { Format } from '../../ui/format.ts'
import { requirementNouns } from './requirement-words.ts'

/** Failed constraints, one sentence per kind. */
export function failedConstraintsWords(failed: readonly Requirement[], format: Format): string[] {
  const codes = [...new Set(failed.map(({ code }) => code))]
  return codes.map((code) => {
    const alike = failed.filter((one) => one.code === code)
    const margins = marginsInShownUnits(alike, format)
    const [first] = margins
    if (!first) throw new Error(`No constraint of ${code} fails`)
    const most = format.text(first.available)
    const left = margins.map((one) => marginWords(one, format))
    if (code === 'capacity')
      return `Capacity: ${most} of the ${format.text(first.required)} needed (${left.join()}).`
    const found = margins.map(
      ({ required }, at) => `${format.text(required)} at the ${alike[at]?.at}`,
    )
    // Load above what own arrays carry, at the expected load, with the reserve, or both.
    if (code === 'iops')
      return `IOPS: ${most} carried of ${found.map((one, at) => `${one} (${left[at]})`).join(' and ')}.`
    if (alike.every(({ required }) => isLatencySaturated(required)))
      return `${requirementNouns[code]}: saturated, at most ${most}.`
    return `${requirementNouns[code]}: ${found.join(' and ')}, at most ${most} (${left.join(' and ')}).`
  })
}

function marginWords({ required, margin, decimals }: ShownMargin, format: Format): string {
  if (isLatencySaturated(required)) return 'saturated'
  const sign = margin === 0 ? '' : margin < 0 ? '−' : '+'
  return `${sign}${format.number(Math.abs(margin), decimals, decimals)}\u00a0${required.unit}`
}

/** Required and available figures with their margins, in the size unit shown. */
export function marginsInShownUnits(
  compared: readonly RequirementFigures[],
  { sized }: Format,
): readonly ShownMargin[] {
  const inUnit = ({ required, available, holds }: RequirementFigures) => ({
    required: sized(required),
    available: sized(available),
    holds,
  })
  return shownMargins(compared.map(inUnit))
}

/** Above this latency in ms, arrays count as saturated. */
const saturatedMs = 200

export function isLatencySaturated({ unit, value }: Worked): boolean {
  return unit === 'ms' && value > saturatedMs
}

/** Verdict on a candidate at the expected load and with the reserve. */
export function candidateVerdictWords(
  candidate: Candidate,
  { iops }: Sizing,
  format: Format,
): string {
  const { prediction, verdict } = candidate
  const { judged, expectedLoad } = iops
  const load = asShown(judged) === asShown(expectedLoad) ? 'expected ' : ''
  const by =
    load === '' ? ` it is judged by (the paper’s shares give ${format.text(expectedLoad)})` : ''
  const carries = `It carries the ${load}${format.text(judged)}${by}${carryWords(candidate, format)}.`
  const failed = candidate.constraints.filter(({ holds }) => !holds)
  if (iops.isReserveJudged && verdict !== 'does not fit')
    return `It carries the ${format.text(judged)} it is asked for${carryWords(candidate, format)}; the reserve of ${format.text(iops.reserve)} is among them.`
  switch (verdict) {
    case 'fits with reserve':
      return iops.reserve.value > 0
        ? `${carries} ${prediction ? `With the reserve of ${format.text(iops.reserve)} reads take ${format.text(prediction.design.dbRead)}${doubtOfReserve(prediction, format)}` : `It keeps the reserve of ${format.text(iops.reserve)}`}.`
        : carries
    case 'fits':
      return `${carries} The reserve of ${format.text(iops.reserve)} is beyond it: ${failed
        .flatMap((one) =>
          marginsInShownUnits([one], format).map((shown) => beyondWords(one, shown, format)),
        )
        .join('; ')}.`
    case 'does not fit':
      return failedConstraintsWords(failed, format).join(' ')
  }
}

/** The verdict without the bands of latencies, unless a band decides it. */
export function briefCandidateVerdictWords(
  candidate: Candidate,
  sizing: Sizing,
  format: Format,
): string {
  const { prediction, verdict, constraints } = candidate
  const { judged, expectedLoad, reserve, isReserveJudged } = sizing.iops
  const keeps = verdict === 'fits with reserve'
  const isDoubted =
    prediction &&
    [prediction.expected, ...(keeps ? [prediction.design] : [])].some(mayExceedLatencyLimits)
  if (verdict === 'does not fit' || isDoubted || isReserveJudged || judged !== expectedLoad)
    return candidateVerdictWords(candidate, sizing, format)
  const carries = `It carries the expected ${format.text(judged)}`
  if (keeps)
    return reserve.value > 0
      ? `${carries} and keeps the reserve of ${format.text(reserve)}.`
      : `${carries}.`
  const beyond = constraints
    .filter(({ holds }) => !holds)
    .flatMap((one) =>
      marginsInShownUnits([one], format).map((margin) => beyondWords(one, margin, format, true)),
    )
  return `${carries}; with the reserve of ${format.text(reserve)} ${beyond.join('; ')}.`
}

function beyondWords(
  { code }: Requirement,
  { required, available }: ShownMargin,
  format: Format,
  isBrief = false,
) {
  const [asked, most] = [required, available].map(format.text)
  if (code === 'iops') return `${asked} are required, and the arrays carry ${most}`
  const noun = requirementNouns[code].toLowerCase()
  if (isBrief) return `${noun} take ${asked} (limit ${most})`
  const band = isLatencySaturated(required) ? '' : bandWords(required, format)
  return `${noun} would take ${asked}${band}, above the limit of ${most}`
}

/** What the load that a design carries is based on. */
export const wordsByLoadBasis = {
  tested: 'predicted from tests of this model and RAID policy',
  'not tested': 'predicted from tests of other models, policies or versions',
  'own measurement': 'as its owner measured it',
  'own test': 'what your test showed, at least',
  estimated: 'estimated, not measured',
} as const satisfies Record<Candidate['basis'], string>

/** How a candidate carries the load: read latency, or the load its arrays carry. */
function carryWords({ prediction, carries, basis }: Candidate, format: Format): string {
  if (prediction) {
    const { dbRead } = prediction.expected
    return ` with database reads at ${format.text(dbRead)}${doubtWords(prediction.expected, format) || bandWords(dbRead, format)}`
  }
  return carries ? `; its arrays carry ${format.text(carries)} (${wordsByLoadBasis[basis]})` : ''
}

/** Says that a latency band reaches over its limit with the reserve, but not without. */
function doubtOfReserve(
  { expected, design }: NonNullable<Candidate['prediction']>,
  format: Format,
) {
  return mayExceedLatencyLimits(expected) ? '' : doubtWords(design, format)
}

/** Says that a latency band reaches over its limit, with the band of reads. */
function doubtWords(latencies: PoolLatencies, format: Format): string {
  return mayExceedLatencyLimits(latencies)
    ? `${bandWords(latencies.dbRead, format)}: borderline, because the band of a latency reaches over its limit`
    : ''
}

export function bandWords({ band, unit }: Worked, format: Format): string {
  if (!band) return ''
  const [low, high] = band.map((edge) => format.value(Math.round(edge * 10) / 10, unit))
  return ` (${low} to ${high})`
}

/** Order of designs by ranking, for the heading of a list. */
export const wordsByRanking = {
  arrays: 'fewest arrays first',
  drives: 'fewest drives first',
  headroom: 'most headroom first',
  space: 'least unused space first',
  resilience: 'best resilience first',
  cost: 'lowest cost first',
  rebuild: 'first those that hold while rebuilding',
  servers: 'fewest servers first',
  power: 'least power first',
} as const satisfies Record<Ranking, string>
