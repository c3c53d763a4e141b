import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { filledBays, type Plan } from '../../../src/engine/index.ts'
import { Filled } from '../../../src/features/solved/all-bays.tsx'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

function said(more: Partial<Plan>, acts = true): string {
  const plan: Plan = { ...planFromKeys(exampleA.design), ...more }
  const found = filledBays(plan)
  if (found === 'nothing better') return found
  const markup = renderToStaticMarkup(<Filled {...{ plan, found, acts }} />)
  const words = markup.replace(/<\/h2>/g, '. ').replace(/<[^>]+>/g, ' ')
  return words.replace(/\s+/g, ' ').trim()
}

it('what all bays give is said with its figures, and taken by one press', () => {
  const words =
    'A server has 18 bays and uses 15. With 96 databases it uses all 18: drive IOPS 94 → 77 %, space 79 → 64 %.'
  expect(said({ bays: 18 })).toBe(`${words} Take 96 databases`)
  expect(said({ bays: 18 }, false)).toBe(words)
})
