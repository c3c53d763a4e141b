import { expect, it } from 'vitest'
import { bandWords } from '../../../src/app/words/design-words.ts'
import { given } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'

it('gives the band of a prediction in its unit, to a tenth', () => {
  const read = given('Database reads', 15, 'ms', 'made up')
  const said = (band?: readonly [number, number]) =>
    bandWords(band ? { ...read, band } : read, formatOf('en-GB')).replaceAll('\u00a0', ' ')
  expect(said([10.04, 20.06])).toBe(' (10.0 ms to 20.1 ms)')
  expect(said()).toBe('')
})
