import { expect, test } from 'vitest'
import { cssString, pageRule } from '../../src/ui/page-footer.ts'

const hostile = [
  'Contoso "mail"',
  'back\\slash \\" and \\\\',
  '"} @import url(//example.test/x.css); .a { content: "',
  'two\nlines\r\f\t',
  '</style><script>',
  '🚀 رسالة Schönfelder',
]

/** What a browser reads in a string of CSS, by the rules of its syntax for escapes. */
function readString(written: string): string {
  expect(written).toMatch(/^"[^"\\\n\r\f]*(?:\\[0-9a-f]{1,6} [^"\\\n\r\f]*)*"$/)
  return written
    .slice(1, -1)
    .replace(/\\([0-9a-f]{1,6}) /g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
}

test.each(hostile)('nothing in a name ends the string it stands in: %j', (name) => {
  expect(readString(cssString(name))).toBe(name)
  const rule = pageRule({ left: name, centre: 'today' })
  expect(rule.match(/"/g)).toHaveLength(4)
  expect(rule).not.toMatch(/@import|<|\n/)
})
