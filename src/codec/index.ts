export {
  type CatalogProblem,
  decodeCatalog,
  encodeCatalog,
  parseOwnArray,
} from './catalog-file.ts'
export { mostFileBytes } from './envelope.ts'
export { decodeFile, encodeFile, type FileProblem, fileNameOf } from './file.ts'
export {
  decodePlan,
  encodePlan,
  type LinkProblem,
  planFromText,
  planToText,
} from './link.ts'
export { parsePlan } from './schema.ts'
