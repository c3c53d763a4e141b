import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkMarks } from '../../../src/features/picture/drawing-link.tsx'
import { textSize } from '../../../src/features/picture/server-shape.ts'
import { textPx } from '../../../src/ui/text-px.ts'

it('has room to the edge of the picture for the words beside a link from above', () => {
  const html = renderToStaticMarkup(
    <LinkMarks
      link={{ words: ['1,234 Mb/s', 'of 1,000 Mb/s at most'], isOver: true, isCut: false }}
      lines={[{ from: [200, 10], to: [200, 50] }]}
      width={300}
    />,
  )
  const said = /<text[^>]*>(.*?)<\/text>/.exec(html)?.[1] ?? ''
  expect(said).toMatch(/^✗ 1,234.*…$/)
  expect(textPx(said, textSize)).toBeLessThanOrEqual(300 - 200 - 12)
})
