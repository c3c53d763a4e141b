import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { checkImports } from './check-imports.ts'

const src = fileURLToPath(new URL('../../src/', import.meta.url))

function readSource(): Map<string, string> {
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'tsconfig.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(src.length).split(sep).join('/'))
  return new Map(files.map((path) => [path, readFileSync(join(src, path), 'utf8')]))
}

test('imports only ever point up the house', () => {
  const { problems, filesRead, edgesSeen } = checkImports(readSource())
  const seen = `after ${filesRead} files with ${edgesSeen} imports`
  expect(problems.join('\n'), seen).toBe('')
  expect(filesRead, seen).toBeGreaterThan(0)
  expect(edgesSeen, seen).toBeGreaterThan(filesRead / 2)
})

describe('a planted violation is found', () => {
  const house: [string, string][] = [
    ['engine/core/units.ts', 'export type Unit = string'],
    [
      'engine/sizing/size.ts',
      "import type { Unit } from '../core/units.ts'\nexport const size = (u: Unit) => u",
    ],
    ['engine/index.ts', "export { size } from './sizing/size.ts'"],
    ['plan/index.ts', "export * from './link.ts'"],
    ['plan/link.ts', "import { size } from '../engine/index.ts'\nexport const link = size"],
    ['app/ui/field.tsx', "import { useId } from 'react'\nexport const Field = useId"],
    [
      'app/steps/users/users.tsx',
      "import { Field } from '../../ui/field.tsx'\nexport const Users = Field",
    ],
    ['app/report/report.tsx', 'export const Report = 1'],
    ['app/report/report.css', 'h1 {}'],
    ['app/app.tsx', "const page = import('./report/report.tsx')\nexport const App = page"],
  ]
  const plant = (path: string, text: string) => checkImports(new Map([...house, [path, text]]))

  it('and the house without one is sound', () => {
    expect(checkImports(new Map(house))).toEqual({ problems: [], filesRead: 9, edgesSeen: 7 })
  })

  it.each([
    ['static', 'engine/core/units.ts', "import { size } from '../sizing/size.ts'"],
    ['type-only', 'engine/core/units.ts', "import type { size } from '../sizing/size.ts'"],
    ['inline type', 'engine/core/units.ts', "import { type size } from '../sizing/size.ts'"],
    ['bare', 'engine/core/units.ts', "import '../sizing/size.ts'"],
    ['dynamic', 'engine/core/units.ts', "const size = import('../sizing/size.ts')"],
    ['re-export', 'engine/core/units.ts', "export { size } from '../sizing/size.ts'"],
    ['re-export of all', 'engine/core/units.ts', "export * from '../sizing/size.ts'"],
    [
      're-export of a type',
      'engine/core/units.ts',
      "export type { size } from '../sizing/size.ts'",
    ],
    ['import() type', 'engine/core/units.ts', "type Size = import('../sizing/size.ts').size"],
    ['typeof import()', 'engine/core/units.ts', "let size: typeof import('../sizing/size.ts')"],
    ['import = require', 'engine/core/units.ts', "import size = require('../sizing/size.ts')"],
    [
      'path only known later',
      'engine/core/units.ts',
      'const size = (path: string) => import(path)',
    ],
    ['glob', 'app/app.tsx', "const pages = import.meta.glob('./*/*.tsx')"],
    ['unlisted package', 'plan/link.ts', "import { create } from 'zustand'"],
    [
      'unlisted package in a room without any',
      'engine/core/units.ts',
      "import type { z } from 'zod/mini'",
    ],
    ['scoped package', 'plan/link.ts', "import { NumberParser } from '@internationalized/number'"],
    ['Node', 'engine/core/units.ts', "import { readFileSync } from 'node:fs'"],
    [
      'past the door of the engine',
      'plan/link.ts',
      "import { size } from '../engine/sizing/size.ts'",
    ],
    ['start past the door of the engine', 'app/app.tsx', "import '../engine/sizing/size.ts'"],
    ['past the door of the plan', 'app/steps/users/users.tsx', "import '../../../plan/link.ts'"],
    ['the door from inside', 'engine/sizing/size.ts', "import '../index.ts'"],
    ['another page', 'app/steps/users/users.tsx', "import '../../report/report.tsx'"],
    ['another page’s styles', 'app/steps/users/users.tsx', "import '../../report/report.css'"],
    ['styles outside the app', 'plan/link.ts', "import '../app/report/report.css'"],
    ['the start', 'app/report/report.tsx', "import { App } from '../app.tsx'"],
    ['no such file', 'plan/link.ts', "import '../engine/index'"],
    ['no room', 'app/helpers.ts', 'export const help = 1'],
    ['no room', 'helpers/helpers.ts', 'export const help = 1'],
    ['unreadable', 'engine/core/units.ts', 'import {'],
  ])('%s in %s', (_kind, path, text) => {
    const { problems } = plant(path, text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${path}`))
  })
})
