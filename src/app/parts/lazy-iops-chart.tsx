import { lazy } from 'react'

const load = () => import('./iops-chart.tsx')

/** The chart with its library: fetched when a page first shows it. */
export const LazyIopsChart = lazy(async () => ({ default: (await load()).IopsChart }))

/** Fetches the chart's library ahead, once the form is usable and the browser idle. */
export function prefetchCharts(): void {
  const fetch = () => void load()
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 4000 })
  else setTimeout(fetch, 2000)
}
