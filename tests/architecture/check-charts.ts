/** Tables that are forms, whose cells a person fills: what they hold, link and file have. */
const forms: readonly string[] = [
  'features/tier-table/paste-panel.tsx',
  'features/tier-table/tier-table.tsx',
]

/** Where tables are drawn for everyone. */
const drawers: readonly string[] = ['ui/cell-grid.tsx', 'ui/data-table.tsx']

/** Drawings, whose figures the table beside them has. */
const drawings: readonly string[] = ['features/picture/design-picture.tsx']

/** The marks of a chart that would move by themselves. */
const moving = /<(?:Area|Bar|Line|Scatter)\s[^>]*?dataKey|<Scatter\s/g

type Found = {
  readonly problems: readonly string[]
  readonly charts: number
  readonly tables: number
}

/**
 * Finds charts that answer no pointer and no key, that have no file or that move, and tables without a
 * file, in the source by the paths of its files.
 */
export function checkCharts(source: ReadonlyMap<string, string>): Found {
  const problems: string[] = []
  let charts = 0
  let tables = 0
  const demand = (holds: boolean, path: string, what: string) => {
    if (!holds) problems.push(`${path}: ${what}`)
  }
  for (const [path, text] of source) {
    if (!path.endsWith('.tsx')) continue
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
    if (
      text.includes("from 'recharts'") &&
      /<(?:\w+Chart|ChartPlot)\s/.test(text) &&
      path !== 'ui/chart-frame.tsx'
    ) {
      charts += 1
      demand(/<(?:ReadingMarks|ChartPlot)\s/.test(text), path, 'a chart without <ReadingMarks />')
      const still = count(/isAnimationActive=\{false\}/g)
      demand(still >= count(moving), path, 'marks of a chart that move by themselves')
      demand(!text.includes('<Tooltip'), path, 'a tooltip, which covers what it is about')
    }
    tables += count(/<DataTable\b|<CellGrid\b/g)
    if (text.includes('readings={null}'))
      demand(drawings.includes(path), path, 'a chart without readings, so without a file')
    if (/<table[\s>]/.test(text))
      demand([...forms, ...drawers].includes(path), path, 'a table that cannot be saved')
    if (text.includes('<CellGrid') && !drawers.includes(path))
      demand(text.includes('saveCsv('), path, 'a grid that cannot be saved')
  }
  return { problems, charts, tables }
}
