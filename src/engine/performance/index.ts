export { capability, referenceCapabilities } from './capability.ts'
export { type Quantity, quantities } from './fit.ts'
export { type Latencies, latencies, predictPool, reachesOver, thresholds } from './latency.ts'
