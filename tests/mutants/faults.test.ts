import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readSource } from '../architecture/house.ts'
import { equivalent, isEquivalent } from './equivalent.ts'
import { faultKinds, faultsIn, faultWords, planted } from './faults.ts'

const wordsIn = (text: string) =>
  faultsIn('a.ts', text).map((fault) => faultWords(text, fault).replace(/^a\.ts:\d+ /, ''))

describe('the faults of a file', () => {
  it.each([
    ['export const a = (n: number) => n < 3', ['compare: < → <=', 'constant: 3 → 4']],
    ['export const a = b && !c', ['operand: && → ||', 'branch: !c → c']],
    ['export const a = b ? c : d', ['branch: c : d → d : c']],
    ['if (a) b()', ['branch: a → !(a)']],
    ['f(a, b)', ['argument: , b → nothing']],
    ['export const a = Math.max(b, c)', ['operand: max → min', 'argument: , c → nothing']],
    ["export const a = 'x' + b", []],
    ["formula({\n  text: 'max(a, b) × c',\n})", ['operand: max → min', 'operand: × → ÷']],
  ])('are in %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  it('are of every kind in the sources, and each leaves code behind', () => {
    const files = [...readSource()].filter(([path]) => /\.tsx?$/.test(path))
    const some = files.filter((_, at) => at % 20 === 0)
    const found = some.flatMap(([path, text]) => faultsIn(path, text).map((one) => ({ one, text })))
    expect(new Set(found.map(({ one }) => one.kind))).toEqual(new Set(faultKinds))
    for (const { one, text } of found.filter((_, at) => at % 10 === 0))
      expect(parseSync(one.path, planted(text, one)).errors, faultWords(text, one)).toEqual([])
  })

  it('are left out where they change nothing, each of which can still be planted', () => {
    const sources = readSource()
    for (const one of equivalent) {
      const text = sources.get(one.path.replace(/^src\//, '')) ?? ''
      const found = faultsIn(one.path, text).filter((fault) => isEquivalent(text, fault))
      expect(found, `${one.path}: ${one.line}`).toHaveLength(1)
    }
  })
})
