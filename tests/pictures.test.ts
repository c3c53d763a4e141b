import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pages as swept } from '../e2e/builds.ts'

const folder = fileURLToPath(new URL('../e2e/pictures/', import.meta.url))

/** Pages that a plan of Exchange 2019 has of its own are kept as well, under this ending. */
const ofLater = /-2019$/

test('each page has a picture at two widths and in both schemes, two and a half million bytes in all', () => {
  const files = readdirSync(folder)
  const pictures = files.filter((name) => name.endsWith('.png'))
  const sizes = ['1280-light', '1280-dark', '390-light', '390-dark']
  const wanted = swept.flatMap(({ name }) => sizes.map((size) => `${name}-${size}.png`))
  const ofNoPage = pictures.filter((name) => {
    const page = name.replace(/-\d+-(?:light|dark)\.png$/, '')
    return !swept.some(({ name }) => name === page.replace(ofLater, ''))
  })
  expect(wanted.length).toBeGreaterThan(80)
  expect(wanted.filter((name) => !pictures.includes(name))).toEqual([])
  expect(ofNoPage).toEqual([])
  const bytes = pictures.reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0)
  expect(bytes).toBeLessThanOrEqual(2_500_000)
})

test('the pictures say which Chromium they were taken with', () => {
  const { takenWith } = JSON.parse(readFileSync(`${folder}taken-with.json`, 'utf8'))
  expect(takenWith).toMatch(/^Chromium \d+(\.\d+){3} on \w+$/)
})
