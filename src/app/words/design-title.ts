import { type Candidate, type Design, isServerDesign } from '../../engine/designs/index.ts'
import { asShown, type Sizing } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { arrayAndDrivesWords, arraysHeadline, arraysPerServerWords } from './array-words.ts'
import { blocksHeadline, blocksPerServerWords } from './block-words.ts'
import { serverStorageTitle, serversAndSitesWords } from './server-words.ts'

/** Short title, unique in a plan: `4 × PS6100XV, 24 × 600 GB in RAID 6, one array per server`. */
export function designTitle(design: Design, format: Format): string {
  switch (design.kind) {
    case 'arrays': {
      const { arrays, raid, perServer } = design.candidate
      return `${format.number(asShown(arrays))} × ${arrayAndDrivesWords(design.candidate, format)} in ${raid}, ${arraysPerServerWords(perServer, format)}`
    }
    case 'tested blocks': {
      const { arrays, solution } = design.blocks
      return `${format.number(asShown(arrays))} × ${solution.id}, ${blocksPerServerWords(design.blocks, format)}`
    }
    default:
      return serverStorageTitle(design, format)
  }
}

/** Title of a design; server designs begin with their servers and sites. */
export function designTitleWithServers(
  design: Design,
  sizing: Pick<Sizing, 'servers' | 'siteCount'>,
  format: Format,
): string {
  const title = designTitle(design, format)
  return isServerDesign(design) ? `${serversAndSitesWords(sizing, format)}, ${title}` : title
}

/** Headline of a design, with what a server gets or with its servers and sites. */
export function designHeadline(
  design: Design,
  sizing: Pick<Sizing, 'servers' | 'siteCount'>,
  format: Format,
): string {
  switch (design.kind) {
    case 'arrays':
      return arraysHeadline(design.candidate, format)
    case 'tested blocks':
      return blocksHeadline(design.blocks, format)
    default:
      return `${serversAndSitesWords(sizing, format)}, ${serverStorageTitle(design, format, true)}`
  }
}

/** Arrays per server, short enough for a phone: `PS6100XV, 24 × 600 GB, RAID 6, 1 per server`. */
export function arraysTitle(candidate: Candidate, format: Format): string {
  const { raid, perServer } = candidate
  return `${arrayAndDrivesWords(candidate, format)}, ${raid}, ${format.number(perServer)} per server`
}
