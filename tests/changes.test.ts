import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { releases } from '../src/changes.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

it('lists the version of package.json as the newest', () => {
  expect(releases[0]?.version).toBe(version)
})

it('lists every version once, the newest first, each with its day and what it changed', () => {
  const parts = releases.map(({ version }) => version.split('.').map(Number))
  const sorted = parts.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) =>
    d === a ? (e === b ? f - c : e - b) : d - a,
  )
  expect(parts).toEqual(sorted)
  expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length)
  const dates = releases.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const { date, changes } of releases) {
    expect(new Date(`${date}T00:00Z`).toISOString()).toMatch(`${date}T`)
    expect(changes).not.toEqual([])
    for (const { what } of changes) expect(what).toMatch(/^[A-Z].*\.$/)
  }
})
