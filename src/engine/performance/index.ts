export { capability, referenceCapabilities } from './capability.ts'
export { type FittedQuantity, quantities } from './fit.ts'
export { exceedsLimits, type Latencies, latencies, predictPool, thresholds } from './latency.ts'
