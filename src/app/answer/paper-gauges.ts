import {
  type BlockDesign,
  type BlockUse,
  type Candidate,
  keepsLocalCopies,
  kindOf,
  oneCarriesAll,
  type Plan,
  type Requirement,
  usesOfBlocks,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { isSaturated } from '../words/design-words.ts'
import { requirementNouns } from '../words/requirement-words.ts'
import { ofWords } from './of-words.ts'
import type { Gauge } from './plan-answer.ts'

const space = { code: 'space', label: requirementNouns.space } as const

/** What arrays use up at the expected load: space, reads and log writes, or the load they carry. */
export function arrayGauges(
  plan: Plan,
  { constraints, binding }: Candidate,
  format: Format,
): readonly Gauge[] {
  // Writes land in a cache: they are a gauge only where they bind or fail.
  const isShown = ({ code, used, holds }: Requirement) =>
    used !== null && (code !== 'dbWrite' || !holds || binding.code === 'dbWrite')
  return [
    ...constraints.filter(isShown).map((one): Gauge => {
      const { code, used, required, available, holds } = one
      return {
        // One box of space, as blocks and servers have.
        ...(code === 'capacity' ? space : { code, label: requirementNouns[code] }),
        used,
        word: isSaturated(required) ? 'saturated' : null,
        compared: isSaturated(required)
          ? `${format.text(available)} at most`
          : ofWords(required, available, format),
        state: !holds ? 'fails' : code === binding.code ? 'binds' : 'ok',
        limitAt: null,
      }
    }),
    failureGauge(plan, format),
  ]
}

const useLabels = {
  iops: 'Database IOPS',
  space: 'Space',
  volumes: 'Volumes',
  logs: 'Log space',
  mailboxes: 'Mailboxes',
} as const satisfies Record<BlockUse['code'], string>

/** How far the blocks of a server are filled by each of its needs. */
export function blockGauges(plan: Plan, design: BlockDesign, format: Format): readonly Gauge[] {
  const uses = usesOfBlocks(design)
  const most = uses.reduce((most, one) => (one.used.value > most.used.value ? one : most))
  const [one] = design.solution.block
  return [
    ...uses.map((use): Gauge => {
      const { code, required, each, used } = use
      return {
        code,
        label: useLabels[code],
        used,
        word: null,
        compared: `${format.text(required)}; one ${one} gives ${format.text(each)}`,
        state: use === most ? 'binds' : 'ok',
        limitAt: null,
      }
    }),
    failureGauge(plan, format),
  ]
}

/** What a plan outlives: the papers size a server for the worst case that is asked for. */
function failureGauge(plan: Plan, format: Format): Gauge {
  const [word, compared] = survivedWords(plan, format)
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

function survivedWords(plan: Plan, format: Format): readonly [word: string, compared: string] {
  const { copies, servers, survive, lostServers } = plan
  const of = (count: number) => format.value(count, 'servers')
  switch (kindOf(plan)) {
    case 'none':
      return keepsLocalCopies(plan)
        ? ['a volume', 'local copies; no server may be lost']
        : ['none', 'each server has its databases alone']
    case 'ccr':
      return ['survived', 'the loss of either server of a cluster']
    case 'scc':
      return ['survived', 'the loss of either server; its storage is shared, and one copy']
    case 'dag':
      if (copies === 1) return ['none', 'there is one copy of each database']
      if (oneCarriesAll(plan))
        return [
          'survived',
          copies === servers
            ? `the loss of all but one of ${of(servers)}`
            : `the loss of any ${of(copies - 1)} of ${format.number(servers)}`,
        ]
      if (survive === 'site') return ['survived', 'asked for: the loss of a site']
      if (survive === 'site and server')
        return ['survived', 'asked for: the loss of a site and a server']
      return lostServers === 0
        ? ['not asked', 'no server is to be lost']
        : ['survived', `asked for: the loss of ${of(lostServers)}`]
  }
}
