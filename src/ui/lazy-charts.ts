import { lazyChart } from './chart-frame.tsx'

/** Stacked bars, fetched with all charts. */
export const StackedChart = lazyChart(
  async () => (await import('./stacked-chart.tsx')).StackedChart,
)

/** Curves over a load, fetched with all charts. */
export const CurveChart = lazyChart(async () => (await import('./curve-chart.tsx')).CurveChart)
