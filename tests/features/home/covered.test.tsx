import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CoverageSections } from '../../../src/features/home/coverage.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'

it('names the first and the last version that are covered', () => {
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <CoverageSections />
    </FormatProvider>,
  )
  expect(html).toContain('2003 to SE')
})
