// @vitest-environment page
// @vitest-environment-options {"console": true, "alone": "kept"}
import { act } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { answerViewIds, type PageId } from '../../src/app/routes/pages.ts'
import { chooseReportExtent } from '../../src/app/store/browser-choices.ts'
import { useComparisonChoices } from '../../src/app/store/comparison-choices.ts'
import { project } from '../../src/app/store/project.ts'
import { initialPlan } from '../../src/app/store/start.ts'
import { duplicateVariant } from '../../src/app/store/variants.ts'
import { openPlan } from '../../src/app/store/whole-projects.ts'
import { decideAutomatic } from '../../src/engine/explore/index.ts'
import type { Plan } from '../../src/engine/index.ts'
import { openTabForFile, show } from '../kept/tab.tsx'

const fresh = project.getState()
openTabForFile()
beforeAll(() => chooseReportExtent('annex'))

/** One virtual machine for 250 mailboxes, with a backup in place of copies. */
const { plan: small } = decideAutomatic({
  ...initialPlan,
  ...{ processorBy: 'virtual machine', availability: 'none', backup: 'software' },
  tiers: [{ ...initialPlan.tiers[0], mailboxes: 250, quota: 5120 }],
})

/** Two virtual machines, each with a copy, for mailboxes that grow. */
const { plan: pair } = decideAutomatic({
  ...initialPlan,
  processorBy: 'virtual machine',
  tiers: [{ ...initialPlan.tiers[0], mailboxes: 1500, quota: 5120, growth: 10 }],
})

/** Virtual machines in two sites, of which only the first would do without RAID. */
const { plan: inTwoSites } = decideAutomatic({
  ...initialPlan,
  ...{ processorBy: 'virtual machine', sites: 2 },
  tiers: [{ ...initialPlan.tiers[0], mailboxes: 900, quota: 700 }],
})

/** Answers are listed as they are asked, whether or not they count. */
const asAsked = '#answers, [id^="answers"], select, option, .hand-over, .contents, nav'

/** What a page says, but for the lists of answers, all of it unfolded. */
async function saidOn(page: PageId, part: string | null): Promise<string> {
  const { host, close } = await show(page, part)
  await act(async () => {
    for (const fold of host.querySelectorAll('details')) fold.open = true
  })
  const main = host.querySelector('main')?.cloneNode(true)
  await close()
  if (!(main instanceof HTMLElement)) throw new Error(`${page} has no main part`)
  for (const listed of main.querySelectorAll(asAsked)) listed.remove()
  return [...main.querySelectorAll('p, td, th, dt, dd, li, h2, h3, figcaption, text, summary')]
    .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .filter((text, at, all) => all.indexOf(text) === at)
    .join('\n')
}

/** Words of a physical server. */
const ofHost = /\bdrives?\b|\bbays?\b|preferred architecture|\bRAID\b|\bJBOD\b/i

/** Sentences that name drives without meaning those of the machine. */
const meant = [
  /virtual machines have virtual disks and no bays/i,
  /^Sent and received\. Drives IOPS/,
  /^\[\d\], Preferred architecture$/,
]

it.each([
  ['one virtual machine', small],
  ['two virtual machines', pair],
  ['virtual machines in two sites', inTwoSites],
] as const)(
  'no page of %s says a word of drives, bays or RAID',
  async (_name, plan: Plan) => {
    project.setState(fresh, true)
    openPlan({ ...plan, name: 'Guests' })
    const pages: readonly (readonly [PageId, string | null])[] = [
      ['plan', null],
      ...answerViewIds.map((part) => ['plan', part] as const),
      ['what-if', null],
      ['report', null],
    ]
    const found: string[] = []
    const read = async (page: PageId, part: string | null) => {
      const said = await saidOn(page, part)
      expect(said.length, `${page}/${part ?? ''} has text`).toBeGreaterThan(300)
      for (const line of said.split('\n'))
        if (ofHost.test(line) && !meant.some((one) => one.test(line)))
          found.push(`${page}/${part ?? ''}: ${line.slice(0, 300)}`)
    }
    for (const [page, part] of pages) await read(page, part)
    await act(async () => {
      duplicateVariant(project.getState().variant)
      useComparisonChoices.setState({ isWhole: false })
    })
    await read('compare', null)
    expect(found).toEqual([])
  },
  600_000,
)
