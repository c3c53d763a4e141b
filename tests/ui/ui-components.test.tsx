// @vitest-environment page

import { act, type ComponentProps } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { publicFigure } from '../../src/engine/core/source.ts'
import { assumedFigure } from '../../src/engine/core/worked.ts'
import { citedFigure, givenFigure } from '../../src/engine/index.ts'
import type { DataCell } from '../../src/ui/cell.tsx'
import { CellGrid } from '../../src/ui/cell-grid.tsx'
import { CurveChart } from '../../src/ui/curve-chart.tsx'
import { DataTable } from '../../src/ui/data-table.tsx'
import { FileInput } from '../../src/ui/file-input.tsx'
import { StackedChart } from '../../src/ui/stacked-chart.tsx'
import { AreMarksExplainedContext } from '../../src/ui/working.tsx'
import { WorkingPanel } from '../../src/ui/working-panel.tsx'
import { drawn } from '../browser.tsx'
import { eventually } from '../eventually.ts'

describe('cell grid', () => {
  const column = (name: string) => ({
    ...{ name, over: 'DAG1', figure: '1', says: 'one' },
    act: 'fail it',
    off: false,
  })
  const grid = (
    <CellGrid
      {...{ caption: 'Copies', corner: 'Database', count: 3, columns: ['A', 'B', 'C'].map(column) }}
      rowOf={(row) => ({ name: `DB${row}`, wrong: null })}
      cellOf={() => ({ figure: '1', says: 'first', drawnAs: 'active' })}
      onHead={() => {}}
    />
  )

  it('is one tab stop; arrow keys move through it and scroll the first column into view', async () => {
    document.documentElement.style.fontSize = '16px'
    const box = await drawn(grid)
    Element.prototype.scrollIntoView = vi.fn()
    const stops = () => [...box.querySelectorAll('[tabindex="0"]')]
    const cells = box.querySelector('.cells')
    const press = (key: string) =>
      act(async () => {
        stops()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
    expect(
      stops().map((one) => one.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')),
    ).toEqual(['2'])
    await press('ArrowDown')
    await press('ArrowRight')
    expect(stops().map((one) => one.getAttribute('aria-colindex'))).toEqual(['3'])
    if (cells) cells.scrollLeft = 500
    await press('ArrowLeft')
    expect(stops().map((one) => one.getAttribute('aria-colindex'))).toEqual(['2'])
    expect(cells?.scrollLeft).toBe(0)
  })
})

describe('charts', () => {
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

  it('has every figure of a single bar once, in its part or in the legend', async () => {
    const parts = [
      { key: 'reads', name: 'Reads', look: 'solid' },
      { key: 'logs', name: 'Logs', look: 'dots' },
    ] as const
    for (const logs of [36, 37]) {
      const bars = [{ name: 'Worst', short: 'Worst', values: { reads: 1000 - logs, logs } }]
      const box = await drawn(<StackedChart {...{ parts, bars, unit: 'IOPS', size }} />)
      const isInPart = textsOf(box, '.segment-label').includes(`${logs}`)
      expect(isInPart).toBe(logs === 37)
      expect(textsOf(box, '.legend text')[1]).toBe(isInPart ? 'Logs' : `Logs: ${logs}`)
    }
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

  it('marks few years by whole numbers, and names lines that end close to each other apart', async () => {
    const points = [0, 1, 2, 3].map((at) => ({ at, values: [85 + at, at < 2 ? null : 90] }))
    const curves = [
      { name: 'needed', label: 'needed' },
      { name: 'offered', label: 'offered', isStepped: true },
    ]
    const at = { points, curves, marks: [], end: 3, top: 108 }
    const box = await drawn(<CurveChart {...at} across="Year" up="GB" size={size} />)
    const ticks = textsOf(box, '.recharts-cartesian-axis-tick-value')
    expect(ticks).toEqual([...['0', '1', '2', '3'], ...['0', '20', '40', '60', '80', '100']])
    const heights = [...box.querySelectorAll('.line-name')].map((one) =>
      Number(one.getAttribute('y')),
    )
    expect(heights).toHaveLength(2)
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThan(13)
  })

  it('has the label that two marks share on the side where there is room', async () => {
    const chart: Omit<ComponentProps<typeof CurveChart>, 'marks'> = {
      ...{
        curves: [],
        points: [
          { at: 0, values: [] },
          { at: 1000, values: [] },
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
})

describe('data table', () => {
  it('the rest of a long table is unfolded and folded by one button, which stays in sight', async () => {
    const scrolled = vi.fn()
    Reflect.set(Element.prototype, 'scrollIntoView', scrolled)
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })
    const box = await drawn(
      <DataTable
        caption="Designs"
        rows={['A', 'B', 'C']}
        columns={[{ head: 'Design', of: (row) => row }]}
        first={2}
      />,
    )
    const button = box.querySelector<HTMLElement>('.more button')
    const rows = () => box.querySelectorAll('tbody tr').length
    const shown = () => [rows(), button?.textContent, button?.getAttribute('aria-expanded')]
    button?.focus()
    expect(shown()).toEqual([2, 'Show 1 more, Designs', 'false'])
    await act(async () => button?.click())
    expect(shown()).toEqual([3, 'Show fewer, Designs', 'true'])
    expect(scrolled).not.toHaveBeenCalled()
    await act(async () => button?.click())
    expect(shown()).toEqual([2, 'Show 1 more, Designs', 'false'])
    expect(scrolled.mock.contexts).toEqual([button])
    expect(document.activeElement).toBe(button)
  })
})

describe('mark of public figures in the tables of a report', () => {
  const source = publicFigure('B', 'A figure of a public page')
  const publicOf = (value: number) => citedFigure('Watts', value, 'W', source)
  const typed = givenFigure('Servers', 4, 'servers', 'servers')
  const computed = (value: number) => assumedFigure('Drives', value, 'drives', 'So it is.')
  const table = async (rows: readonly (readonly DataCell[])[], hidden?: 'heads' | 'caption') => {
    const box = await drawn(
      <AreMarksExplainedContext value={true}>
        <DataTable
          caption="Power"
          {...(hidden && { hidden })}
          rows={rows}
          columns={['Of', 'One', 'All'].map((head, at) => ({
            head,
            of: (row: readonly DataCell[]) => row[at] ?? null,
          }))}
        />
      </AreMarksExplainedContext>,
    )
    return (of: string) =>
      [...box.querySelectorAll(of)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  }

  it('stands at the caption where all figures rest on them, beside those that were typed', async () => {
    const of = await table([
      ['Server', publicOf(2), publicOf(8)],
      ['Count', typed, publicOf(9)],
    ])
    expect(of('caption')).toEqual(['Power‡'])
    expect(of('.dagger.public')).toEqual(['‡'])
  })

  it('stands below a table whose caption is not shown', async () => {
    const rows = [1, 2].map((value) => ['Server', publicOf(value), publicOf(8)])
    const of = await table(rows, 'caption')
    expect(of('p:not(.saves)')).toEqual(['‡ All figures of this table.'])
    expect(of('table .dagger')).toEqual([])
  })

  it('stands at the head of a column, else of a row, and else at each figure', async () => {
    const column = await table([
      ['A', computed(1), publicOf(8)],
      ['B', computed(2), publicOf(9)],
    ])
    expect(column('thead th')).toEqual(['Of', 'One', 'All‡'])
    expect(column('tbody .dagger')).toEqual([])
    const row = await table([
      ['A', publicOf(1), publicOf(8)],
      ['B', computed(2), computed(3)],
    ])
    expect(row('tbody th')).toEqual(['A‡', 'B'])
    expect(row('td .dagger')).toEqual([])
    const one = await table([
      ['A', publicOf(1), computed(8)],
      ['B', computed(2), computed(3)],
    ])
    expect(one('td')).toEqual(['1 W‡', '8 drives', '2 drives', '3 drives'])
    const hidden = await table(
      [
        ['A', computed(1), publicOf(8)],
        ['B', computed(2), publicOf(9)],
      ],
      'heads',
    )
    expect(hidden('tbody .dagger')).toHaveLength(2)
  })
})

describe('open file', () => {
  it('takes a file that is chosen while another is read after that one', async () => {
    const taken: string[] = []
    let release = () => {}
    const read = new Promise<void>((resolve) => {
      release = resolve
    })
    const take = async ({ name }: File) => {
      if (name === 'first') await read
      taken.push(name)
      return null
    }
    const box = await drawn(<FileInput id="file" label="A file" done="taken" take={take} />)
    const input = box.querySelector('input') ?? expect.unreachable()
    const choose = async (name: string) => {
      const file = new File([''], name)
      vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    }
    await choose('first')
    await choose('second')
    expect(taken).toEqual([])
    await act(async () => release())
    await eventually(() => expect(taken).toEqual(['first', 'second']))
  })

  it('says that a file cannot be read over which the program stumbles, and takes the next one', async () => {
    const taken: string[] = []
    const take = async ({ name }: File) => {
      if (name === 'odd') throw new Error('planted')
      taken.push(name)
      return null
    }
    const box = await drawn(<FileInput id="file" label="A file" done="taken" take={take} />)
    const input = box.querySelector('input') ?? expect.unreachable()
    const choose = async (name: string) => {
      const file = new File([''], name)
      vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    }
    const alert = () => box.querySelector('[role=alert]')
    await choose('odd')
    await eventually(() => expect(alert()?.textContent).toMatch(/^“odd” was not taken\. /))
    expect(alert()?.textContent).toContain('Your own plan is unchanged.')
    expect(input.getAttribute('aria-describedby')).toBe(alert()?.querySelector('p')?.id)
    await choose('even')
    await eventually(() => expect(alert()).toBeNull())
    expect(taken).toEqual(['even'])
  })
})

describe('working of a figure', () => {
  it('says of a figure beyond all tests what they measured, with its unit', async () => {
    // jsdom opens no dialog over the page.
    HTMLDialogElement.prototype.showModal = () => {}
    const beyond = [
      { what: 'Load of the array', value: 900, unit: 'IOPS', from: 100, to: 500 },
      { what: 'Drives', value: 14, unit: 'drives', from: 24, to: 24 },
      { untested: 'RAID 5' },
    ] as const
    const worked = { ...givenFigure('Latency', 9, 'ms', 'latency'), beyond }
    const box = await drawn(<WorkingPanel worked={worked} onClose={() => {}} />)
    const warnings = [...box.querySelectorAll('.warning')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    )
    expect(warnings).toEqual([
      'Extrapolated: load of the array 900 IOPS, measured from 100 IOPS to 500 IOPS.',
      'Extrapolated: drives 14 drives, measured at 24 drives only.',
      'Extrapolated: RAID 5 was not tested.',
    ])
  })
})
