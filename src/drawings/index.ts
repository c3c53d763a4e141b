export { makePage, placeShape, shiftShape, type UnplacedShape } from './arrange.ts'
export {
  allShapes,
  type Box,
  type Drawing,
  type Link,
  mostPages,
  type Page,
  type Shape,
} from './drawing.ts'
export { drawioFile } from './drawio.ts'
export { linkEnds } from './link-ends.ts'
export { paints, type ShapeLook } from './looks.ts'
export { placedLinkText, placedShapeText } from './placed-text.ts'
export { paintPng } from './png.ts'
export { svgFile } from './svg.ts'
