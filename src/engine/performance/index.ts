export { computeReferenceCapabilities, poolCapability } from './capability.ts'
export { type FittedQuantity, fittedQuantities } from './fit.ts'
export {
  latencyKinds,
  latencyThresholds,
  mayExceedLatencyLimits,
  type PoolLatencies,
  predictPoolLatencies,
} from './latency.ts'
