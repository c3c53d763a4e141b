import { expect, it } from 'vitest'
import { nameOfCopy } from '../../../src/app/store/tiers.ts'
import { variantTitle } from '../../../src/app/store/variants.ts'
import { drawingTitle, planDocumentTitle } from '../../../src/app/words/document-title.ts'

it('the title of a document is the name of its plan, and never one that the program gave', () => {
  const unnamed = variantTitle({ name: '' }, 0)
  const copy = nameOfCopy(unnamed)
  for (const name of ['', '  ', unnamed, copy, nameOfCopy(copy, [copy])])
    expect(planDocumentTitle({ name }), name).toBe('Exchange storage plan')
  expect(planDocumentTitle({ name: `${copy}, 25,000 mailboxes` })).toBe(
    'Exchange storage plan, 25,000 mailboxes',
  )
  for (const name of ['Contoso', 'Contoso (copy)', 'Variant 12b', 'Variant A'])
    expect(planDocumentTitle({ name })).toBe(name)
  expect(drawingTitle({ name: '', customer: 'Contoso AG' })).toBe(
    'Contoso AG, Exchange storage plan',
  )
})
