// @vitest-environment jsdom
import type { ComponentProps } from 'react'
import { Bar, BarChart } from 'recharts'
import { expect, it } from 'vitest'
import { GrowthChart } from '../../src/features/growth/growth-chart.tsx'
import { ChartReader } from '../../src/ui/chart-stage.tsx'
import { CurveChart } from '../../src/ui/curve-chart.tsx'
import { ReadingMarks } from '../../src/ui/reading-marks.tsx'
import { StackedChart } from '../../src/ui/stacked-chart.tsx'
import { drawn } from '../browser.tsx'

const size = { width: 600, height: 240, style: { width: '100%', height: 'auto' } } as const
const textsOf = (box: HTMLElement, of = 'text') =>
  [...box.querySelectorAll(of)].map(({ textContent }) => textContent)

it('names every bar of a stack, whose axis has no ticks', async () => {
  const names = ['All up', 'One down', 'Two down', 'Three down', 'Four down', 'Five down']
  const bars = names.map((name) => ({ name, short: name, values: { load: 10 } }))
  const parts = [{ key: 'load', name: 'Load', look: 'solid' }] as const
  const box = await drawn(<StackedChart {...{ parts, bars, unit: 'IOPS', size }} />)
  expect(textsOf(box)).toEqual(expect.arrayContaining(names))
  expect(box.querySelector('.recharts-cartesian-axis-tick-line')).toBeNull()
})

it('has the figure of a part that is too narrow for it in the legend, unless bars are several', async () => {
  const parts = [
    { key: 'reads', name: 'Reads', look: 'solid' },
    { key: 'logs', name: 'Logs', look: 'dots' },
  ] as const
  const bar = { name: 'Worst', short: 'Worst', values: { reads: 965, logs: 11 } }
  const one = await drawn(<StackedChart {...{ parts, bars: [bar], unit: 'IOPS', size }} />)
  expect(textsOf(one, '.legend text')).toEqual(['Reads', 'Logs: 11'])
  const bars = [{ ...bar, name: 'All up', short: 'All up' }, bar]
  const two = await drawn(<StackedChart {...{ parts, bars, unit: 'IOPS', size }} />)
  expect(textsOf(two, '.legend text')).toEqual(['Reads', 'Logs'])
})

it('marks the axes of curves alike far apart', async () => {
  const at = { points: [{ at: 0, values: [], band: [0, 0] as const }], curves: [], levels: [] }
  const box = await drawn(
    <CurveChart {...at} marks={[]} end={2900} top={30} across="IOPS" up="ms" size={size} />,
  )
  const ticks = textsOf(box, '.recharts-cartesian-axis-tick-value')
  expect(ticks).toEqual([
    ...['0', '500', '1,000', '1,500', '2,000', '2,500'],
    ...['0', '5', '10', '15', '20', '25', '30'],
  ])
})

it('goes to the last year, and hardly higher than what is needed', async () => {
  const points = [0, 1, 2, 3].map((year) => ({
    ...{ year, needed: 85 + year, offered: 100, perServer: 1 },
  }))
  const box = await drawn(
    <GrowthChart {...{ points, unit: 'GB', needed: 'needed', sizedFor: 2, size }} />,
  )
  const ticks = textsOf(box).map(Number).filter(Number.isFinite)
  expect(ticks).toContain(3)
  // A twelfth above 100, in round numbers.
  expect(Math.max(...ticks)).toBe(120)
})

it('has the label that two marks share on the side where there is room', async () => {
  const chart: Omit<ComponentProps<typeof CurveChart>, 'marks'> = {
    ...{
      curves: [],
      points: [
        { at: 0, values: [], band: [0, 0] },
        { at: 1000, values: [], band: [0, 0] },
      ],
      levels: [],
      end: 1000,
      top: 20,
      across: 'IOPS',
      up: 'ms',
      size,
    },
  }
  const anchorAt = async (at: number) => {
    const marks = [at, at + 10].map((mark) => ({ at: mark, label: `load ${mark}` }))
    const box = await drawn(<CurveChart {...chart} marks={marks} />)
    const label = [...box.querySelectorAll('text')].find(({ textContent }) =>
      textContent?.startsWith('load'),
    )
    return label?.getAttribute('text-anchor')
  }
  expect([await anchorAt(100), await anchorAt(800)]).toEqual(['start', 'end'])
})

it('marks a column that is read as wide as it is, in its place', async () => {
  const all = ['A', 'B', 'C'].map((name) => ({ name, figures: [] }))
  const readings = { head: 'Column', as: 'columns', all } as const
  const box = await drawn(
    <ChartReader value={{ readings, shown: 0, place() {} }}>
      <BarChart width={310} height={100} data={[{ of: 1 }, { of: 2 }, { of: 3 }]}>
        <Bar dataKey="of" isAnimationActive={false} />
        <ReadingMarks />
      </BarChart>
    </ChartReader>,
  )
  const band = box.querySelector('.reading-band')
  // Of 310 pixels five are left at either side.
  expect(['x', 'width'].map((key) => Number(band?.getAttribute(key)))).toEqual([5, 100])
})
