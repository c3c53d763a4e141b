import { describe, expect, it } from 'vitest'
import { unseenWords } from '../../../src/app/words/name-words.ts'
import { cutName } from '../../../src/engine/index.ts'

const unseen = [
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u2066',
]

describe('a name', () => {
  it.each(unseen)('is refused with %j, told where', (one) => {
    expect(unseenWords('Customer', `Contoso${one}=1+1`)).toBe(
      'Customer: after “Contoso” stands a character that cannot be seen, such as a tab or a line break. Delete it.',
    )
    expect(unseenWords('Customer', `${one}Contoso`)).toMatch(/^Customer: at its start stands /)
    expect(unseenWords('Customer', `${'long '.repeat(40)}${one}`)?.length).toBeLessThan(150)
  })

  it.each(['', '=1+1', 'Köln & Zürich', '東京本社', '👩‍💻 team', 'نص\u200fع', 'می‌خواهم', '\ufeff'])(
    'is taken: %j',
    (name) => {
      expect(unseenWords('Customer', name)).toBeNull()
      expect(cutName(name)).toBe(name)
    },
  )

  it('that came in with them is shown without', () => {
    for (const one of unseen) expect(cutName(`a${one}b`)).toBe('a b')
  })
})
