export { type DecodedPlan, decodePlan, encodePlan, type LinkProblem } from './link.ts'
export { type ParsedPlan, type PlanProblem, parsePlan } from './schema.ts'
