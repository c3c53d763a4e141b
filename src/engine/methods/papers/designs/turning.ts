import { verdictVerbs } from '../../../designs/candidate.ts'
import type { JudgedDesign, Turning, UnmetCode } from '../../port.ts'

/** How a design for Exchange 2003 to 2010 is judged while one answer moves. */
export const turning: Turning = {
  judges: 'this design',
  way: 'each number of databases',
  condition: (verdict) =>
    `The last value at which the design ${verdictVerbs[verdict]}, all other answers unchanged`,
  kept: (built) => built,
  differing,
}

/** The requirements that one judgement holds and the other does not, each once; first a limit of Exchange. */
function differing(one: JudgedDesign, other: JudgedDesign): readonly UnmetCode[] {
  const isBroken = ({ unmet }: JudgedDesign) => unmet.some(({ code }) => code === 'rules')
  const limits: readonly UnmetCode[] = isBroken(one) === isBroken(other) ? [] : ['rules']
  const codes = one.design.requirements.flatMap(({ code, at, holds }) => {
    const there = other.design.requirements.find((two) => two.code === code && two.at === at)
    return there && there.holds !== holds ? [code] : []
  })
  return [...new Set([...limits, ...codes])]
}
