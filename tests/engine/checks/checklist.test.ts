import { describe, expect, it } from 'vitest'
import {
  checklistOf,
  defaultPlan,
  exchangeVersions,
  isPublished,
  notModelled,
  type Plan,
  referenceSolutions,
  type SolutionId,
  type Source,
} from '../../../src/engine/index.ts'
import { planWith, recommended } from '../plans.ts'
import { before2010, planFor, standalone } from '../version-plans.ts'

const groupsOf = (plan: Plan) => checklistOf(plan, recommended(plan))
const linesOf = (plan: Plan) => groupsOf(plan).flatMap((group) => group.lines)
const asksFor = (plan: Plan, text: string) => linesOf(plan).some((line) => line.text.includes(text))

/** The worked example is given every line: iSCSI arrays, copies and background maintenance. */
const lines = linesOf(defaultPlan)
const isSentence = /^[A-Za-z].*[.]$/
const wordsOf = (source: Source) =>
  isPublished(source) ? source.place : 'rule' in source ? source.rule : source.fact

/** The plan of a published system. */
const publishedPlan = (id: string): Plan => {
  const found = referenceSolutions.find((solution) => solution.id === id)
  if (!found) throw new Error(`No published system ${id}`)
  return found.plan
}

describe('the deployment checklist', () => {
  it('has lines in every group, each once and as a sentence', () => {
    expect(groupsOf(defaultPlan).every((group) => group.lines.length > 1)).toBe(true)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    for (const { text } of lines) expect(text).toMatch(isSentence)
  })

  it('names the place of every line in a paper', () => {
    for (const { source } of lines) expect(isPublished(source)).toBe(true)
  })

  // What section 8 of the method asks for.
  it.each([
    'MPIO',
    'separate networks',
    'twice',
    'Flow control',
    'Jumbo frames',
    'Spanning tree',
    'two network adapters',
    'VMXNET3',
    'port group',
    'GPT',
    'basic disks',
    'default alignment',
    'aligned to 64 KB',
    'allocation units of 64 KB',
    'operating system is on other drives',
    'targets and connections',
    'equal blocks',
  ])('asks for %s', (text) => {
    expect(lines.some((line) => line.text.includes(text))).toBe(true)
  })
})

const iscsiTitles = ['Storage network', 'Servers and virtual machines']
const iscsiWords = ['iSCSI', 'MPIO', 'Jumbo frames', 'VMXNET3', 'Spanning tree']

describe('the deployment checklist of a plan', () => {
  it.each([
    ['EqualLogic arrays', defaultPlan, null],
    ['AX4-5i', publishedPlan('ax4-5i'), 'AX4-5i'],
  ] as const)('asks for what iSCSI needs where %s are proposed', (_name, plan, solution) => {
    const { proposed, proposedBlocks } = recommended(plan)
    expect(proposed === null).toBe(solution !== null)
    expect(proposedBlocks?.solution.id ?? null).toBe(solution)
    const titles = groupsOf(plan).map(({ title }) => title)
    for (const title of iscsiTitles) expect(titles).toContain(title)
    for (const word of iscsiWords) expect(asksFor(plan, word), word).toBe(true)
  })

  it('asks for it where nothing is proposed', () => {
    const huge = planWith({ mailboxes: 900_000 })
    const { proposed, proposedBlocks } = recommended(huge)
    expect([proposed, proposedBlocks]).toEqual([null, null])
    for (const word of iscsiWords) expect(asksFor(huge, word), word).toBe(true)
  })

  it.each<readonly [string, SolutionId]>([
    ['md1000', 'MD1000'],
    ['md3000', 'MD3000'],
    ['md3000-raid-10', 'MD3000 RAID 10'],
    ['storagetek-2530', 'StorageTek 2530'],
    ['r510', 'R510'],
    ['r720xd', 'R720xd'],
  ])('asks for nothing of iSCSI where the drives are attached directly: %s', (id, solution) => {
    const plan = publishedPlan(id)
    expect(recommended(plan).proposedBlocks?.solution.id).toBe(solution)
    const titles = groupsOf(plan).map(({ title }) => title)
    for (const title of iscsiTitles) expect(titles).not.toContain(title)
    for (const word of iscsiWords) expect(asksFor(plan, word), word).toBe(false)
    expect(titles).toEqual(['Arrays', 'Volumes', 'Before users move in'])
  })

  it.each(exchangeVersions)('asks for background maintenance only where %s has it', (exchange) => {
    const plan = planFor(exchange, { mailboxes: 100 }, { ...standalone() })
    const has = !before2010.some((version) => version === exchange)
    expect(asksFor(plan, 'Background database maintenance')).toBe(has)
  })

  it('asks for it as well where the plan has it off', () => {
    const off = planWith({}, { maintenance: false })
    expect(asksFor(off, 'Background database maintenance')).toBe(true)
  })

  it.each([
    ['ccr', true],
    ['none', true],
    ['scc', false],
  ] as const)('asks for arrays of each server’s own with %s: %s', (kind, asks) => {
    const plan = planFor('2007', { mailboxes: 500 }, { availability: kind, sites: 1 })
    for (const text of ['has arrays of its own', 'No copies of one database share drives'])
      expect(asksFor(plan, text), text).toBe(asks)
    expect(asksFor(plan, 'The RAID policy is settled')).toBe(true)
  })

  it('has no empty group, and keeps the order of the work', () => {
    for (const { plan } of referenceSolutions) {
      expect(groupsOf(plan).every((group) => group.lines.length > 0)).toBe(true)
      const texts = linesOf(plan).map(({ text }) => text)
      const all = lines.map(({ text }) => text)
      expect(texts).toEqual(all.filter((text) => texts.includes(text)))
    }
  })
})

describe('what is not modelled', () => {
  it('is a list of sentences with their sources', () => {
    expect(new Set(notModelled.map(({ text }) => text)).size).toBe(notModelled.length)
    for (const { text, source } of notModelled) {
      expect(text).toMatch(isSentence)
      expect(wordsOf(source)).not.toBe('')
    }
  })

  // What section 9 of the method names.
  it.each([
    'Replay of logs into passive copies',
    'Lagged copies',
    'Loss of a whole site',
    'replication, seeding and backup',
    '1 GbE ports',
    'backups fail',
    'Restore volumes, personal archives, public folders and the transport queue',
    'Processors',
    'members of a group',
    'size of a volume',
    'virtual machines',
    'outside of what was measured',
  ])('names %s', (text) => {
    expect(notModelled.some((line) => line.text.includes(text))).toBe(true)
  })
})
