import { verdictVerbs } from '../../../designs/candidate.ts'
import { type JudgedDesign, type Turning, type UnmetCode, unmetCodes } from '../../port.ts'

/** Answers that say how many servers there are, or what copies stand on them. */
const ofLayout: readonly string[] = ['activeServers', 'copies', 'secondSiteCopies', 'laggedCopies']

/** How servers of Exchange 2013 to SE are judged, as they are built, while one answer moves. */
export const turning: Turning = {
  judges: 'these servers',
  way: 'ever larger steps',
  condition: (verdict) =>
    `The last value at which the servers as they are built keep their verdict: the design ${verdictVerbs[verdict]}`,
  kept: (built, answer) => {
    if (built.kind !== 'servers') return built
    if (answer === 'serverMemory') return { ...built, memory: null }
    return ofLayout.includes(answer) ? { ...built, servers: null } : built
  },
  differing,
}

/** What the one lacks and the other does not, each once. */
function differing(one: JudgedDesign, other: JudgedDesign): readonly UnmetCode[] {
  const [here, there] = [unmetCodes(one), unmetCodes(other)]
  return [
    ...there.filter((code) => !here.includes(code)),
    ...here.filter((code) => !there.includes(code)),
  ]
}
