import { readFileSync } from 'node:fs'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseFolders } from '../../src/engine/failures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { jetstressTestPlan } from '../../src/engine/jetstress/index.ts'
import { dagsOf } from '../../src/engine/methods/index.ts'
import { configurationTooLargeWords } from '../../src/features/test-plan/test-plan-section.tsx'
import { configurationFiles, tooLargeConfigurationsOf } from '../../src/jetstress/index.ts'
import { formatFor } from '../../src/ui/format.ts'
import { anyCharacter } from '../any-character.ts'
import { cases } from '../cases.ts'
import { hostileTexts } from '../deploy/hostile-texts.ts'
import { paperDagPlans, roleDagPlans } from '../engine/failures/dag-plans.ts'
import { sizedAnyhow } from '../engine/plans.ts'
import { standalone } from '../engine/version-plans.ts'

/** Every element of a real configuration of Jetstress 2013, in its order, with its value where that never changes. */
const known = readFileSync(new URL('../golden/jetstress-elements.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', standing, value = ''] = line.split(',')
    return { path, isSet: standing === 'set', values: value.split('|') }
  })

const versions = ['JetstressVersionGenerated', 'EseVersionGenerated']

/** Every element below another that holds no element, by its path, with its texts in their order. */
function leavesOf(parent: XmlElement, path = ''): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const one of inside(parent)) {
    const below = inside(one).length > 0 ? leavesOf(one, `${path}${one.name}/`) : null
    for (const [name, texts] of below ?? [[`${path}${one.name}`, [one.text]] as const])
      found.set(name, [...(found.get(name) ?? []), ...texts])
  }
  return found
}

const filesOf = (plan: Plan) =>
  configurationFiles(jetstressTestPlan(plan, sizedAnyhow(plan)), { plan: plan.name, waits: false })

/** The root of a file, as a parser reads it that knows nothing of how it was written. */
const rootOf = (text: string): XmlElement => {
  const { root } = parseXml(text)
  if (!root) throw new Error('The file has no root')
  return root
}

const inside = (parent: XmlElement): readonly XmlElement[] =>
  parent.children.filter((one) => one instanceof XmlElement)

const at = (root: XmlElement, ...path: readonly string[]): XmlElement =>
  path.reduce((parent, name) => {
    const found = inside(parent).find((one) => one.name === name)
    if (!found) throw new Error(`${name} is missing`)
    return found
  }, root)

const namesIn = (root: XmlElement, ...path: readonly string[]) =>
  inside(at(root, ...path)).map(({ name }) => name)

/** What a test may set although both known files agree on it. */
const ofTheTest = ['TestDesignInfo/MultiHostBreak', 'TestDesignInfo/SluggishSessions']

/** Holds a configuration against the real one: its elements, their order, and what never changes. */
function expectAllElements(root: XmlElement, release: string) {
  const leaves = leavesOf(root)
  const asked = known.filter(({ path }) => release === '2013' || !versions.includes(path))
  expect([...leaves.keys()]).toEqual(asked.map(({ path }) => path))
  for (const { path, isSet, values } of asked)
    if (!isSet && !ofTheTest.includes(path)) expect(leaves.get(path), path).toEqual(values)
}

const roles = roleDagPlans.map((plan) => ({ ...plan, name: 'Head office' }))

describe('a configuration', () => {
  it('is well-formed and complete, for every server and either run', () => {
    fc.assert(
      fc.property(fc.oneof(paperDagPlans, roles), fc.boolean(), (plan, waits) => {
        const test = jetstressTestPlan(plan, sizedAnyhow(plan))
        const files = configurationFiles(test, { plan: plan.name, waits })
        const servers = test.servers.flatMap((kind) => kind.servers)
        expect(files).toHaveLength(2 * servers.length)
        expect(files.length).toBeGreaterThan(0)
        expect(new Set(files.map(({ name }) => name.toLowerCase())).size).toBe(files.length)
        for (const { name, server, run, text } of files) {
          expect(name).toMatch(/^[\w-]+\.xml$/)
          const root = rootOf(text())
          expect(root.name).toBe('configuration')
          expectAllElements(root, test.release)
          const isLong = run === 'stress'
          const design = (of: string) => at(root, 'TestDesignInfo', of).text
          expect(design('Duration')).toBe(isLong ? 'P0Y0M1DT0H0M0S' : 'P0Y0M0DT2H0M0S')
          expect(design('Type')).toBe(isLong ? 'Stress' : 'Performance')
          expect(design('MultiHostBreak')).toBe(String(waits))
          const kind = test.servers.find((one) => one.servers.includes(server))
          const profile = (of: string) => Number(at(root, 'ExchangeProfile', of).text)
          expect(profile('MailboxCount')).toBe(kind?.mailboxes.value)
          const asked = profile('MailboxCount') * profile('MailboxIops')
          const planned = kind?.planned.value ?? Number.NaN
          expect(Math.abs(asked - planned)).toBeLessThan(1e-6 * Math.max(1, planned))
          expect(Number.isInteger(profile('MailboxQuota'))).toBe(true)
          expect(profile('ThreadCount')).toBeGreaterThanOrEqual(1)
          expect(profile('DatabaseCopyCount')).toBe(test.copies.value)
          const instances = inside(at(root, 'ExchangeProfile', 'EseInstances'))
          expect(
            instances.map((one) => [
              at(one, 'DatabasePaths', 'Path').text,
              at(one, 'LogPath').text,
            ]),
          ).toEqual(
            server.databases().map((one) => {
              const { folder, logFolder } = databaseFolders(one)
              return [folder, logFolder]
            }),
          )
          expect(instances.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: cases(6, 150) },
    )
  })

  it('says what Jetstress is to hold either run to', () => {
    const [short] = filesOf(defaultPlan)
    const root = rootOf(short?.text() ?? '')
    const limits = inside(at(root, 'TestDesignInfo')).filter(({ name }) => name === 'Thresholds')
    expect(
      limits.map((one) => [one.attributes, inside(one).map(({ name, text }) => [name, text])]),
    ).toEqual(
      [100, 200].map((most) => [
        most === 100 ? { Name: 'Strict' } : { Name: 'Lenient', TestRunTypes: 'Stress' },
        [
          ['AverageDatabaseReadLatency', '20'],
          ['MaximumDatabaseReadLatency', String(most)],
          ['AverageLogWriteLatency', '10'],
          ['MaximumLogWriteLatency', String(most)],
        ],
      ]),
    )
    expect(at(root, 'TestDesignInfo', 'OperationMix').attributes).toMatchObject({
      InsertOps: '40',
      DeleteOps: '20',
      ReplaceOps: '5',
      LazyCommits: '70',
    })
    const values = (...path: string[]) => at(root, ...path).text
    expect(values('TestDesignInfo', 'LogInterval')).toBe('15000')
    expect(values('ExchangeProfile', 'MarginIops')).toBe('0.05')
    expect(values('JetSystemParams', 'DatabasePageSize')).toBe('32768')
    expect(values('JetSystemParams', 'LogFileSize')).toBe('1024')
  })

  it('has threads for all databases of Jetstress 2013, tuned by itself, and slower ones of 2010', () => {
    const valuesOf = (plan: Plan) => {
      const root = rootOf(filesOf(plan)[0]?.text() ?? '')
      const design = (name: string) => at(root, 'TestDesignInfo', name).text
      const threads = Number(at(root, 'ExchangeProfile', 'ThreadCount').text)
      return [threads, design('SuppressTuning'), Number(design('SluggishSessions'))]
    }
    // 6,900 mailboxes of 7 databases at 1,763 IOPS: 1.5 × 1,763 ÷ (7 × 135) is 2.8.
    expect(valuesOf(defaultPlan)).toEqual([3, 'true', 1])
    // The same in 100 databases, of which a server holds 33: 1.5 × planned ÷ (33 × 135) is below one half.
    const many = { ...defaultPlan, databases: 100, edition: 'Enterprise' as const }
    const [kind] = jetstressTestPlan(many, sizedAnyhow(many)).servers
    const each = (1.5 * kind.planned.value) / (kind.databases.value * 135)
    expect(each).toBeLessThan(0.5)
    expect(valuesOf(many)).toEqual([1, 'true', Math.floor(1 / each)])
    const later = withVersion(defaultPlan, 'SE')
    const [{ planned }] = jetstressTestPlan(later, sizedAnyhow(later)).servers
    expect(valuesOf(later)).toEqual([Math.ceil(planned.value / 60), 'false', 1])
  })

  it('is well-formed whatever a plan is called', () => {
    const names = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: anyCharacter }))
    fc.assert(
      fc.property(names, (name) => {
        const [file] = filesOf({ ...defaultPlan, name })
        const text = file?.text() ?? ''
        expect(
          new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text)),
        ).toBe(text)
        const root = rootOf(text)
        expectAllElements(root, '2010')
        expect(namesIn(root, 'TestDesignInfo', 'Description')).toEqual([])
        const words = name.split(/[^\w]+/).filter((word) => word !== '')
        const said = at(root, 'TestDesignInfo', 'Description').text
        for (const word of words) expect(said).toContain(word)
      }),
    )
  })

  it('has the names of servers and databases as the plan gives them', () => {
    const later = withVersion(defaultPlan, '2019')
    const plan = { ...later, serverNames: 'EX-##', databaseNames: 'Mail-###' }
    const [first] = filesOf(plan)
    expect(first?.name).toBe('Jetstress-EX-01-2h.xml')
    expect(first?.text()).toContain('<Path>C:\\ExchangeDatabases\\Mail-001\\Mail-001.db</Path>')
  })

  it('is not made of versions before 2010, nor of copies that could not be placed', () => {
    expect(filesOf(withVersion(defaultPlan, '2003'))).toEqual([])
    expect(filesOf(withVersion(defaultPlan, '2007'))).toEqual([])
    const crowded = { ...defaultPlan, databases: 300, edition: 'Standard' as const }
    expect(dagsOf(crowded, sizedAnyhow(crowded))).toBeNull()
    expect(filesOf(crowded)).toEqual([])
  })

  it('is made for one server of each kind if servers are very many', () => {
    const plan: Plan = { ...defaultPlan, ...standalone(900), databases: 1000 }
    const { servers } = jetstressTestPlan(plan, sizedAnyhow(plan))
    expect(servers.map((kind) => [kind.databases.value, kind.servers.length])).toEqual([
      [2, 100],
      [1, 800],
    ])
    expect(filesOf(plan).map(({ name }) => name)).toEqual([
      'Jetstress-MBX001-2h.xml',
      'Jetstress-MBX001-24h.xml',
      'Jetstress-MBX101-2h.xml',
      'Jetstress-MBX101-24h.xml',
    ])
  })

  it('of a million databases is refused, with its size', () => {
    const plan: Plan = { ...defaultPlan, ...standalone(1), databases: 1_000_000 }
    const of = (databases: number) =>
      jetstressTestPlan({ ...plan, databases }, sizedAnyhow({ ...plan, databases }))
    expect(configurationFiles(of(1_000_000), { plan: '', waits: false })).toEqual([])
    const tooLarge = tooLargeConfigurationsOf(of(1_000_000))
    expect(tooLarge).toEqual({ databases: 1_000_000, most: 50_000, bytes: 500_000_000 })
    expect(
      tooLarge &&
        configurationTooLargeWords(tooLarge, formatFor('en-GB')).replaceAll('\u00a0', ' '),
    ).toContain(
      'with 1,000,000 databases on the tested servers the files would take about 500 MB. They are made for up to 50,000 databases.',
    )
    expect(tooLargeConfigurationsOf(of(50_000))).toBeNull()
    const files = configurationFiles(of(5000), { plan: '', waits: false })
    const bytes = files.reduce((sum, { text }) => sum + text().length, 0)
    expect(Math.abs(bytes / 5000 - 500)).toBeLessThan(50)
  })

  it('is made for standalone servers, even for a single one', () => {
    for (const exchange of ['2010', '2016'] as const) {
      const plan = { ...withVersion(defaultPlan, exchange), ...standalone(1), activeServers: 1 }
      const files = filesOf(plan)
      expect(files).toHaveLength(2)
      expect(files[0]?.text()).toContain('<DatabaseCopyCount>1</DatabaseCopyCount>')
    }
  })
})
