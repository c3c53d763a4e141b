import {
  type BlockCount,
  type BlockDesign,
  type Candidate,
  kindOf,
  type Plan,
  type Sizing,
  type UsedConstraint,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { isSaturated } from '../words/design-words.ts'
import type { Gauge } from './plan-answer.ts'

const constraintLabels = {
  capacity: ['space', 'Space'],
  iops: ['iops', 'IOPS'],
  dbRead: ['dbRead', 'Database reads'],
  dbWrite: ['dbWrite', 'Database writes'],
  logWrite: ['logWrite', 'Log writes'],
} as const satisfies Record<UsedConstraint['code'], readonly [Gauge['code'], string]>

/** What arrays use up at the expected load: space, reads and log writes, or the load they carry. */
export function arrayGauges(
  plan: Plan,
  sizing: Sizing,
  { constraints, binding }: Candidate,
  format: Format,
): readonly Gauge[] {
  const used = constraints.filter((one) => 'used' in one)
  const shown = used.filter(
    // Writes land in a cache: they are a gauge only where they are in the way.
    ({ code, holds }) => code !== 'dbWrite' || !holds || binding.code === 'dbWrite',
  )
  return [
    ...shown.map((one): Gauge => {
      const [code, label] = constraintLabels[one.code]
      return {
        code,
        label,
        used: one.used,
        word: null,
        compared: isSaturated(one.required)
          ? `saturated; at most ${format.text(one.available)}`
          : `${format.text(one.required)} of ${format.text(one.available)}`,
        state: !one.holds ? 'fails' : one.code === binding.code ? 'binds' : 'ok',
        limitAt: null,
      }
    }),
    failureGauge(plan, sizing, format),
  ]
}

const countLabels = {
  iops: 'Database IOPS',
  space: 'Space',
  volumes: 'Volumes',
  logs: 'Log space',
  mailboxes: 'Mailboxes',
} as const satisfies Record<BlockCount['code'], string>

/** How far the blocks of a server are filled by each of its needs. */
export function blockGauges(
  plan: Plan,
  sizing: Sizing,
  design: BlockDesign,
  format: Format,
): readonly Gauge[] {
  const counts = Object.values(design.counts).filter((one) => one !== undefined)
  return [
    ...counts.map((one): Gauge => {
      return {
        code: one.code,
        label: countLabels[one.code],
        used: null,
        word: format.text(one.blocks),
        compared: `${format.text(one.required)}, ${format.text(one.each)} to a block`,
        state: one.code === design.binding.code ? 'binds' : 'ok',
        limitAt: null,
      }
    }),
    failureGauge(plan, sizing, format),
  ]
}

/** What is kept up when servers fail: the papers size a server for the worst case asked for. */
function failureGauge(plan: Plan, sizing: Sizing, format: Format): Gauge {
  const { word, compared } = survivedOf(plan, sizing, format)
  return {
    code: 'failures',
    label: 'Failures',
    used: null,
    word,
    compared,
    state: 'ok',
    limitAt: null,
  }
}

function survivedOf(plan: Plan, { databases }: Sizing, format: Format) {
  const { lost } = databases.cases.at(-1) ?? databases.cases[0]
  return kindOf(plan) === 'none'
    ? { word: 'none', compared: 'each server has its databases alone' }
    : { word: 'survived', compared: `sized for ${format.value(lost, 'servers')} lost` }
}
