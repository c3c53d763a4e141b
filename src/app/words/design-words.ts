import {
  type Candidate,
  type Constraint,
  type Latencies,
  type Ranking,
  reachesOver,
  type Sizing,
  shown,
  shownMargin,
  type Unit,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { perServerWords } from './words.ts'

/** What a constraint is about. */
export const constraintNouns = {
  capacity: 'Capacity',
  iops: 'IOPS',
  dbRead: 'Database reads',
  dbWrite: 'Database writes',
  logWrite: 'Log writes',
} as const satisfies Record<Constraint['code'], string>

/** Every constraint that fails, those of one kind in one sentence. */
export function reasonsWords(failed: readonly Constraint[], format: Format): string[] {
  const codes = [...new Set(failed.map(({ code }) => code))]
  return codes.map((code) => {
    const alike = failed.filter((one) => one.code === code)
    const [first] = alike
    if (!first) throw new Error(`No constraint of ${code} fails`)
    if (code === 'capacity') return `${capacityWords(first, format)}.`
    if (code === 'iops') return `${iopsWords(alike, format)}.`
    const found = alike.map(({ at, required }) => `${format.text(required)} at the ${at}`)
    if (alike.every(({ required }) => required.value > 200))
      return `${constraintNouns[code]}: saturated, at most ${format.text(first.available)}.`
    const margins = alike.map((one) => marginWords(one, 'ms', format))
    return `${constraintNouns[code]}: ${found.join(' and ')}, at most ${format.text(first.available)} (${margins.join(' and ')}).`
  })
}

function capacityWords(constraint: Constraint, format: Format): string {
  const { required, available } = constraint
  return `Capacity: ${format.text(available)} of the ${format.text(required)} needed (${marginWords(constraint, 'GB', format)})`
}

/** A load above what own arrays carry, at one or both loads. */
function iopsWords(alike: readonly Constraint[], format: Format): string {
  const found = alike.map(
    (one) => `${format.text(one.required)} at the ${one.at} (${marginWords(one, 'IOPS', format)})`,
  )
  const [first] = alike
  return `IOPS: ${first ? format.text(first.available) : ''} carried of ${found.join(' and ')}`
}

function marginWords({ required, available }: Constraint, unit: Unit, format: Format): string {
  const margin = shownMargin(available.value, required.value, unit)
  if (unit === 'ms' && required.value > 200) return 'saturated'
  return `${signed(margin, format)}\u00a0${unit}`
}

function signed(margin: number, format: Format): string {
  const least = Number.isInteger(margin) && Math.abs(margin) > 99 ? 0 : 1
  return `${margin < 0 ? '' : '+'}${format.number(margin, 1, least)}`
}

/** A whole verdict on a candidate at the expected load and with the reserve. */
export function verdictWords(candidate: Candidate, { iops }: Sizing, format: Format): string {
  const { prediction, verdict } = candidate
  const { judged, expectedLoad } = iops
  const load = judged === expectedLoad ? 'expected ' : ''
  const by =
    load === '' ? ` it is judged by (the paper’s shares give ${format.text(expectedLoad)})` : ''
  const carries = `It carries the ${load}${format.text(judged)}${by}${carryWords(candidate, format)}.`
  const failed = candidate.constraints.filter(({ holds }) => !holds)
  switch (verdict) {
    case 'fits with reserve':
      return iops.reserve.value > 0
        ? `${carries} ${prediction ? `With the reserve of ${format.text(iops.reserve)} reads take ${format.text(prediction.design.dbRead)}${doubtOfReserve(prediction, format)}` : `It keeps the reserve of ${format.text(iops.reserve)}`}.`
        : carries
    case 'fits':
      return `${carries} The reserve of ${format.text(iops.reserve)} is beyond it: ${failed
        .map(({ code, required, available }) => {
          if (code === 'iops')
            return `${format.text(required)} are required, and the arrays carry ${format.text(available)}`
          const noun = constraintNouns[code].toLowerCase()
          return `${noun} would take ${format.text(required)}, above the limit of ${format.text(available)}`
        })
        .join('; ')}.`
    case 'does not fit':
      return reasonsWords(failed, format).join(' ')
  }
}

/** How well it is known what a design carries. */
export const basisWords = {
  tested: 'predicted from tests of this model and RAID policy',
  'not tested': 'predicted from tests of other models, policies or versions',
  'own measurement': 'as its owner measured it',
  estimated: 'estimated, not measured',
} as const satisfies Record<Candidate['basis'], string>

/** How a candidate carries the load: with what reads, or how far it is used. */
function carryWords({ prediction, carries, basis }: Candidate, format: Format): string {
  if (prediction) {
    const { dbRead } = prediction.expected
    return ` with database reads at ${format.text(dbRead)}${doubtWords(prediction.expected, format) || bandWords(dbRead, format)}`
  }
  return carries ? `; its arrays carry ${format.text(carries)} (${basisWords[basis]})` : ''
}

/** That it reaches over with the reserve, where it did not before. */
function doubtOfReserve(
  { expected, design }: NonNullable<Candidate['prediction']>,
  format: Format,
) {
  return reachesOver(expected) ? '' : doubtWords(design, format)
}

/** That the band of a latency reaches over its limit, after the reads and with their band. */
function doubtWords(latencies: Latencies, format: Format): string {
  return reachesOver(latencies)
    ? `${bandWords(latencies.dbRead, format)}: borderline, because the band of a latency reaches over its limit`
    : ''
}

/** The band of a prediction, in brackets. */
export function bandWords({ band, unit }: Worked, format: Format): string {
  if (!band) return ''
  const [low, high] = band.map((edge) => format.value(Math.round(edge * 10) / 10, unit))
  return ` (${low} to ${high})`
}

/** The headline of a plan: what is proposed, or that nothing fits. */
export function headlineWords(proposed: Candidate | null, format: Format): string {
  if (!proposed) return 'No array considered fits this plan.'
  const { array, driveGb, raid, perServer, arrays } = proposed
  return `${format.number(shown(arrays))} × ${array.model} with ${array.drives} × ${format.value(driveGb, 'GB')} in ${raid}, ${perServerWords(perServer, format)}.`
}

/** What comes first among designs, for the head of a list. */
export const firstWords = {
  arrays: 'fewest arrays first',
  drives: 'fewest drives first',
  headroom: 'most headroom first',
  space: 'least unused space first',
  resilience: 'best resilience first',
  cost: 'lowest cost first',
  rebuild: 'first those that hold while rebuilding',
} as const satisfies Record<Ranking, string>
