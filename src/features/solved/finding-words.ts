import { type Plan, type Solved, type SolveFigures, solvedKeys } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { goalWords, rangesWords, serversWords } from './layout-words.ts'

/** What came of trying every layout, against what the plan has, which is null where it does not hold. */
export function findingWords(
  plan: Plan,
  present: SolveFigures | null,
  solved: Pick<Solved, 'choice' | 'held' | 'ranges' | 'searchedServers'>,
  format: Format,
): string {
  const { choice, held } = solved
  const words = (one: SolveFigures) =>
    `${serversWords(one, format)} with ${format.value(one.drives, 'drives')}`
  if (!choice) return `Nothing holds: tried ${rangesWords(solved, format)}.`
  const { gives, figures } = choice
  if (!present) return `This plan does not hold: ${words(figures)} would.`
  const isPlan = solvedKeys.every((key) => [undefined, plan[key]].includes(gives[key]))
  const servers = present.servers - figures.servers
  const drives = present.drives - figures.drives
  const goal = goalWords(plan, format)
  if (isPlan) {
    const isLeast = held.every(
      (one) => one.figures.servers >= present.servers && one.figures.drives >= present.drives,
    )
    return isLeast
      ? `No layout that holds has fewer servers or fewer drives than this plan: tried ${rangesWords(solved, format)}.`
      : `This plan comes first by its goal, ${goal}.`
  }
  const less = [
    ...(servers > 0 ? [format.value(servers, 'servers')] : []),
    ...(drives > 0 ? [format.value(drives, 'drives')] : []),
  ]
  if (less.length === 0) return `By the goal, ${goal}, ${words(figures)} come first.`
  const more = [
    ...(servers < 0
      ? [`${format.number(-servers)} more ${servers === -1 ? 'server' : 'servers'}`]
      : []),
    ...(drives < 0 ? [`${format.number(-drives)} more ${drives === -1 ? 'drive' : 'drives'}`] : []),
  ]
  const isOne = less.length === 1 && Math.max(servers, drives) === 1
  return `${less.join(' and ')} fewer also ${isOne ? 'holds' : 'hold'}${more.length > 0 ? `, with ${more.join(' and ')}` : ''}: ${words(figures)}.`
}
