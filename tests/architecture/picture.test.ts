import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawnRoom, importsBetween, readSource } from './house.ts'

const imports = importsBetween(readSource())
const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')

describe('the picture of the architecture', () => {
  const [, picture = ''] = /```mermaid\n([\s\S]*?)```/.exec(text) ?? []
  const drawn = [...picture.matchAll(/^\s*([\w-]+) --> ([\w-]+)$/gm)].map(
    ([, from, to]) => `${from} → ${to}`,
  )

  it('has an arrow wherever one room imports another, and no other', () => {
    const name = (path: string) =>
      drawnRoom(path)
        .replace('engine/', '')
        .replace(/^engine$/, 'index')
        .replaceAll('/', '-')
    const real = imports
      .map(({ from, to }) => [name(from), name(to)] as const)
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => `${from} → ${to}`)
    // Core is imported by every room of the engine, which would only blacken the picture.
    const shown = [...new Set(real)].filter((arrow) => !arrow.endsWith('→ core'))
    expect([...drawn].sort()).toEqual(shown.sort())
    expect(drawn.length).toBeGreaterThan(20)
  })
})
