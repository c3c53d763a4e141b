import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from '../../src/ui/qr-code.tsx'

/** The squares of a path as a picture, four points a side. */
function painted({ size, path }: ReturnType<typeof qrPath>) {
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)]
  expect(runs.length).toBeGreaterThan(size)
  expect(runs.map(([run]) => run).join('')).toBe(path)
  for (const [, x, y, width] of runs)
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let at = Number(x) * scale; at < (Number(x) + Number(width)) * scale; at += 1)
        data.set([0, 0, 0, 255], (row * side + at) * 4)
  return { width: side, height: side, data }
}

test('what is drawn is read back as the text', () => {
  const link = 'https://sizing.example/#/plan?p=9AbC-_x0'
  expect(decodeQR(painted(qrPath(link)))).toBe(link)
  const long = `${link}${'q7-'.repeat(200)}`.slice(0, 600)
  expect(long).toHaveLength(600)
  expect(decodeQR(painted(qrPath(long)))).toBe(long)
})
