import { describe, expect, it, test } from 'vitest'
import { checkCharts } from './check-charts.ts'
import { readSource } from './house.ts'

const source = readSource()

test('every chart is read by pointer and keyboard, stands still and is a file, as every table is', () => {
  const { problems, charts, tables } = checkCharts(source)
  expect(problems.join('\n')).toBe('')
  expect(charts).toBeGreaterThanOrEqual(7)
  expect(tables).toBeGreaterThan(50)
})

test('the frame of a chart and the table offer their files', () => {
  const frame = source.get('ui/chart-frame.tsx') ?? ''
  for (const kind of ['CSV', 'SVG', 'PNG']) expect(frame).toContain(`as="${kind}"`)
  expect(source.get('ui/data-table.tsx')).toContain('as="CSV"')
})

describe('a planted violation is found', () => {
  const chart = `import { Line, LineChart } from 'recharts'
    const a = <LineChart ><Line dataKey="a" isAnimationActive={false} /><ReadingMarks /></LineChart>`
  const plant = (text: string, path = 'features/load/load.tsx') =>
    checkCharts(new Map([[path, text]])).problems

  it.each([
    ['nothing', chart, []],
    ['no marks', chart.replace('<ReadingMarks />', ''), ['a chart without <ReadingMarks />']],
    [
      'a mark that moves',
      chart.replace(' isAnimationActive={false}', ''),
      ['marks of a chart that move by themselves'],
    ],
    ['a tooltip', `${chart}<Tooltip />`, ['a tooltip, which covers what it is about']],
    [
      'no readings',
      '<ChartFrame readings={null}>',
      ['a chart without readings, so without a file'],
    ],
    ['a table by hand', '<table>', ['a table that cannot be saved']],
    ['a grid', '<CellGrid rows={1} />', ['a grid that cannot be saved']],
  ])('%s', (_, text, expected) => {
    expect(plant(text)).toEqual(expected.map((what) => `features/load/load.tsx: ${what}`))
  })
})
