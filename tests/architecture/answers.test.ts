import { expect, it } from 'vitest'
import { answers } from '../../src/engine/plan/plan.ts'
import { readSource } from './house.ts'

/** Where answers are declared, and placed and explained in the form. */
const asking = /^engine\/plan\/(?:[\w-]+-answers|counts|roles-(?:answer|counts|form|help))\.ts$/

/** The answers that nothing takes: neither a stage nor a file of deployment. */
function untaken(keys: readonly string[], files: ReadonlyMap<string, string>): readonly string[] {
  const taking = [...files]
    .filter(([path]) => /^(?:engine|deploy)\//.test(path) && !asking.test(path))
    .map(([, text]) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  return keys.filter((key) => !taking.some((text) => new RegExp(`\\b${key}\\b`).test(text)))
}

it('every answer counts somewhere', () => {
  const keys = Object.keys(answers)
  expect(keys.length).toBeGreaterThan(100)
  expect(untaken(keys, readSource())).toEqual([])
})

it('an answer that only the form has is found', () => {
  const files = new Map([
    ['engine/plan/server-answers.ts', 'cards: number({})'],
    ['engine/plan/roles-form.ts', "keys: ['cards']"],
    ['engine/methods/roles/memory.ts', '// cards\nplan.cores'],
  ])
  expect(untaken(['cards', 'cores'], files)).toEqual(['cards'])
})
