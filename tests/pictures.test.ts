import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pages as swept } from '../e2e/builds.ts'
import { changedPixels } from '../e2e/pictures.ts'

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

/** A picture of one row, one grey a pixel, or of three channels each. */
const row = (...colours: readonly (number | readonly [number, number, number])[]) => ({
  data: Buffer.from(colours.flatMap((one) => (typeof one === 'number' ? [one, one, one] : one))),
  width: colours.length,
  height: 1,
})

test('what few colours made of a pixel is no change, whichever they were', () => {
  // A teal link was kept as grey, as there was no teal among the colours.
  const kept = row(255, 128, 0, 255)
  expect(changedPixels(kept, row(255, [28, 106, 134], 0, 255))).toBe(0)
  expect(changedPixels(kept, row(250, 120, 20, 255))).toBe(0)
})

test('a pixel that another of the kept colours is nearer to is another one', () => {
  const kept = row(255, 128, 0, 255)
  expect(changedPixels(kept, row(255, 255, 0, 255))).toBe(25)
  expect(changedPixels(kept, row(0, [255, 40, 40], 255, 255))).toBe(50)
  expect(
    changedPixels(kept, { ...row(255, 128, 0, 255, 255, 128, 0, 255), width: 4, height: 2 }),
  ).toBe(50)
  expect(changedPixels(kept, row(255, 128, 0))).toBe(100)
})
