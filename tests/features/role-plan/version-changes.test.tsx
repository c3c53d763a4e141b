import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AcrossVersions } from '../../../src/engine/index.ts'
import { VersionChanges } from '../../../src/features/role-plan/version-changes.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'

it('has a table of results where any of them differs', () => {
  const tables = (results: AcrossVersions['results']) => {
    const across = { versions: ['2016', '2019'], sets: [], results, advice: [] } as const
    const html = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <VersionChanges across={across} current="2019" />
      </FormatProvider>,
    )
    return html.split('<table').length - 1
  }
  expect(tables([])).toBe(0)
  expect(tables([{ label: 'Most cores', figures: [null, null], why: 'advised' }])).toBe(1)
})
