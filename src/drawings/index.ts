export { makePage, movedBy, type Part, place } from './arrange.ts'
export {
  type Box,
  type Drawing,
  type Link,
  mostPages,
  type Page,
  type Shape,
  shapesOf,
} from './drawing.ts'
export { drawioOf } from './drawio.ts'
export { endsOf } from './ends.ts'
export { type Look, paints } from './looks.ts'
export { pngOf } from './png.ts'
export { svgOf } from './svg.ts'
export { wordsIn, wordsOn } from './words-in.ts'
