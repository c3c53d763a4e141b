import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages as swept } from '../../e2e/builds.ts'
import {
  answerViewTitles,
  pageIdAt,
  pageIdOfField,
  pageIds,
  pages,
  pageTitleIn,
  stepPurposeIn,
} from '../../src/app/routes/pages.ts'
import { readAddress } from '../../src/app/store/read-address.ts'
import { allAnswerFields } from '../../src/engine/index.ts'

const former = pageIds.flatMap((id) => (pages[id].was ?? []).map((address) => ({ id, address })))

describe('the register of pages', () => {
  it('opens each page by its address', () => {
    expect(pageIds.length).toBeGreaterThan(10)
    expect(pageIds.map(pageIdAt)).toEqual(pageIds)
  })

  it('opens a page by each address it had before, which no other page has', () => {
    expect(former).toContainEqual({ id: 'existing-arrays', address: 'at-hand' })
    expect(former).toContainEqual({ id: 'plan', address: 'map' })
    for (const address of ['profile', 'quota'])
      expect(former).toContainEqual({ id: 'users', address })
    expect(former).toContainEqual({ id: 'plan', address: 'explore' })
    expect(former.map(({ address }) => pageIdAt(address))).toEqual(former.map(({ id }) => id))
    const addresses = [...pageIds, ...former.map(({ address }) => address)]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('calls no two pages the same', () => {
    expect(new Set(pageIds.map((id) => pages[id].title)).size).toBe(pageIds.length)
  })
})

describe('a step that asks for servers in some versions', () => {
  it('is called so in 2013 to SE, and not before', () => {
    const step = 'arrays'
    expect(pageTitleIn(step, { exchange: '2010' })).toBe(pages[step].title)
    expect(stepPurposeIn(step, { exchange: '2010' })).not.toMatch(/^Processors/)
    expect(pageTitleIn(step, { exchange: '2019' })).toBe('Servers and storage')
    expect(stepPurposeIn(step, { exchange: '2019' })).toMatch(/^Processors/)
  })

  it('speaks of others that fail only where servers have copies', () => {
    const why = (availability: 'dag' | 'none') =>
      stepPurposeIn('availability', { exchange: '2010', availability })
    expect(why('dag')).toMatch(/when others fail\.$/)
    expect(why('none')).toBe('How many servers there are, and how many mailboxes a database holds.')
  })
})

describe('the page that asks for an answer', () => {
  it('is its step, the files page for answers of files alone, or the plan for answers of recovery', () => {
    const elsewhere = allAnswerFields.filter((field) => pageIdOfField(field) !== field.step)
    expect(new Set(elsewhere.map(pageIdOfField))).toEqual(new Set(['deploy', 'plan']))
    expect(elsewhere.map(({ key }) => key)).toContain('witnessServer')
    const on = (page: string) => elsewhere.filter((field) => pageIdOfField(field) === page)
    expect(on('deploy')).toEqual(allAnswerFields.filter(({ beside }) => beside === 'files'))
    expect(on('plan')).toEqual(allAnswerFields.filter(({ beside }) => beside === 'recovery'))
  })
})

describe('the sweeps in the browser', () => {
  it('see every page of the register, and every part of the plan', () => {
    const opened = swept.map(({ fragment }) => readAddress(fragment).page)
    expect([...new Set(opened)].sort()).toEqual(pageIds.toSorted())
    const parts = swept.flatMap(({ fragment }) => readAddress(fragment).part ?? [])
    expect(parts).toEqual(Object.keys(answerViewTitles))
  })

  it.each([
    ['policy.spec', 'pages', 'builds'],
    // The same, and as plans of several kinds show them.
    ['looks', 'pages', 'builds'],
    ['sweep.spec', 'looks', 'looks'],
  ])('%s goes over them', (sweep, name, from) => {
    const text = readFileSync(new URL(`../../e2e/${sweep}.ts`, import.meta.url), 'utf8')
    expect(text).toMatch(
      new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./${from}\\.ts'$`, 'm'),
    )
  })
})
