import { lazyChart } from './chart-frame.tsx'

/** Stacked bars, fetched with all charts. */
export const LazyStackedChart = lazyChart(
  async () => (await import('./stacked-chart.tsx')).StackedChart,
)

/** Curves over a load, fetched with all charts. */
export const LazyCurveChart = lazyChart(async () => (await import('./curve-chart.tsx')).CurveChart)
