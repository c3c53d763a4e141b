import { type Candidate, type Design, hasServers, shown } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { blocksPerServerWords } from './block-words.ts'
import { serverDesignTitle } from './server-words.ts'
import { arrayWords, perServerWords } from './words.ts'

/** A design in few words, apart from all others of its plan: `4 × PS6100XV, 24 × 600 GB in RAID 6, one array per server`. */
export function designTitle(design: Design, format: Format): string {
  if (hasServers(design)) return serverDesignTitle(design, format)
  if (design.kind === 'tested blocks') {
    const { arrays, solution } = design.blocks
    return `${format.number(shown(arrays))} × ${solution.id}, ${blocksPerServerWords(design.blocks, format)}`
  }
  const { arrays, raid, perServer } = design.candidate
  return `${format.number(shown(arrays))} × ${arrayWords(design.candidate, format)} in ${raid}, ${perServerWords(perServer, format)}`
}

/** Arrays of a server in few words: `PS6100XV, 24 × 600 GB, RAID 6, one array per server`. */
export function arraysTitle(candidate: Candidate, format: Format): string {
  const { raid, perServer } = candidate
  return `${arrayWords(candidate, format)}, ${raid}, ${perServerWords(perServer, format)}`
}
