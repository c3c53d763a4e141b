// @vitest-environment jsdom
import { describe } from 'vitest'
import { keepPages } from './keep.ts'
import { keptPlans } from './plans.ts'

const pages = ['all', 'plan', 'design', 'report', 'deploy', 'test'] as const

describe.each(Object.entries(keptPlans))('%s', (name, plan) => {
  const unpressed = Object.fromEntries(pages.map((page) => [page, 0]))
  keepPages({ name, plans: [plan], pages: unpressed, inShort: true })
})
