import { lazy } from 'react'

const iops = () => import('./iops-chart.tsx')
const latency = () => import('./latency-chart.tsx')
const comparison = () => import('./comparison-chart.tsx')

// The charts with their library: fetched when a page first shows one.
export const LazyIopsChart = lazy(async () => ({ default: (await iops()).IopsChart }))
export const LazyLatencyChart = lazy(async () => ({ default: (await latency()).LatencyChart }))
export const LazyComparisonChart = lazy(async () => ({
  default: (await comparison()).ComparisonChart,
}))

/** Settles once the charts of a report are there to be printed. */
export async function chartsReady(): Promise<void> {
  await Promise.all([iops(), latency()])
}

/** Fetches the charts of the plan ahead, once the form is usable and the browser idle. */
export function prefetchCharts(): void {
  const fetch = () => {
    void iops()
    void latency()
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 4000 })
  else setTimeout(fetch, 2000)
}
