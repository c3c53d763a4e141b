import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Coverage } from '../../../src/features/home/coverage.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'

it('names the first and the last version that are covered', () => {
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <Coverage />
    </FormatProvider>,
  )
  expect(html).toContain('2003 to SE')
})
