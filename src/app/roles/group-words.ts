import type { ServerGroup } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Site of a server group: `Site 2`; for paired DAGs, whose sites differ, `Other site of a DAG`. */
export function groupSiteWords(group: ServerGroup, format: Format): string {
  const words = groupSiteInSentence(group, format)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

export function groupSiteInSentence(
  { site, role, isOfPairs }: ServerGroup,
  format: Format,
): string {
  const ofPairs = site === 1 ? 'own site of a DAG' : 'other site of a DAG'
  const where = isOfPairs ? ofPairs : `site ${format.number(site)}`
  return role === 'lagged' ? `${where}, lagged copies` : where
}
