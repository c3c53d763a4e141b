export type { Block, DocumentProperties, PaintedPicture } from './document.ts'
export { makeDocx } from './make-docx.ts'
export { readPageBlocks } from './page-blocks.ts'
