import type { Sizing } from '../../sizing/sizing.ts'
import type { Method } from '../port.ts'
import { builtOfPapers, judgeByPapers } from './designs/judge-papers.ts'
import { paperDesigns } from './designs/paper-designs.ts'
import { turning } from './designs/turning.ts'
import { layoutByPapers } from './designs/volume-layout.ts'
import { dagShapeByPapers } from './sizing/dag-shape.ts'
import { loadByPapers } from './sizing/load-of-server.ts'
import { resultsOfPapers } from './sizing/result-figures.ts'
import { isByPapers, type PaperSizing, sizeByPapers } from './sizing/size.ts'
import { suggestingArrays } from './suggestions.ts'

/** The method for Exchange 2003 to 2010, of the five documents. */
export const papers: Method = {
  id: 'papers',
  size: sizeByPapers,
  dagShape: (plan, sizing) => dagShapeByPapers(plan, sized(sizing)),
  serverLoad: (plan, sizing, _build, active) => loadByPapers(plan, sized(sizing), active),
  resultFigures: (plan, sizing) => resultsOfPapers(plan, sized(sizing)),
  ...paperDesigns,
  built: builtOfPapers,
  layout: layoutByPapers,
  judge: judgeByPapers,
  turning,
  suggesting: suggestingArrays,
  sentences: { fitting: 'something', nothingNear: 'Nothing is considered then.' },
}

function sized(sizing: Sizing): PaperSizing {
  if (!isByPapers(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}
