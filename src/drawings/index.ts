export { layOutDrawingPage, placeShape, shiftShape, type UnplacedShape } from './arrange.ts'
export {
  allShapes,
  type Drawing,
  type DrawingBox,
  type DrawingPage,
  mostPages,
  type Shape,
  type ShapeLink,
} from './drawing.ts'
export { drawioFile } from './drawio.ts'
export { linkEndsLookup } from './link-ends.ts'
export { type ShapeLook, shapePaints } from './looks.ts'
export { placedLinkText, placedShapeText } from './placed-text.ts'
export { paintPng } from './png.ts'
export { svgFile } from './svg.ts'
