import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readSource } from '../architecture/house.ts'
import { some } from '../cases.ts'
import { equivalent, isEquivalent } from './equivalent.ts'
import { faultKinds, faultsIn, faultWords, planted } from './faults.ts'
import { switched } from './switched.ts'

const wordsIn = (text: string) =>
  faultsIn('a.ts', text).map((fault) => faultWords(text, fault).replace(/^a\.ts:\d+ /, ''))

const files = () => [...readSource()].filter(([path]) => /\.tsx?$/.test(path))
const switchedAll = (path: string, text: string) =>
  switched(path, text, new Map(faultsIn(path, text).map((fault, at) => [at + 1, fault])))

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
    ['let a: 1 | -1 | true', []],
    ['a ?? b ?? c', ['operand: a ?? b → ((a) && (b))', 'operand: a ?? b ?? c → ((a ?? b) && (c))']],
  ])('are in %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  it('are of every kind in the sources, and each leaves code behind', () => {
    const found = some(files(), 50).flatMap(([path, text]) =>
      faultsIn(path, text).map((one) => ({ one, text })),
    )
    expect(new Set(found.map(({ one }) => one.kind))).toEqual(new Set(faultKinds))
    for (const { one, text } of found.filter((_, at) => at % 10 === 0))
      expect(parseSync(one.path, planted(text, one)).errors, faultWords(text, one)).toEqual([])
  })

  it.each([
    ['a()\nb(c, d)', 'a()\n1 ? (b(c)) : (b(c, d))'],
    ['a?.b(c, d).e(f)', '1 ? (a?.b(c).e(f)) : (a?.b(c, d).e(f))'],
    ['if (a) b[0] = c', 'if ((1 ? (!(a)) : (a))) b[(2 ? (1) : (0))] = c'],
    ['a = { 1: b }', 'a = (1 ? ({ 2: b }) : ({ 1: b }))'],
    ['a === b ? c : d', '1 ? (a !== b ? c : d) : 2 ? (a === b ? d : c) : (a === b ? c : d)'],
  ])('are each switched on by its number in %j', (text, written) => {
    expect(switchedAll('a.ts', text).replace(/globalThis\.fault\((\d+)\)/g, '$1')).toBe(written)
  })

  it('can stand side by side in any file of the sources', () => {
    for (const [path, text] of some(files(), 30))
      expect(parseSync(path, switchedAll(path, text)).errors, path).toEqual([])
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
