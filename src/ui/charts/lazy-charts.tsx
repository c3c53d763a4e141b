import { lazy } from 'react'

const stacked = () => import('./stacked-chart.tsx')
const latency = () => import('./latency-chart.tsx')
const comparison = () => import('./comparison-chart.tsx')
const growth = () => import('./growth-chart.tsx')
const pareto = () => import('./pareto-chart.tsx')

// The charts with their library: fetched when a page first shows one.
export const LazyStackedChart = lazy(async () => ({ default: (await stacked()).StackedChart }))
export const LazyLatencyChart = lazy(async () => ({ default: (await latency()).LatencyChart }))
export const LazyGrowthChart = lazy(async () => ({ default: (await growth()).GrowthChart }))
export const LazyParetoChart = lazy(async () => ({ default: (await pareto()).ParetoChart }))
export const LazyComparisonChart = lazy(async () => ({
  default: (await comparison()).ComparisonChart,
}))

/** Settles once the charts of a report are there to be printed. */
export async function chartsReady(): Promise<void> {
  await Promise.all([stacked(), latency(), growth()])
}

/** Fetches the charts ahead, so that they stand on their pages at once and without a network. */
export async function prefetchCharts(): Promise<void> {
  // What cannot be fetched now is fetched when a page shows it.
  await Promise.allSettled([stacked(), latency(), comparison(), growth(), pareto()])
}
