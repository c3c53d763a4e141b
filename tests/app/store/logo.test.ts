// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepLogo, keptLogo, logoType } from '../../../src/app/store/logo.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128)
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1)

afterEach(() => localStorage.clear())

it('tells a picture by its bytes, whatever its file is called', () => {
  expect(logoType(png)).toBe('png')
  expect(logoType(jpg)).toBe('jpg')
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', '%PDF'])
    expect(logoType(new TextEncoder().encode(text))).toBeNull()
})

it('comes back as it was kept, until it is forgotten', () => {
  expect(keptLogo()).toBeNull()
  expect(keepLogo({ name: 'a\nb.png', type: 'png', bytes: png })).toBe(true)
  expect(keptLogo()).toEqual({ name: 'a b.png', type: 'png', bytes: png })
  expect(keepLogo(null)).toBe(true)
  expect(keptLogo()).toBeNull()
})

it.each(['a.png', 'a.png\n%%%', `a.png\n${btoa('<svg/>')}`, 'a\nb\nc', '\n'])(
  'is none where something else is kept in its place: %j',
  (text) => {
    keepLogo({ name: 'a.png', type: 'png', bytes: png })
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, text)
    expect(keptLogo()).toBeNull()
  },
)
