export {
  decodeCatalog,
  encodeCatalog,
  parseOwnArray,
} from './catalog-file.ts'
export { decodeLink, decodePlan, type LinkProblem, planFromText } from './decode-plan.ts'
export { type EncodedPlan, encodePlan } from './encode-plan.ts'
export { type FileProblem, mostFileBytes } from './envelope.ts'
export { decodeFile, encodeFile, fileNameOf } from './file.ts'
export { planToText } from './plan-text.ts'
export { parsePlan } from './schema.ts'
