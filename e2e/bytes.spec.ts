import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parseSync } from 'oxc-parser'
import { hostedFolder } from './builds.ts'

const limitsKb = { html: 15, css: 20, js: 150 }

function gzippedKb(...files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(hostedFolder, file))).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

/** The script and everything it imports before it runs; what it imports later is not counted. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const { module } = parseSync(file, readFileSync(join(hostedFolder, file), 'utf8'))
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  for (const { value } of [
    ...module.staticImports.map((each) => each.moduleRequest),
    ...reExports,
  ]) {
    withImports(join(file, '..', value), seen)
  }
  return seen
}

test('the first visit stays small', () => {
  const html = readFileSync(join(hostedFolder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\.\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  const scripts = new Set<string>()
  for (const file of named) if (file.endsWith('.js')) withImports(file, scripts)
  const css = named.filter((file) => file.endsWith('.css'))
  const sizes = { html: gzippedKb('index.html'), css: gzippedKb(...css), js: gzippedKb(...scripts) }
  for (const [kind, limit] of Object.entries(limitsKb)) {
    const size = sizes[kind as keyof typeof sizes]
    console.info(`${kind}: ${size.toFixed(1)} of ${limit} KB gzipped`)
    expect.soft(size, `KB of ${kind}, gzipped`).toBeLessThanOrEqual(limit)
  }
  expect(scripts.size).toBeGreaterThan(0)
})

test('the examples of the formulas are left to the tests', () => {
  const assets = readdirSync(join(hostedFolder, 'assets')).filter((file) => file.endsWith('.js'))
  const holding = (what: RegExp) =>
    assets.filter((file) => what.test(readFileSync(join(hostedFolder, 'assets', file), 'utf8')))
  expect(holding(/takes:\{/).length).toBeGreaterThan(0)
  expect(holding(/(examples|constants):[[{]/)).toEqual([])
})
