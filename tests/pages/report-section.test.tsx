import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  AnnexContents,
  Contents,
  NumberedReport,
  numbersOf,
  ReportSection,
} from '../../src/pages/report-section.tsx'

const pages = [
  { id: 'asked', title: 'What was asked' },
  { id: 'answer', title: 'What we propose' },
]
const annex = [{ id: 'load', title: 'Load' }]

test('sections are numbered in their order, those of the annex by themselves', () => {
  expect([...numbersOf({ pages, annex })]).toEqual([
    ['asked', '1'],
    ['answer', '2'],
    ['load', 'A1'],
  ])
})

test('the contents name each section with the number at its heading, and lead to it', () => {
  const html = renderToStaticMarkup(
    <NumberedReport pages={pages} annex={annex}>
      <Contents pages={pages} annex={annex} />
      <AnnexContents annex={annex} />
      <ReportSection {...annex[0]!}>IOPS</ReportSection>
    </NumberedReport>,
  )
  expect(html).toMatch(/<a href="#load"><span[^>]*>A1 <\/span>Load<\/a>/)
  expect(html).toMatch(/<section id="load"[^>]*><h2[^>]*><span[^>]*>A1 <\/span>Load<\/h2>/)
  expect(html.match(/<li>/g)).toHaveLength(3)
  // The annex has its own where it begins, and a line among those of the report.
  expect(html).toContain('<a href="#annex">Annex: A1 to A1</a>')
  expect(html).toContain('aria-label="Contents of the annex"')
})

test('without an annex the contents name none, and a section outside of a report has no number', () => {
  const html = renderToStaticMarkup(<Contents pages={pages} annex={[]} />)
  expect(html).not.toContain('Annex')
  expect(html).not.toContain('section-number')
})
