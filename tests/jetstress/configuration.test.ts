import { parseXml, XmlElement } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dagsOf,
  databasePaths,
  defaultPlan,
  type Plan,
  testPlan,
  withVersion,
} from '../../src/engine/index.ts'
import { configurationFiles } from '../../src/jetstress/index.ts'
import { cases } from '../cases.ts'
import { hostileTexts } from '../deploy/hostile-texts.ts'
import { paperDagPlans, roleDagPlans } from '../engine/dags/dag-plans.ts'
import { sizedAnyhow } from '../engine/plans.ts'
import { standalone } from '../engine/version-plans.ts'

/** Every element that a configuration has: by the names of a real one of Jetstress 2013. */
const required = {
  TestDesignInfo: [
    ...['Type', 'MultiHostBreak', 'Description', 'Duration', 'VerifyChecksum'],
    ...[
      'RunDatabaseMaintenancePerformance',
      'SuppressTuning',
      'LogInterval',
      'OperationMix',
      'OutputPath',
    ],
    ...['Thresholds', 'Thresholds'],
  ],
  ExchangeProfile: [
    ...['ThreadCount', 'ThroughputPercentage', 'DatabaseSource', 'DatabaseSizing'],
    ...['CapacityPercentage', 'MailboxCount', 'MailboxQuota', 'MailboxIops', 'MarginIops'],
    ...['DatabaseCopyCount', 'EseInstances'],
  ],
  JetSystemParams: ['DatabasePageSize', 'LogFileSize'],
}

const filesOf = (plan: Plan) =>
  configurationFiles(testPlan(plan, sizedAnyhow(plan)), { plan: plan.name, waits: false })

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

const roles = roleDagPlans.map((plan) => ({ ...plan, name: 'Head office' }))

describe('a configuration', () => {
  it('is well-formed and complete, for every server and either run', () => {
    fc.assert(
      fc.property(fc.oneof(paperDagPlans, roles), fc.boolean(), (plan, waits) => {
        const test = testPlan(plan, sizedAnyhow(plan))
        const files = configurationFiles(test, { plan: plan.name, waits })
        const servers = test.servers.flatMap((kind) => kind.servers)
        expect(files).toHaveLength(2 * servers.length)
        expect(files.length).toBeGreaterThan(0)
        expect(new Set(files.map(({ name }) => name.toLowerCase())).size).toBe(files.length)
        for (const { name, server, run, text } of files) {
          expect(name).toMatch(/^[\w-]+\.xml$/)
          const root = rootOf(text())
          expect(root.name).toBe('configuration')
          expect(namesIn(root)).toEqual(Object.keys(required))
          for (const [part, names] of Object.entries(required))
            expect(namesIn(root, part)).toEqual(names)
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
              const { folder, logFolder } = databasePaths(one)
              return [folder, logFolder]
            }),
          )
          expect(instances.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: cases(12, 150) },
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

  it('is well-formed whatever a plan is called', () => {
    const names = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(names, (name) => {
        const [file] = filesOf({ ...defaultPlan, name })
        const text = file?.text() ?? ''
        expect(
          new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text)),
        ).toBe(text)
        const root = rootOf(text)
        expect(namesIn(root)).toEqual(Object.keys(required))
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

  it('is made for one server of each kind where they are very many', () => {
    const plan: Plan = { ...defaultPlan, ...standalone(900), databases: 1000 }
    const { servers } = testPlan(plan, sizedAnyhow(plan))
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

  it('is made for standalone servers, one of which may be all there is', () => {
    for (const exchange of ['2010', '2016'] as const) {
      const plan = { ...withVersion(defaultPlan, exchange), ...standalone(1), activeServers: 1 }
      const files = filesOf(plan)
      expect(files).toHaveLength(2)
      expect(files[0]?.text()).toContain('<DatabaseCopyCount>1</DatabaseCopyCount>')
    }
  })
})
