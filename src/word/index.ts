export type { DocumentProperties, PaintedPicture, WordBlock } from './document.ts'
export { makeDocx } from './make-docx.ts'
export { readPageBlocks } from './page-blocks.ts'
