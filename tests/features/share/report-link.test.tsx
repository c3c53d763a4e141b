import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrintedLink } from '../../../src/features/share/report-link.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { qrPath } from '../../../src/ui/qr-code.tsx'

const fragment = '#/plan?p=Ab3&on=2026-11-22&by=1.0'

function drawn(address: string, of = fragment): string {
  return renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <PrintedLink fragment={of} address={address} />
    </FormatProvider>,
  )
}

test('a link of at most 600 characters has its code to scan beside it', () => {
  const address = 'https://sizing.example/#/users'
  const link = `https://sizing.example/${fragment}`
  const html = drawn(address)
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(html).toContain(`d="${qrPath(link).path}"`)
  const rest = 600 - 'https://sizing.example/'.length
  expect(drawn(address, '#'.padEnd(rest, 'a'))).toContain('<svg')
  expect(drawn(address, '#'.padEnd(rest + 1, 'a'))).not.toContain('<svg')
  expect(drawn(address, '#'.padEnd(rest + 1, 'a'))).toContain('too long for a code to scan')
})

test('without a public address the code of the plan stands there, and what to do with it', () => {
  const html = drawn('')
  expect(html).not.toContain('<svg')
  expect(html).toContain('put this after the address at which you open Spindle')
  expect(html).not.toContain('public address')
  expect(html).toContain(fragment.replaceAll('&', '&amp;'))
})
