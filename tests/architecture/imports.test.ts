import { describe, expect, it, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { readSource } from './house.ts'
import { listedRooms } from './rooms.ts'

test('imports only ever point up the house', () => {
  const { problems, filesRead, edgesSeen } = checkImports(readSource())
  const seen = `after ${filesRead} files with ${edgesSeen} imports`
  expect(problems.join('\n'), seen).toBe('')
  expect(filesRead, seen).toBeGreaterThan(0)
  expect(edgesSeen, seen).toBeGreaterThan(filesRead / 2)
})

test('every place of a listed room exists', () => {
  const files = [...readSource().keys()]
  const missing = listedRooms
    .flatMap(({ paths }) => paths)
    .filter((place) => !files.some((file) => file.startsWith(place)))
  expect(missing).toEqual([])
})

describe('a planted violation is found', () => {
  const house: [string, string][] = [
    ['engine/core/units.ts', 'export type Unit = string'],
    [
      'engine/failures/size.ts',
      "import type { Unit } from '../core/units.ts'\nexport const size = (u: Unit) => u",
    ],
    ['engine/methods/papers/sizing/users.ts', 'export const users = 1'],
    ['engine/methods/roles/method/roles.ts', 'export const roles = 1'],
    ['engine/index.ts', "export { size } from './failures/size.ts'"],
    ['codec/index.ts', "export * from './link.ts'"],
    ['codec/link.ts', "import { size } from '../engine/index.ts'\nexport const link = size"],
    [
      'ui/field.tsx',
      "import { useId } from 'react'\nimport type { Unit } from '../engine/core/units.ts'\nexport const Field = (u: Unit) => useId() + u",
    ],
    ['app/routes/pages.ts', 'export const pages = 1'],
    [
      'app/store/project.ts',
      "import { pages } from '../routes/pages.ts'\nexport const project = pages",
    ],
    ['app/words/problem-words.ts', 'export const words = 1'],
    [
      'app/frame/page-link.tsx',
      "import { project } from '../store/project.ts'\nexport const PageLink = project",
    ],
    [
      'features/users/users.tsx',
      "import { Field } from '../../ui/field.tsx'\nexport const Users = Field",
    ],
    ['features/bill/bill.tsx', 'export const Bill = 1'],
    ['features/bill/bill.css', 'h1 {}'],
    [
      'pages/report.tsx',
      "import { Bill } from '../features/bill/bill.tsx'\nexport const Report = Bill",
    ],
    ['start/start.tsx', "const page = import('../pages/report.tsx')\nexport const start = page"],
  ]
  const plant = (path: string, text: string) => checkImports(new Map([...house, [path, text]]))

  it('and the house without one is sound', () => {
    expect(checkImports(new Map(house))).toEqual({ problems: [], filesRead: 16, edgesSeen: 11 })
  })

  it.each([
    ['static', 'engine/core/units.ts', "import { size } from '../failures/size.ts'"],
    ['type-only', 'engine/core/units.ts', "import type { size } from '../failures/size.ts'"],
    ['inline type', 'engine/core/units.ts', "import { type size } from '../failures/size.ts'"],
    ['bare', 'engine/core/units.ts', "import '../failures/size.ts'"],
    ['dynamic', 'engine/core/units.ts', "const size = import('../failures/size.ts')"],
    ['re-export', 'engine/core/units.ts', "export { size } from '../failures/size.ts'"],
    ['re-export of all', 'engine/core/units.ts', "export * from '../failures/size.ts'"],
    [
      're-export of a type',
      'engine/core/units.ts',
      "export type { size } from '../failures/size.ts'",
    ],
    ['import() type', 'engine/core/units.ts', "type Size = import('../failures/size.ts').size"],
    ['typeof import()', 'engine/core/units.ts', "let size: typeof import('../failures/size.ts')"],
    ['import = require', 'engine/core/units.ts', "import size = require('../failures/size.ts')"],
    [
      'path only known later',
      'engine/core/units.ts',
      'const size = (path: string) => import(path)',
    ],
    ['glob', 'start/start.tsx', "const pages = import.meta.glob('./*/*.tsx')"],
    ['unlisted package', 'codec/link.ts', "import { create } from 'zustand'"],
    [
      'unlisted package in a room without any',
      'engine/core/units.ts',
      "import type { z } from 'zod/mini'",
    ],
    ['scoped package', 'codec/link.ts', "import { NumberParser } from '@internationalized/number'"],
    ['React in the store', 'app/store/project.ts', "import { useId } from 'react'"],
    ['Node', 'engine/core/units.ts', "import { readFileSync } from 'node:fs'"],
    [
      'past the index of the engine',
      'codec/link.ts',
      "import { size } from '../engine/failures/size.ts'",
    ],
    [
      'start past the index of the engine',
      'start/start.tsx',
      "import '../engine/failures/size.ts'",
    ],
    ['past the index of the codec', 'features/users/users.tsx', "import '../../codec/link.ts'"],
    [
      'a method past its port',
      'engine/checks/advise.ts',
      "import '../methods/papers/sizing/users.ts'",
    ],
    [
      'a method past its port, as a type',
      'engine/designs/design.ts',
      "import type { users } from '../methods/papers/sizing/users.ts'",
    ],
    [
      'a method past the port of methods',
      'engine/methods/port/port.ts',
      "import '../papers/sizing/users.ts'",
    ],
    [
      'one method from the other',
      'engine/methods/roles/memory/memory.ts',
      "import '../../papers/sizing/users.ts'",
    ],
    ['the index from inside', 'engine/failures/size.ts', "import '../index.ts'"],
    ['the engine past its core from ui', 'ui/field.tsx', "import '../engine/index.ts'"],
    ['the app from ui', 'ui/field.tsx', "import '../app/words/words.ts'"],
    ['the codec from ui', 'ui/field.tsx', "import type { link } from '../codec/index.ts'"],
    ['the words from the store', 'app/store/project.ts', "import '../words/words.ts'"],
    [
      'the store from the pages',
      'app/routes/pages.ts',
      "import type { project } from './store/project.ts'",
    ],
    ['a feature from the app', 'app/frame/page-link.tsx', "import '../../features/bill/bill.tsx'"],
    ['another feature', 'features/users/users.tsx', "import '../bill/bill.tsx'"],
    [
      'another feature’s types',
      'features/users/users.tsx',
      "import type { Bill } from '../bill/bill.tsx'",
    ],
    ['another feature’s styles', 'features/users/users.tsx', "import '../bill/bill.css'"],
    ['a page from a feature', 'features/users/users.tsx', "import '../../pages/report.tsx'"],
    ['styles outside of the screen', 'codec/link.ts', "import '../features/bill/bill.css'"],
    ['the start from a page', 'pages/report.tsx', "import { start } from '../start/start.tsx'"],
    ['no such file', 'codec/link.ts', "import '../engine/index'"],
    ['no room', 'features/helpers.ts', 'export const help = 1'],
    ['no room', 'helpers/helpers.ts', 'export const help = 1'],
    ['no room', 'main.tsx', 'export const main = 1'],
    ['unreadable', 'engine/core/units.ts', 'import {'],
  ])('%s in %s', (_kind, path, text) => {
    const { problems } = plant(path, text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${path}`))
  })
})
