import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { readSource } from './house.ts'

/** What a module keeps that changes, and what it imports only for what happens then. */
function held(text: string): readonly string[] {
  return parseSync('module.ts', text).program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.specifiers.length === 0 ? [`import ${statement.source.value}`] : []
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' && declared.kind !== 'const'
      ? [`${declared.kind} of ${declared.declarations.length}`]
      : []
  })
}

it('no module of the engine has a variable, or imports another for its side effect', () => {
  const files = [...readSource()].filter(([path]) => path.startsWith('engine/'))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(([path, text]) => held(text).map((one) => `${path}: ${one}`))
  expect(found).toEqual([])
})

it.each([
  ['let later = null', 'let of 1'],
  ['export let fields = all()', 'let of 1'],
  ['var a, b', 'var of 2'],
  ["import './brought.ts'", 'import ./brought.ts'],
])('%s is found', (text, told) => {
  expect(held(`const kept = 1\nfunction counted() { let at = 0; at++ }\n${text}`)).toEqual([told])
})
