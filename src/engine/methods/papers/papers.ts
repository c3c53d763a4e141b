import type { Method } from '../port.ts'
import { builtOfPapers, judgeByPapers } from './designs/judge-papers.ts'
import { paperDesigns } from './designs/paper-designs.ts'
import { layoutByPapers } from './designs/volume-layout.ts'
import { sizeByPapers } from './sizing/size.ts'

/** The method for Exchange 2003 to 2010, of the five documents. */
export const papers: Method = {
  id: 'papers',
  size: sizeByPapers,
  ...paperDesigns,
  built: builtOfPapers,
  layout: layoutByPapers,
  judge: judgeByPapers,
}
