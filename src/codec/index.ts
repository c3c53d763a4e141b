export {
  decodeCatalog,
  encodeCatalog,
  parseOwnArray,
} from './catalog-file.ts'
export { decodePlan, type LinkProblem, planFromText } from './decode-plan.ts'
export { decodeLink, type OpenedProject } from './decode-project.ts'
export { encodePlan } from './encode-plan.ts'
export { type EncodedProject, encodeProject } from './encode-project.ts'
export { type FileProblem, fileNameOf, mostFileBytes, mostProjectBytes } from './envelope.ts'
export { decodeFile, encodeFile } from './file.ts'
export { planToText } from './plan-text.ts'
export { decodeProjectFile, encodeProjectFile } from './project-file.ts'
export { parsePlan } from './schema.ts'
