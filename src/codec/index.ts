export {
  type CatalogProblem,
  decodeCatalog,
  encodeCatalog,
  parseOwnArray,
} from './catalog-file.ts'
export { decodePlan, type LinkProblem, planFromText } from './decode-plan.ts'
export { mostFileBytes } from './envelope.ts'
export { decodeFile, encodeFile, type FileProblem, fileNameOf } from './file.ts'
export { encodePlan, planToText } from './link.ts'
export { parsePlan } from './schema.ts'
