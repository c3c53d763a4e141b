import { describe, expect, it } from 'vitest'
import {
  erratumOfId,
  failures,
  paperErratumIds,
  size,
  workbookErratumIds,
} from '../../src/engine/index.ts'
import { referenceSolutions } from '../../src/engine/methods/papers/index.ts'
import { serverDesigns } from '../../src/engine/methods/roles/index.ts'
import { isByRoles } from '../../src/engine/methods/roles/sized-by-roles.ts'
import { homePageExamplePlan } from '../../src/pages/shown-example.tsx'
import { prerender, prerenderExample } from '../../src/start/prerender.tsx'
import { exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'

const html = prerenderExample()
/** What is read of it, each text apart. */
const texts = html.split(/<[^>]*>/).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const all = texts.join(' ').replaceAll(/ +/g, ' ')
const times = (text: string) => texts.filter((one) => one === text).length

describe('the first screen that is prerendered', () => {
  it('is home, and asks nothing', () => {
    expect(prerender()).toContain('Size a new plan')
    expect(prerender()).not.toMatch(/<input|<select|class="live/)
  })

  it('has no style that the policy refuses', () => {
    expect(html).toContain('<svg')
    expect(html).not.toContain(' style=')
  })
})

describe('the result that home shows', () => {
  const plan = homePageExamplePlan()
  const sized = size(plan)
  if (!sized.ok || !isByRoles(sized.sizing)) throw new Error('It has results')
  const { proposed } = serverDesigns(plan, sized.sizing)
  const { copies, databases } = sized.sizing.parts

  it('is the third worked example of the method, on the version of today, for fewer mailboxes', () => {
    const { exchange, survive, tiers, ...answers } = planFromKeys(exampleC.design)
    const fewer = [{ ...tiers[0], mailboxes: 12_000 }]
    expect(plan).toEqual({ ...answers, tiers: fewer, exchange: 'SE', survive: 'site' })
    expect([exchange, survive]).toEqual(['2013', 'servers'])
  })

  it('draws every server for three widths, with the active copies that the engine places', () => {
    const active = databases.databaseCount.value / sized.sizing.servers.value
    expect(times('MBX01')).toBe(3)
    expect(texts.filter((text) => /^MBX\d\d$/.test(text))).toHaveLength(30)
    expect(times(`${active} active`)).toBe(30)
  })

  it('holds plainly: with its reserve, and without an administrator after the loss asked for', () => {
    expect(all).toContain('Holds, with reserve')
    expect(all).not.toContain('an administrator must act')
  })

  it('says in words what the engine finds', () => {
    const worst = failures(plan)?.worst
    expect(all).toContain(`${sized.sizing.mailboxes.value.toLocaleString('en')} mailboxes`)
    expect(all).toContain(
      `${copies.copies.value} copies of each of ${databases.databaseCount.value} databases`,
    )
    expect(all).toContain(`${proposed?.drivesOnServer[0].value} drives of 6,000 GB on each server`)
    expect(worst?.['two servers']?.down.databases).toBe(0)
    expect(worst?.['site 1 and one server']?.lost.databases).toBe(0)
    expect(all).toContain('It survives the loss of any two servers, and of a site and any one')
    const used = proposed?.binding.used?.value ?? Number.NaN
    expect(proposed?.binding.code).toBe('driveIops')
    expect(all).toContain(`Nearest to its limit: Drive IOPS, at ${Math.round(used * 100)} %.`)
  })

  it('counts what the register has', () => {
    const contradictions = paperErratumIds.filter((id) => erratumOfId(id).kind !== 'note')
    expect(all).toContain(`${contradictions.length} contradictions in the papers`)
    expect(all).toContain(`${workbookErratumIds.length} errors of the calculator`)
    expect(all).toContain(`${referenceSolutions.length} published solutions`)
  })
})
