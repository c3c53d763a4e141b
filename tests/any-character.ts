import fc from 'fast-check'

const highest = 0x10_ffff
/** Halves of characters, which stand for none alone. */
const halves = { from: 0xd800, count: 0x800 }

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. The same as fast-check’s unit `binary`,
 * with the same texts of a seed, which lists all million of them first: a second or two for every worker.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: highest - halves.count }).map(
  (at) => String.fromCodePoint(at < halves.from ? at : at + halves.count),
  (text) => {
    const [one, ...others] = typeof text === 'string' ? text : ''
    const point = one?.codePointAt(0) ?? halves.from
    const isHalf = point >= halves.from && point < halves.from + halves.count
    if (isHalf || others.length > 0) throw new Error('It is no character')
    return point < halves.from ? point : point - halves.count
  },
)
