import { describe, expect, it } from 'vitest'
import { aspectsNotModelledForPlan } from '../../../src/engine/checks/index.ts'
import groups from '../../../src/engine/designs/checklist.json' with { type: 'json' }
import { checklistConditionByName } from '../../../src/engine/designs/checklist.ts'
import type { SolutionId } from '../../../src/engine/hardware/tested-choices.ts'
import {
  checklistOf,
  defaultPlan,
  exchangeVersionIds,
  isDocumentCite,
  type Plan,
  type Source,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import { referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import { planWith, recommended } from '../plans.ts'
import { before2010, planFor, standalone } from '../version-plans.ts'

const groupsOf = (plan: Plan) => checklistOf(plan, recommended(plan))
const linesOf = (plan: Plan) => groupsOf(plan).flatMap((group) => group.lines)
const asksFor = (plan: Plan, text: string) => linesOf(plan).some((line) => line.text.includes(text))

/** The worked example: iSCSI arrays, copies and background maintenance. */
const lines = linesOf(defaultPlan)
const isSentence = /^[A-Za-z].*[.]$/
const wordsOf = (source: Source) =>
  isDocumentCite(source) ? source.place : 'rule' in source ? source.rule : source.fact

/** The plan of a published system. */
const publishedPlan = (id: string): Plan => {
  const found = referenceSolutions.find((solution) => solution.id === id)
  if (!found) throw new Error(`No published system ${id}`)
  return found.plan
}

type Named = { readonly when?: readonly string[]; readonly unless?: readonly string[] }

describe('the deployment checklist', () => {
  it('names every condition that there is, and no other', () => {
    const lines: readonly Named[] = groups.flatMap((group): readonly Named[] => group.lines)
    const named = lines.flatMap(({ when = [], unless = [] }) => [...when, ...unless])
    expect([...new Set(named)].sort()).toEqual(Object.keys(checklistConditionByName).sort())
  })

  it('has lines in every group, each once and as a sentence', () => {
    expect(groupsOf(defaultPlan).every((group) => group.lines.length > 1)).toBe(true)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    for (const { text } of lines) expect(text).toMatch(isSentence)
  })

  it('names the place of every line in a paper', () => {
    for (const { source } of lines) expect(isDocumentCite(source)).toBe(true)
  })

  // What section 8 of the method asks for.
  it.each([
    'MPIO',
    'separate networks',
    'redundant',
    'Flow control',
    'Jumbo frames',
    'Spanning tree',
    'two network adapters',
    'VMXNET3',
    'port group',
    'GPT',
    'basic disks',
    'default alignment',
    'VLAN tags',
    'only after evaluation',
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
  it('asks for what iSCSI needs where EqualLogic arrays are proposed', () => {
    expect(recommended(defaultPlan).proposed).not.toBeNull()
    const titles = groupsOf(defaultPlan).map(({ title }) => title)
    for (const title of iscsiTitles) expect(titles).toContain(title)
    for (const word of iscsiWords) expect(asksFor(defaultPlan, word), word).toBe(true)
  })

  it('has AX4-5i’s own practices in place of EqualLogic’s on arrays and paths', () => {
    const plan = publishedPlan('ax4-5i')
    expect(recommended(plan).proposedBlocks?.solution.id).toBe('AX4-5i')
    const titles = groupsOf(plan).map(({ title }) => title)
    for (const title of iscsiTitles) expect(titles).not.toContain(title)
    for (const word of ['MPIO', 'Jumbo', 'VMXNET3', 'Spanning tree', 'pool for each server'])
      expect(asksFor(plan, word), word).toBe(false)
    // Its best practices 3, 5 and 6, and nobody else’s.
    for (const word of [
      'TcpAckFrequency is 1',
      'PowerPath 5.1.0',
      'pages of 8 KB',
      '50 to 100 MB',
    ]) {
      expect(asksFor(plan, word), word).toBe(true)
      for (const other of [defaultPlan, publishedPlan('md1000'), publishedPlan('storagetek-2530')])
        expect(asksFor(other, word), word).toBe(false)
    }
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
    const questions = plan.exchange === '2010' ? [] : ['To decide first']
    expect(titles).toEqual([...questions, 'Arrays', 'Volumes', 'Before users move in'])
  })

  it.each(exchangeVersionIds)(
    'asks for background maintenance only where %s has it',
    (exchange) => {
      const plan = planFor(exchange, { mailboxes: 100 }, { ...standalone() })
      const has = !before2010.some((version) => version === exchange)
      expect(asksFor(plan, 'Background database maintenance')).toBe(has)
    },
  )

  it('asks for it as well where the plan has it off', () => {
    const off = planWith({}, { maintenance: false })
    expect(asksFor(off, 'Background database maintenance')).toBe(true)
  })

  it.each([
    ['dag', true],
    ['none', true],
  ] as const)('asks for arrays of each server’s own with %s: %s', (kind, asks) => {
    const plan = planWith({}, { availability: kind })
    expect(asksFor(plan, 'has its own arrays')).toBe(asks)
    expect(asksFor(plan, 'No two copies of a database share drives')).toBe(kind === 'dag')
    expect(asksFor(plan, 'for every copy')).toBe(kind === 'dag')
    expect(asksFor(plan, 'The RAID policy is decided')).toBe(true)
  })

  it.each(referenceSolutions.map(({ id, plan }) => [id, plan] as const))(
    'has no line of EqualLogic where other blocks are taken: %s',
    (_id, plan) => {
      for (const { text, source } of linesOf(plan)) {
        if (isDocumentCite(source)) expect([text, source.document]).not.toContain('equalLogic')
        expect(text).toMatch(/^[A-Z.].*[.?]$/)
      }
      // How Exchange is installed stays, and says that it is borrowed.
      const gpt = linesOf(plan).find(({ text }) => text.includes('GPT'))
      expect(gpt && wordsOf(gpt.source)).toContain('borrowed')
      expect(asksFor(plan, `grows by`)).toBe(true)
    },
  )

  it.each(exchangeVersionIds)('aligns partitions as %s is installed', (exchange) => {
    const plan = planFor(exchange, { mailboxes: 100 }, { ...standalone() })
    // Exchange 2003 never ran on Windows Server 2008, later ones than 2007 never on 2003.
    expect(asksFor(plan, 'Diskpart')).toBe(exchange === '2003' || exchange === '2007')
    expect(asksFor(plan, 'default alignment')).toBe(exchange !== '2003')
    expect(asksFor(plan, '.edb and .stm')).toBe(exchange === '2003')
  })

  it.each(exchangeVersionIds)('asks StorageTek’s questions of %s before 2010 only', (exchange) => {
    const plan = planFor(exchange, { mailboxes: 100 }, { ...standalone() })
    const asked = before2010.some((version) => version === exchange)
    for (const word of ['its own LUN?', 'synchronously', 'retention policy', 'snapshots'])
      expect(asksFor(plan, word), word).toBe(asked)
  })

  it('keeps the copies of MD1000 apart, and cites StorageTek for its own alignment', () => {
    expect(asksFor(publishedPlan('md1000'), 'share neither controllers nor drives')).toBe(true)
    expect(asksFor(publishedPlan('md3000'), 'share neither controllers nor drives')).toBe(false)
    const documentOf = (id: string) => {
      const line = linesOf(publishedPlan(id)).find(({ text }) => text.includes('Diskpart'))
      return line && isDocumentCite(line.source) ? line.source.document : null
    }
    expect([documentOf('storagetek-2530'), documentOf('md1000')]).toEqual(['storageTek', 'ax45i'])
  })

  it('leaves the later versions the lines they had, but for Windows Server 2003', () => {
    const added = ['VLAN tags', 'only after evaluation']
    for (const exchange of ['2013', '2019'] as const) {
      const plan = planWith({}, { exchange })
      for (const word of added) expect(asksFor(plan, word), word).toBe(false)
      const without = linesOf(defaultPlan).filter(
        ({ text }) => !added.some((one) => text.includes(one)),
      )
      expect(linesOf(plan)).toEqual(without)
    }
  })

  it('has no empty group', () => {
    for (const { plan } of referenceSolutions)
      expect(groupsOf(plan).every((group) => group.lines.length > 0)).toBe(true)
  })
})

describe('what is not modelled', () => {
  const left = aspectsNotModelledForPlan({ ...defaultPlan, exchange: '2010', sites: 2 })

  it('is a list of sentences with their sources', () => {
    expect(new Set(left.map(({ text }) => text)).size).toBe(left.length)
    for (const { text, source } of left) {
      expect(text).toMatch(isSentence)
      expect(wordsOf(source)).not.toBe('')
    }
  })

  // What section 9 of the method names.
  it.each([
    'Log replay into passive copies',
    'Lagged copies',
    'The load of the arrays after the loss of a whole site',
    'replication, seeding and backup',
    '1 GbE ports',
    'backups fail',
    'Restore volumes, personal archives, public folders and the transport queue',
    'Processors',
    'members of an array group',
    'volume size',
    'virtual machines',
    'outside the measured range',
  ])('names %s', (text) => {
    expect(left.some((line) => line.text.includes(text))).toBe(true)
  })

  it('is less from Exchange 2013 on, whose method has the rest', () => {
    const later = aspectsNotModelledForPlan({ ...defaultPlan, exchange: '2019', sites: 2 })
    // Six that its method has, and three of arrays, which it does not consider here.
    expect(left.length - later.length).toBe(9)
    expect(left.map(({ text }) => text)).toEqual(
      expect.arrayContaining(later.map(({ text }) => text)),
    )
    // No paper is about these versions.
    expect(later.filter(({ source }) => isDocumentCite(source))).toEqual([])
    expect(later.some(({ text }) => text.includes('Processors'))).toBe(false)
  })

  it('is only what a plan could have', () => {
    const texts = (plan: Plan) =>
      aspectsNotModelledForPlan(plan)
        .map(({ text }) => text)
        .join(' ')
    const alone = texts({ ...defaultPlan, availability: 'none', sites: 1 })
    expect(alone).not.toMatch(/passive copies|Lagged|whole site/)
    expect(alone).toContain('array group')
    const onDrives = texts(workbookDefaults('SE'))
    expect(onDrives).toContain('passive copies')
    expect(onDrives).not.toMatch(/array|†/)
  })
})
