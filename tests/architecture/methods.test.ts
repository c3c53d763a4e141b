import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import { expect, it } from 'vitest'
import { exchangeVersions } from '../../src/engine/index.ts'
import { readSource } from './house.ts'

/** Names of what is asked: a method by its id, or a sizing whether it is of one. */
const questions = ['methodIdOf', 'isByRoles', 'isByPapers', 'ofMethod']
const methods: readonly unknown[] = ['papers', 'roles']
const versions: readonly unknown[] = exchangeVersions

type Side = Parameters<NonNullable<VisitorObject['BinaryExpression']>>[0]['left']

/** Rooms that say of records which method or version they are of. */
const registers = {
  method: /^engine\/(exchange|plan|checks)\/|^changes\.ts$/,
  version: /^engine\/exchange\//,
}
/** The first links, which stay as they were, and Jetstress, whose releases are called by the same years. */
const others = /^codec\/frozen-|^jetstress\//

/** Where a file asks which method or version a plan has, as it is written there. */
function askedIn(path: string, text: string): readonly string[] {
  const found: { readonly start: number; readonly end: number }[] = []
  const said = new Set<number>()
  const isMethod = (one: Side) =>
    one.type === 'MemberExpression' &&
    one.property.type === 'Identifier' &&
    one.property.name === 'method'
  const isRelease = (one: Side) => /\b(release|ran|needed)$/.test(text.slice(one.start, one.end))
  new Visitor({
    Property({ key, value, computed }) {
      if (!computed) said.add(key.start)
      if (key.type === 'Identifier' && key.name === 'method' && registers.method.test(path))
        said.add(value.start)
    },
    TSPropertySignature({ key }) {
      said.add(key.start)
    },
    Identifier(one) {
      const isRegister = one.name === 'ofMethod' && registers.method.test(path)
      if (questions.includes(one.name) && !isRegister) found.push(one)
    },
    BinaryExpression({ left, right, operator, start, end }) {
      if (!/^[!=]==$/.test(operator)) return
      const sides = [left, right]
      if (sides.some(isRelease)) for (const side of sides) said.add(side.start)
      const isOther = sides.some(
        (side) =>
          (side.type === 'Identifier' && side.name === 'undefined') ||
          (side.type === 'Literal' && !methods.includes(side.value)),
      )
      if (!registers.version.test(path) && sides.some(isMethod) && !isOther)
        found.push({ start, end })
    },
    MemberExpression({ computed, property, start, end }) {
      if (computed && isMethod(property) && !registers.version.test(path))
        found.push({ start, end })
    },
    Literal(one) {
      const isOfMethod = methods.includes(one.value) && !registers.version.test(path)
      const isOfVersion = versions.includes(one.value) && !registers.version.test(path)
      if ((isOfMethod || isOfVersion) && !said.has(one.start)) found.push(one)
    },
  }).visit(parseSync(path, text).program)
  return found.map(({ start, end }) => text.slice(start, end))
}

it('a file outside the methods does not ask which one a plan has', () => {
  const files = [...readSource()].filter(
    ([path]) => /\.tsx?$/.test(path) && !path.startsWith('engine/methods/') && !others.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap(([path, text]) => {
    const asked = [...new Set(askedIn(path, text))]
    return asked.length > 0 ? [`${path}: ${asked.join(', ')}`] : []
  })
  expect(found).toEqual([])
})

it.each([
  ['if (methodIdOf(plan) === method) ask()', 'methodIdOf'],
  ['const sized = isByRoles(sizing) && sizing.parts', 'isByRoles'],
  ["import { isByPapers } from './size.ts'", 'isByPapers'],
  ['const isSame = one.method !== other.method', 'one.method !== other.method'],
  ['const usual = defaults[version.method]', 'defaults[version.method]'],
  ["const isOurs = method === 'roles'", "'roles'"],
  ["const plan = { exchange: '2019' }", "'2019'"],
])('%s is found', (text, asked) => {
  expect(askedIn('app/planted.ts', text)).toContain(asked)
})

it.each([
  ["const answer = { method: 'papers' }", 'engine/plan/planted.ts'],
  ["const isAsked = field.method !== undefined && load.method === 'shares'", 'app/planted.ts'],
  ["const isEarly = run.release === '2007'", 'app/planted.ts'],
  ["const words = { papers: 'sized by the papers', 'roles': 1 }", 'app/planted.ts'],
])('%s asks nothing', (text, path) => {
  expect(askedIn(path, text)).toEqual([])
})
