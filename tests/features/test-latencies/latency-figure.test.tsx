import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { given, type LatencySeries } from '../../../src/engine/index.ts'
import { LatencyFigure } from '../../../src/features/test-latencies/latency-figure.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'

const ms = (value: number) => given('Latency', value, 'ms', 'made up')

function latency(name: string, values: readonly number[]) {
  const points = values.map((value, at) => ({ second: at * 15, ms: value }))
  const [meanMs, mostMs] = [values[0] ?? 0, Math.max(...values)]
  const of = { name, role: 'database', what: 'read', meanMs, mostMs, points } as const
  return { series: of satisfies LatencySeries, mean: ms(meanMs), most: ms(mostMs) }
}

it('has the highest of all latencies beside the one that is picked', () => {
  const latencies = [latency('DB1', [7, 8]), latency('DB2', [31, 2])] as const
  const group = { of: 'database read', latencies, meanLimit: null, mostLimit: null } as const
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <LatencyFigure group={group} machine="MADE01" seconds={30} />
    </FormatProvider>,
  )
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row.replaceAll(/<[^>]*>/g, ' '),
  )
  expect(rows[1]).toMatch(/7\.0\D+31\.0/)
  expect(rows[2]).toMatch(/8\.0\D+8\.0/)
})
