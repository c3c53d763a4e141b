import type { Lack, LackCode } from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'
import { problemWords } from './words.ts'

/** What servers that are built may lack. */
const lackNouns = {
  space: 'space',
  iops: 'drive IOPS',
  dbRead: 'database reads',
  dbWrite: 'database writes',
  logWrite: 'log writes',
  processors: 'processors',
  memory: 'memory within what is advised',
  failures: 'a failure to survive',
  drives: 'drives',
  'installed memory': 'memory',
  servers: 'servers',
  rules: 'a rule of the method',
} as const satisfies Record<LackCode, string>

/** What servers lack, in short. */
export function lackList(codes: readonly LackCode[]): string {
  return codes.map((code) => lackNouns[code]).join(', ')
}

/** All that servers lack, each sentence once: servers of both sites often lack the same. */
export function lacksWords(lacks: readonly Lack[], format: Format): string {
  return [...new Set(lacks.map((lack) => lackWords(lack, format)))].join(' ')
}

/** One thing that servers lack, with its figures. */
function lackWords(lack: Lack, format: Format): string {
  switch (lack.code) {
    case 'rules':
      return lack.problems.map((problem) => problemWords(problem, format)).join(' ')
    case 'servers':
      return `A site needs ${format.value(lack.required, 'servers')}, and ${format.number(lack.available)} ${lack.available === 1 ? 'is' : 'are'} built.`
    case 'drives':
      return `A server needs ${format.text(lack.required)} and has ${format.text(lack.available)}.`
    case 'installed memory':
      return `A server needs ${format.text(lack.required)} of memory and has ${format.text(lack.available)}.`
    case 'processors':
      return `Processors need ${format.text(lack.required)} in the worst case, and ${format.text(lack.available)} are what they may be busy with at most.`
    case 'failures':
      return `${lack.required.label}: ${format.text(lack.required)}, of ${format.text(lack.available)} at most.`
    default: {
      const noun = lackNouns[lack.code]
      return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${format.text(lack.required)} needed, ${format.text(lack.available)} there.`
    }
  }
}
