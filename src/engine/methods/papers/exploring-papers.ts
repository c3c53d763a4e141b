import { candidateOf } from '../../designs/design.ts'
import type { Exploring } from '../port.ts'
import { carrying } from './designs/carrying.ts'
import { growArrays } from './designs/growing-arrays.ts'
import { orderByPapers } from './designs/order-by-papers.ts'
import { turning } from './designs/turning.ts'
import { layoutByPapers } from './designs/volume-layout.ts'
import { solvingArrays } from './search/solving-arrays.ts'
import { ofPapers } from './sizing/size.ts'
import { stageFiguresOf } from './sizing/stage-figures.ts'
import { suggestingArrays } from './suggestions.ts'

/** What is found beyond a plan of Exchange 2003 to 2010. */
export const exploringPapers: Exploring = {
  stageFigures: (sizing) => stageFiguresOf(ofPapers(sizing)),
  order: orderByPapers,
  layout: layoutByPapers,
  turning,
  carrying,
  suggesting: suggestingArrays,
  solving: solvingArrays,
  grow: (_plan, _sizing, design, followed) => {
    const candidate = candidateOf(design)
    return candidate && growArrays(candidate, followed)
  },
}
