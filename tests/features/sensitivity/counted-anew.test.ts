import { expect, it } from 'vitest'
import { given } from '../../../src/engine/core/worked.ts'
import { type Sensitivity, workbookDefaults } from '../../../src/engine/index.ts'
import { anewSentences } from '../../../src/features/sensitivity/counted-anew.ts'
import { formatOf } from '../../../src/ui/format.ts'

const plan = { ...workbookDefaults('SE'), sites: 2, activeServers: 4, specRate: 1500 }
const servers = (count: number) =>
  given('Servers with active mailboxes', count, 'servers', 'activeServers')

/** Servers that may not become fewer, by how far they may and what is next. */
function tight(share: number, next: number | null): Sensitivity {
  const becomes = 'does not fit'
  const down = { value: servers(4), share, becomes, fails: [], breaks: [], figures: {} } as const
  return {
    answer: 'activeServers',
    now: servers(4),
    down: { ...down, next: next === null ? null : servers(next) },
    up: null,
    tried: { down: servers(1), up: servers(8) },
    stops: { down: null, up: null },
    range: { down: 0.75, up: 15 },
  }
}

it('says of an answer without a margin what holds a step further, counted anew', () => {
  const said = (one: Sensitivity) =>
    anewSentences(plan, [one], 'fits with reserve', formatOf('en-US'))
  expect(said(tight(0, 3)).map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
    'Servers with active mailboxes: 3 servers hold once drives and memory are counted anew: 5 servers in two sites, 13 drives of 8,000 GB on a server in site 1, 29 drives of 8,000 GB in site 2, without RAID in part.',
  ])
  expect(said(tight(0.25, 3))).toEqual([])
  expect(said(tight(0, null))).toEqual([])
})
