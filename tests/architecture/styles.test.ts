import { describe, expect, it, test } from 'vitest'
import { checkStyles, coloursBy } from './check-styles.ts'
import { readSource } from './house.ts'

const source = readSource()

test('colours, sizes of text, weights and spaces are those of the tokens', () => {
  const { problems, sheetsRead, declarationsSeen } = checkStyles(source)
  const seen = `after ${sheetsRead} style sheets with ${declarationsSeen} declarations`
  expect(problems.join('\n'), seen).toBe('')
  expect(sheetsRead, seen).toBeGreaterThan(30)
  expect(declarationsSeen, seen).toBeGreaterThan(1000)
})

test('dark and paper have every colour that light has', () => {
  const by = coloursBy(source.get('ui/tokens.css') ?? '')
  const light = by.get('') ?? []
  expect(light.length).toBeGreaterThan(15)
  const missing = (condition: string) =>
    light.filter((name) => !(by.get(condition) ?? []).includes(name))
  // A dialog dims what lies behind it alike in both, and paper shows neither that nor the focus.
  expect(missing('(prefers-color-scheme: dark)')).toEqual(['--shade'])
  expect(missing('print')).toEqual(['--focus', '--shade'])
})

describe('a planted violation is found', () => {
  const sound = ':root {\n  --ink: #123456;\n  --space-1: 0.25rem;\n}'
  const takes = 'a {\n  color: var(--ink);\n  padding: var(--space-1);\n}'
  const plant = (css: string) =>
    checkStyles(
      new Map([
        ['ui/tokens.css', sound],
        ['ui/base.css', `${takes}\n${css}`],
      ]),
    ).problems

  it('and the sheets without one are sound', () => {
    expect(plant('')).toEqual([])
  })

  it.each([
    'b { color: #ff0000; }',
    'b { background: rgb(1 2 3); }',
    'b { border-color: red; }',
    'b { font-size: 1.1rem; }',
    'b { font-weight: 700; }',
    'b { border-radius: 4px; }',
    'b { margin-block: 0 1.3rem; }',
    'b { padding: calc(var(--space-1) + 2rem); }',
    '@media print { b { gap: 1rem; } }',
  ])('%s', (css) => {
    expect(plant(css)).toEqual([expect.stringContaining('is none of the tokens')])
  })

  it('a token that nothing sets', () => {
    expect(plant('b { color: var(--inc); }')).toEqual([
      'ui/base.css: color: var(--inc) takes --inc, which nothing sets',
    ])
  })

  it('a token that nothing takes', () => {
    const files = new Map([
      ['ui/tokens.css', ':root {\n  --ink: #123456;\n  --lost: 1rem;\n}'],
      ['ui/base.css', 'a {\n  color: var(--ink);\n}'],
    ])
    expect(checkStyles(files).problems).toEqual(['ui/tokens.css: nothing takes --lost'])
  })
})
