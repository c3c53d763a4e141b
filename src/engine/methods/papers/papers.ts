import type { Method } from '../port.ts'
import { layoutByPapers } from './designs/volume-layout.ts'
import { sizeByPapers } from './sizing/size.ts'

/** The method for Exchange 2003 to 2010, of the five documents. */
export const papers: Method = { id: 'papers', size: sizeByPapers, layout: layoutByPapers }
