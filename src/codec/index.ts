export {
  decodeCatalog,
  encodeCatalog,
  parseOwnArray,
} from './catalog-file.ts'
export { decodeLink, decodePlan, type LinkProblem, planFromText } from './decode-plan.ts'
export { type FileProblem, mostFileBytes } from './envelope.ts'
export { decodeFile, encodeFile, fileNameOf } from './file.ts'
export { encodePlan, planToText } from './link.ts'
export { parsePlan } from './schema.ts'
