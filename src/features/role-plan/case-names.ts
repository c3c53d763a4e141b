import type { SizedByRoles } from '../../engine/index.ts'
import type { CaseCode, ServerCase } from '../../engine/roles-index.ts'

const words: Readonly<Record<CaseCode, string>> = {
  none: 'All servers up',
  'one server': 'One server lost',
  'two servers': 'Two servers lost',
  'a site': 'The other site lost',
  'a site and a server': 'The other site and a server lost',
  'a site and two servers': 'The other site and two servers lost',
  worst: 'Worst, sized for',
}

/** A case in words, with its site where there are two. */
export function caseName({ code, site }: ServerCase, { parts }: SizedByRoles): string {
  return parts.copies.shape.twoSites ? `${words[code]}, server of site ${site}` : words[code]
}
