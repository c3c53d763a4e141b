import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type AcrossVersions, serverAlternatives } from '../../../src/engine/index.ts'
import {
  alternativeWords,
  laggedWords,
  layoutWords,
  unbuiltRows,
  unsharedWords,
} from '../../../src/features/role-plan/alternative-words.ts'
import { VersionChanges } from '../../../src/features/role-plan/version-changes.tsx'
import { formatOf } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { serverPlan } from '../../engine/explore/server-plans.ts'

describe('alternative words', () => {
  const format = formatOf('en-GB')
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')
  const { open, built, unbuilt } = serverAlternatives(serverPlan())

  it('calls alternatives by sites, copies, lagged copies and drives, no two alike', () => {
    const words = [...(open ? [open] : []), ...built].map((one) => alternativeWords(one, format))
    expect(words.map(plain)).toContain(
      'Active/passive, 2 + 2 copies, 1 lagged in the other site, JBOD',
    )
    expect(new Set(words).size).toBe(words.length)
  })

  it('names one site by its copies alone, and standalone servers by nothing else', () => {
    const none = { copies: [1, 0], lagged: [0, 0] } as const
    expect(layoutWords({ ...none, sites: 'standalone' }, format)).toBe('Standalone servers')
    const one = { sites: 'one site', copies: [3, 0], lagged: [1, 0] } as const
    expect(layoutWords(one, format)).toBe('One site, 3 copies')
    expect(laggedWords(one, format)).toBe('1 lagged')
    expect(layoutWords({ ...one, copies: [1, 0] }, format)).toBe('One site, 1 copy')
  })

  it('says why each database takes a drive of its own', () => {
    expect(unsharedWords({ servers: 7, copies: 3 }, format)).toBe(
      'One database per drive: a DAG has 7 servers in a site and 3 copies there; a drive holds several only where servers are a multiple of copies',
    )
  })

  it('says once what keeps both kinds of drives from being built', () => {
    const rows = unbuiltRows(unbuilt, format).map(({ of, why }) => `${plain(of)}: ${plain(why)}`)
    const equal = rows.filter((row) =>
      row.startsWith('Active/active in one DAG, 3 + 1 copies, JBOD'),
    )
    expect(equal).toEqual([
      expect.stringMatching(/^[^:]*JBOD or RAID: Each database has 3 copies in its own site/),
    ])
  })

  it('says of servers that lack a thing in both sites what lacks most of it', () => {
    const { unbuilt: far } = serverAlternatives(serverPlan({ mailboxes: 100_000 }))
    const rows = unbuiltRows(far, format).filter(({ why }) => why.includes('Processors:'))
    expect(rows.length).toBeGreaterThan(3)
    for (const { why } of rows) {
      expect(why.match(/Processors:/g)).toHaveLength(1)
      expect(why).toMatch(/^With \d+.servers with active mailboxes in the first site: /)
    }
  })

  it('says why single drives do not do', () => {
    const { unbuilt: isolated } = serverAlternatives(serverPlan({}, { backup: 'hardware' }))
    const why = unbuiltRows(isolated, format).map((row) => row.why)
    expect(why.join(' ')).toContain('Single drives do not do. Logs have volumes of their own.')
  })
})

describe('version changes', () => {
  it('has a table of results where any of them differs', () => {
    const tables = (results: AcrossVersions['results']) => {
      const across = { versions: ['2016', '2019'], sets: [], results, advice: [] } as const
      const html = renderToStaticMarkup(
        <FormatProvider locale="en-US" sizes="computed">
          <VersionChanges across={across} current="2019" />
        </FormatProvider>,
      )
      return html.split('<table').length - 1
    }
    expect(tables([])).toBe(0)
    expect(tables([{ label: 'Most cores', figures: [null, null], why: 'advised' }])).toBe(1)
  })
})
