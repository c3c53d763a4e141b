export { decodePlan, encodePlan, type LinkProblem } from './link.ts'
export { parsePlan } from './schema.ts'
