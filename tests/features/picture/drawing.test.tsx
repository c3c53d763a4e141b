import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { defaultPlan, type Lost, nothingLost } from '../../../src/engine/index.ts'
import { DesignPicture } from '../../../src/features/picture/design-picture.tsx'
import { Drawing } from '../../../src/features/picture/drawing.tsx'
import { layOut } from '../../../src/features/picture/picture-layout.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { drawnOf } from './drawn.ts'

const planB = { ...planFromKeys(exampleB.design), witnessSite: 'site 1' } as const

it('marks servers that are down, and a witness that is lost with its site', () => {
  const drawing = (lost: Lost) => {
    const design = drawnOf(planB, lost)
    const layout = layOut(design, 900, { full: 420, brief: 680 })
    const size = {
      width: 900,
      height: layout.height,
      style: { width: '100%', height: 'auto' },
    } as const
    return renderToStaticMarkup(<Drawing {...{ design, layout, size, id: 'drawing' }} />)
  }
  const marks = (html: string) => [
    html.split('"machine gone"').length - 1,
    /Witness lost/.test(html),
    /Witness/.test(html),
  ]
  expect(marks(drawing(nothingLost))).toEqual([0, false, true])
  expect(marks(drawing({ ...nothingLost, servers: [2] }))).toEqual([1, false, true])
  expect(marks(drawing({ ...nothingLost, site: 1 }))).toEqual([4, true, true])
})

it.each([
  ['2013', planB, 'MBX06 2 for the other site 0 12 0'],
  ['2010', defaultPlan, 'MBX04 2 up 2 5 0'],
])('stands in a table as well, server by server: Exchange %s', (_, plan, row) => {
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan has results')
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <DesignPicture plan={plan} results={results} />
    </FormatProvider>,
  )
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain(row)
})
