import {
  asShown,
  labelInSentence,
  type Requirement,
  type RequirementCode,
  type Worked,
} from '../../engine/index.ts'
import type { NewlyBrokenRules, UnmetCode } from '../../engine/methods/index.ts'
import { advisedProcessorUseLimit } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { problemWords } from './problem-words.ts'

/** Names of requirements, as headings above a figure. */
export const requirementNouns = {
  capacity: 'Capacity',
  iops: 'IOPS',
  dbRead: 'Database reads',
  dbWrite: 'Database writes',
  logWrite: 'Log writes',
  space: 'Space',
  restoreSpace: 'Restore drive',
  driveIops: 'Drive IOPS',
  bays: 'Drive bays',
  processors: 'Processors',
  memory: 'Memory',
  failures: 'Failures',
  drives: 'Drives',
  'installed memory': 'Memory',
  servers: 'Servers',
  logs: 'Log space',
  volumes: 'Volumes',
  mailboxes: 'Mailboxes',
} as const satisfies Record<RequirementCode, string>

/** Names of unmet requirements that differ from those above a figure. */
const unmetNouns: Partial<Record<UnmetCode, string>> = {
  failures: 'a failure to survive',
  rules: 'a rule of the method',
}

export function unmetRequirementNoun(code: UnmetCode): string {
  return unmetNouns[code] ?? (code === 'rules' ? code : labelInSentence(requirementNouns[code]))
}

export function unmetRequirementNames(codes: readonly UnmetCode[]): string {
  return codes.map(unmetRequirementNoun).join(', ')
}

/** Unmet requirements, each sentence once: servers of both sites often lack the same. */
export function unmetRequirementSentences(
  unmet: readonly (Requirement | NewlyBrokenRules)[],
  format: Format,
): string {
  return [...new Set(unmet.map((one) => unmetSentence(one, format)))].join(' ')
}

function unmetSentence(one: Requirement | NewlyBrokenRules, format: Format): string {
  if (one.code === 'rules')
    return one.problems.map((problem) => problemWords(problem, format)).join(' ')
  const { code, required, available } = one
  switch (code) {
    case 'servers':
      return `A site needs ${format.text(required)}, and ${format.number(asShown(available))} ${asShown(available) === 1 ? 'is' : 'are'} built.`
    case 'drives':
      return `A server needs ${format.text(required)} and has ${format.text(available)}.`
    case 'bays':
      return `A server ${missingPartWords(one, format)}.`
    case 'memory':
    case 'installed memory':
      return `A server needs ${format.text(required)} of memory and has ${format.text(available)}.`
    case 'processors':
      return `Processors: ${usedShareWords(required, format)}, in the worst case; ${format.text(available)} at most.`
    case 'failures':
      return `${required.label}: ${format.text(required)}, of ${format.text(available)} at most.`
    default: {
      const noun = unmetRequirementNoun(code)
      return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${format.text(required)} needed, ${format.text(available)} there.`
    }
  }
}

/** Used share of the capacity; from 2 on as a multiple: `5.7 times what there is`. */
export function usedShareWords(share: Worked, format: Format): string {
  return share.value < 2
    ? `${format.text(share)} of what there is`
    : `${format.number(share.value, 1)} times what there is`
}

/** Requirements that the purchased server meets or not, shown as need and capacity. */
const boughtWith: ReadonlySet<RequirementCode> = new Set(['bays', 'memory', 'installed memory'])

/** What a server lacks of a part, `needs 35 bays, has 16`; null if the requirement is no part. */
export function missingPartWords(
  { code, required, available }: Pick<Requirement, 'code' | 'required' | 'available'>,
  format: Format,
): string | null {
  return boughtWith.has(code)
    ? `needs ${format.text(required)}, has ${format.number(asShown(available))}`
    : null
}

/**
 * Requirement that comes nearest to its limit, and its used share: `space 88 %`; of processors their
 * load: `processors 70 % of 80 %`. Bays that suffice are never the fullest: they may be full.
 */
export function fullestRequirementWords(
  code: RequirementCode | null,
  used: number,
  format: Format,
): string {
  const most = advisedProcessorUseLimit.value
  const share = (part: number) => `${format.number(part * 100, 0)}\u00a0%`
  // One name of space, for arrays as for servers.
  const named = code === 'capacity' ? 'space' : code
  const noun = named === null ? '' : `${labelInSentence(requirementNouns[named])} `
  return code === 'processors'
    ? `${noun}${share(used * most)} of ${share(most)}`
    : `${noun}${share(used)}`
}

/** Binding requirement of a design: `Drive IOPS bind: 94 % used`. */
export function bindingRequirementWords(binding: Requirement, format: Format): string {
  const { code, used, busy, holds, required, available } = binding
  const noun = requirementNouns[code]
  const verb = plural.has(code) ? 'bind' : 'binds'
  if (busy)
    return `${noun} ${verb}: ${format.text(busy)} busy, ${format.text(advisedProcessorUseLimit)} at most`
  const has = missingPartWords(binding, format)
  if (has) return `${noun} ${verb}: ${has}`
  if (used && used.value >= 2) return `${noun} ${verb}: ${usedShareWords(used, format)}`
  if (used) return `${noun} ${verb}: ${format.text(used)} used`
  return holds
    ? `${noun} ${verb}`
    : `${noun} ${verb}: ${format.number(asShown(available))} of ${format.text(required)} are left`
}

const plural: ReadonlySet<RequirementCode> = new Set([
  'driveIops',
  'bays',
  'dbRead',
  'dbWrite',
  'logWrite',
  'processors',
  'failures',
])
