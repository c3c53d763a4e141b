export { decodeCatalog, parseOwnArray } from './decode-catalog.ts'
export { decodePlan, type LinkProblem, planFromStoredText } from './decode-plan.ts'
export { type DecodedProjectSuccess, decodeLink } from './decode-project.ts'
export { encodeCatalog } from './encode-catalog.ts'
export { encodePlan } from './encode-plan.ts'
export { type EncodedProjectLinkCode, encodeProject } from './encode-project.ts'
export {
  type FileProblem,
  mostPlanOrCatalogBytes,
  mostProjectFileBytes,
  planFileName,
} from './envelope.ts'
export { encodePlanFile } from './plan-file.ts'
export { planToStoredText } from './plan-text.ts'
export { decodeProjectFile, encodeProjectFile } from './project-file.ts'
export { parsePlan } from './schema.ts'
