import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { pending } from '../whole.tsx'

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
  return lazyPart<P>(
    async () => {
      const Chart = await fetch()
      return (props) => (
        <Drawn>
          <Chart {...props} />
        </Drawn>
      )
    },
    'The chart could not be fetched. Reload the page; the plan is saved in this browser.',
    <div className="chart chart-waiting" />,
  )
}

/**
 * Keeps the page from being whole while a chart draws: it measures its place first, and then draws
 * piece by piece, some frames long; and again whenever its place gets another size.
 */
function Drawn({ children }: { children: ReactNode }) {
  const chart = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = chart.current
    if (!place) return
    let drawn: (() => void) | null = null
    let frame = 0
    const end = () => {
      drawn?.()
      drawn = null
    }
    const wait = () => {
      drawn ??= pending()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => place.querySelector('text') && end())
      })
    }
    const changes = new MutationObserver(wait)
    changes.observe(place, { attributes: true, childList: true, subtree: true })
    wait()
    return () => {
      changes.disconnect()
      cancelAnimationFrame(frame)
      end()
    }
  }, [])
  return <div ref={chart}>{children}</div>
}
