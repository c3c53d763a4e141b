import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Locked = {
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  read('package-lock.json'),
)
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

it('locks every package by its hash, but for the tools of other systems that SECURITY.md tells of', () => {
  expect(packages.length).toBeGreaterThan(200)
  const unlocked = packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
  for (const [path, { dev, optional }] of unlocked) {
    expect(path).toMatch(/^node_modules\/@(biomejs\/cli|oxc-parser\/binding)-/)
    expect(path).not.toMatch(/-linux-(x64|arm64)(-gnu)?$/)
    expect({ dev, optional }).toEqual({ dev: true, optional: true })
  }
  const [, said] = /except (\d+) that are only for other systems/.exec(read('SECURITY.md')) ?? []
  expect(unlocked).toHaveLength(Number(said))
})

it('names no registry: packages come from the one that is set up', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
