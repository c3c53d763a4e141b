import { describe, expect, it } from 'vitest'
import { fitted, fittedName, textPx } from '../../src/ui/text-px.ts'

describe('words in a picture', () => {
  it('stay whole where they fit, and are cut at their end where not', () => {
    expect(fitted('1 × PS6100XV', 11, 200)).toBe('1 × PS6100XV')
    const cut = fitted('3 × enclosures of 15 drives', 11, 80)
    expect(cut).toMatch(/^3 × encl.*…$/)
    expect(textPx(cut, 11)).toBeLessThanOrEqual(80)
  })

  it('keep the number of a name that is too long', () => {
    expect(fittedName('MBX03', 11, 60)).toBe('MBX03')
    const cut = fittedName('EXCHMAILBOX-07A', 11, 90)
    expect(cut).toMatch(/^EXCH.*….*-07A$/)
    expect(textPx(cut, 11)).toBeLessThanOrEqual(90)
  })

  it('are never cut to nothing', () => {
    expect(fitted('MBX03', 11, 1)).toBe('M…')
    expect(fittedName('MBX03', 11, 1)).toBe('M…3')
  })
})
