export { decodeFile, encodeFile, type FileProblem, fileNameOf, mostFileBytes } from './file.ts'
export {
  decodePlan,
  encodePlan,
  type LinkProblem,
  planFromText,
  planToText,
} from './link.ts'
export { parsePlan } from './schema.ts'
