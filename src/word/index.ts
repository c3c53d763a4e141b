export { blocksOf } from './blocks-of.ts'
export type { About, Block, PaintedPicture } from './document.ts'
export { docxOf } from './docx-of.ts'
