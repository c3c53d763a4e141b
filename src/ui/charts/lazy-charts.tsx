import type { ComponentType } from 'react'
import { lazyPart } from '../lazy-part.tsx'

const stacked = async () => (await import('./stacked-chart.tsx')).StackedChart
const latency = async () => (await import('./latency-chart.tsx')).LatencyChart
const comparison = async () => (await import('./comparison-chart.tsx')).ComparisonChart
const growth = async () => (await import('./growth-chart.tsx')).GrowthChart
const pareto = async () => (await import('./pareto-chart.tsx')).ParetoChart

// The charts with their library: fetched when a page first shows one.
export const LazyStackedChart = lazyChart(stacked)
export const LazyLatencyChart = lazyChart(latency)
export const LazyComparisonChart = lazyChart(comparison)
export const LazyGrowthChart = lazyChart(growth)
export const LazyParetoChart = lazyChart(pareto)

/** Fetches the charts ahead, so that their pages show them at once and without a network. */
export async function prefetchCharts(): Promise<void> {
  // What cannot be fetched now is fetched when a page shows it.
  await Promise.allSettled([stacked(), latency(), comparison(), growth(), pareto()])
}

function lazyChart<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazyPart(
    fetch,
    'The chart could not be fetched. Reload the page; the plan is saved in this browser.',
    <div className="chart chart-waiting" />,
  )
}
