import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { deploymentFiles } from '../../src/deploy/index.ts'
import { oncePerObject } from '../../src/engine/core/once.ts'
import type { Dags } from '../../src/engine/failures/index.ts'
import { defaultPlan, failures, type Plan, size, withVersion } from '../../src/engine/index.ts'
import { dagsOf } from '../../src/engine/methods/index.ts'
import { roleResults } from '../../src/engine/methods/roles/index.ts'
import { isByRoles } from '../../src/engine/methods/roles/sized-by-roles.ts'
import { cases } from '../cases.ts'
import { anyDeployedPlan } from './any-deployed-plan.ts'
import { hostileTexts } from './hostile-texts.ts'
import { importCsv, readCsv } from './read-csv.ts'

const columns = {
  'Servers.csv': 8,
  'MailboxDatabases.csv': 26,
  'MailboxDatabaseCopies.csv': 7,
  'DAGInfo.csv': 25,
} as const
type Table = keyof typeof columns

/** The files of a plan by name. */
const filesOf = oncePerObject(
  (plan: Plan) => new Map(deploymentFiles(plan).map(({ name, text }) => [name, text] as const)),
)

/** The rows of a table of a plan without the one that says its version. */
const rowsOf = (plan: Plan, table: Table) => importCsv(filesOf(plan).get(table) ?? '').slice(1)

/** What the tables say, joined as their readers do it: the servers of every database by preference. */
function joined(plan: Plan): ReadonlyMap<string, readonly string[]> {
  const copies = new Map<string, string[]>()
  for (const { Name, Server } of rowsOf(plan, 'MailboxDatabases.csv')) copies.set(Name!, [Server!])
  if (filesOf(plan).has('MailboxDatabaseCopies.csv'))
    for (const { Name, Server, ActivationPreference } of rowsOf(
      plan,
      'MailboxDatabaseCopies.csv',
    )) {
      const servers = copies.get(Name!)
      expect(ActivationPreference).toBe(String((servers?.length ?? 0) + 1))
      servers?.push(Server!)
    }
  return copies
}

/** Among the plans of chance few may have copies that fill volumes; these have. */
const filling = [4, 6, 8, 12].map(
  (activeServers): Plan => ({
    ...withVersion(defaultPlan, '2019'),
    activeServers,
    databases: 72,
    copies: 3,
  }),
)
const plans = [
  ...filling,
  ...fc.sample(
    anyDeployedPlan.filter((plan) => filesOf(plan).size > 0),
    cases(20, 2000),
  ),
]
const dagPlans = plans.filter(({ availability }) => availability === 'dag')

describe('the tables of plans, read by an independent reader and joined,', () => {
  it('are the placement', () => {
    for (const plan of dagPlans) {
      const copies = [...joined(plan).values()]
      const { dags, servers } = dagsOfPlan(plan)
      const numbers = new Map(servers.map(({ name, number }) => [name, number]))
      const expected = dags.flatMap(({ databases }) =>
        databases.map((database) => database.copies.map(({ server }) => server)),
      )
      expect(copies.map((names) => names.map((name) => numbers.get(name)))).toEqual(expected)
    }
  })

  it('are the rows that the failures were tried on, in every DAG', () => {
    for (const plan of dagPlans) {
      const tried = failures(plan)
      if (!tried) continue
      const { dags } = dagsOfPlan(plan)
      const copies = [...joined(plan).values()]
      dags.forEach((dag, at) => {
        const own = copies.slice(at * tried.rows.length, (at + 1) * tried.rows.length)
        const names = dag.servers.map(({ name }) => name)
        // Copies on servers of lagged copies alone come after those whose failures are tried.
        expect(own.map((all, row) => all.slice(0, tried.rows[row]!.length))).toEqual(
          tried.rows.map((row) => row.map((server) => names[server - 1])),
        )
      })
    }
  })

  it('list on every server the databases that have a copy there, in their order', () => {
    for (const plan of plans) {
      const held = new Map<string, string[]>()
      for (const [name, servers] of joined(plan))
        for (const server of servers) held.set(server, [...(held.get(server) ?? []), name])
      const mapped = rowsOf(plan, 'Servers.csv').map(
        ({ ServerName, DbMap }) => [ServerName!, DbMap!.split(',')] as const,
      )
      // One without databases has no row, for which Diskpart.ps1 would clean its first disk.
      expect(new Map(mapped)).toEqual(held)
    }
  })

  it('cut DbMap into volumes with one active copy each, where copies fill volumes', () => {
    let whole = 0
    for (const plan of dagPlans) {
      const active = new Map([...joined(plan)].map(([name, [first]]) => [name, first]))
      for (const { ServerName, DbMap, DbPerVolume } of rowsOf(plan, 'Servers.csv')) {
        const [names, each] = [DbMap!.split(',').filter(Boolean), Number(DbPerVolume)]
        if (!fillsVolumes(plan, ServerName!, each)) continue
        expect(names.length % each, ServerName).toBe(0)
        for (let at = 0; at < names.length; at += each) {
          const volume = names.slice(at, at + each)
          const own = volume.filter((name) => active.get(name) === ServerName)
          expect(own.length, `${ServerName}: ${volume}`).toBeLessThanOrEqual(1)
        }
        whole += 1
      }
    }
    expect(whole).toBeGreaterThan(20)
  })

  it('say in the manifest where a volume stays in part empty', () => {
    for (const plan of plans) {
      const isEven = rowsOf(plan, 'Servers.csv').every(
        ({ DbMap, DbPerVolume }) =>
          DbMap!.split(',').filter(Boolean).length % Number(DbPerVolume) === 0,
      )
      expect(filesOf(plan).get('Manifest.txt')!.includes('fewer databases than')).toBe(!isEven)
    }
  })

  it('name in DAGInfo.csv the members of every DAG by site, those of one site first', () => {
    for (const plan of dagPlans) {
      const rows = rowsOf(plan, 'DAGInfo.csv')
      expect(
        rows.map(({ DAGName, Site1Servers, Site2Servers }) => [
          DAGName,
          Site1Servers,
          Site2Servers,
        ]),
      ).toEqual(
        dagsOfPlan(plan).dags.map(({ name, servers }) => {
          const [one = '', two = ''] = [1, 2].map((site) =>
            servers
              .filter((server) => server.site === site)
              .map((server) => server.name)
              .join(','),
          )
          return [name, ...(one ? [one, two] : [two, one])]
        }),
      )
    }
  })

  it('tell CreateDAG.ps1 whether a DAG is of one site, and no limit that is read as 0', () => {
    const seen = new Set<boolean>()
    for (const plan of dagPlans)
      for (const row of rowsOf(plan, 'DAGInfo.csv')) {
        const isOfOne = row.Site2Servers === ''
        seen.add(isOfOne)
        expect(row.GC2 === 'Not Used').toBe(isOfOne)
        expect(row.Site1Servers).not.toBe('')
        for (const site of isOfOne ? ['Site1'] : ['Site1', 'Site2'])
          for (const limit of ['MaximumActiveDatabases', 'MaximumPreferredActiveDatabases'])
            expect(Number(row[limit + site]), `${plan.siteModel} ${limit}${site}`).toBeGreaterThan(
              0,
            )
      }
    expect(seen).toEqual(new Set([true, false]))
  })

  it('map every volume that Diskpart.ps1 makes of them, on the same disk', () => {
    for (const plan of plans) {
      const volumes = importCsv(filesOf(plan).get('VolumeMap.csv') ?? '')
      for (const server of rowsOf(plan, 'Servers.csv')) {
        const own = volumes.filter(({ Server }) => Server === server.ServerName)
        const disks = own.map(({ Disk }) => Number(Disk))
        expect(disks).toEqual(disks.map((_, at) => Number(server.StartDrive) + at))
        const held = own.filter(({ Holds }) => Holds!.startsWith('databases'))
        expect(held.map(({ Databases }) => Databases!.replaceAll(';', ',')).join(',')).toBe(
          server.DbMap,
        )
        expect(own.filter(({ Holds }) => Holds === 'spare')).toHaveLength(
          Number(server.AutoReseedVolumes),
        )
        for (const { SizeGiB } of own) expect(Number(SizeGiB)).toBeGreaterThan(0)
      }
    }
  })
})

/** Whether several databases share a volume, and the copies of the server’s site come to whole volumes. */
function fillsVolumes(plan: Plan, name: string, each: number): boolean {
  const { copies, databases, servers } = roleResults(plan, plan.mode)
  const { shape, site1, site2 } = copies
  // On servers of their own, lagged copies and those for the other site do not fill volumes.
  if (
    copies.layout !== 'Multiple DBs / Volume' ||
    shape.hasLaggedServers ||
    shape.hasRecoveryServers
  )
    return false
  const server = dagsOfPlan(plan).servers.find((one) => one.name === name)!
  const own = dagsOfPlan(plan).dags[server.dag - 1]!.servers[0]!.site === server.site
  const inSites = [
    servers.servers1.value,
    servers.servers2.value + servers.recoveryServers2.value,
  ] as const
  if (shape.model !== 'AA1')
    return (
      each === (own ? site1 : site2).value &&
      databases.databaseCount.value % inSites[own ? 0 : 1] === 0
    )
  const all = site1.value + site2.value
  return (
    (each === all || 2 * each === all) &&
    databases.databaseCount.value % (inSites[0] + inSites[1]) === 0
  )
}

function dagsOfPlan(plan: Plan): Dags {
  const result = size(plan)
  const dags = result.ok && isByRoles(result.sizing) ? dagsOf(plan, result.sizing) : null
  if (!dags) throw new Error('The plan has no DAG')
  return dags
}

test('a table has its columns in every row, CR LF, quoted fields and no mark at the start', () => {
  for (const plan of plans) {
    for (const [name, text] of filesOf(plan)) {
      expect(text, name).not.toMatch(/^\uFEFF|(?<!\r)\n|\r(?!\n)/)
      if (!(name in columns)) continue
      const rows = readCsv(text)
      const [, version, ...others] = text.split('\r\n').slice(0, -1)
      for (const row of rows) expect(row, name).toHaveLength(columns[name as Table])
      expect(version).toMatch(/^"(?:VersionNumber","2\.1|SchemaVersion","2\.4)","7\.6",,/)
      for (const line of others) expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/)
    }
  }
})

test('version rows and heads are those of the workbook', () => {
  const plan = withVersion(defaultPlan, '2019')
  const head = (name: string) => filesOf(plan).get(name)?.split('\r\n').slice(0, 2)
  expect(head('Servers.csv')).toEqual([
    'ServerName,StartDrive,DbPerVolume,AutoReseedVolumes,DbLogIsolation,VolumesRootFolder,DatabasesRootFolder,DbMap',
    '"VersionNumber","2.1","7.6",,,,,',
  ])
  expect(head('MailboxDatabaseCopies.csv')).toEqual([
    'GC,GC2,Name,Server,ActivationPreference,ReplayLagTime,TruncationLagTime',
    '"VersionNumber","2.1","7.6",,,,"0.00:00:00"',
  ])
  expect(readCsv(filesOf(plan).get('MailboxDatabases.csv')!)[1]).toEqual([
    ...['VersionNumber', '2.1', '7.6'],
    ...Array<string>(23).fill(''),
  ])
  expect(readCsv(filesOf(plan).get('DAGInfo.csv')!)[1]).toEqual([
    ...['SchemaVersion', '2.4', '7.6'],
    ...Array<string>(20).fill(''),
    ...['0', 'False'],
  ])
})

describe('settings of the databases', () => {
  const tier = withVersion(defaultPlan, '2019').tiers[0]
  const plan: Plan = {
    ...withVersion(defaultPlan, '2019'),
    tiers: [
      { ...tier, quota: 4096, retention: 30 },
      { ...tier, quota: 1024, retention: 7 },
    ],
    addressBook: '\\Book "A"',
    controllers1: 'dc1.contoso.com',
  }
  const first = (edit: Partial<Plan>) => rowsOf({ ...plan, ...edit }, 'MailboxDatabases.csv')[0]

  it('are the smallest quota, the longest retention and the address book', () => {
    expect(first({})).toMatchObject({
      ProhibitSendReceiveQuota: '1024 MB',
      DeletedItemRetention: '30.00:00:00',
      OAB: '\\Book "A"',
      GC: 'dc1.contoso.com',
      EDBFilePath: 'C:\\ExchangeDatabases\\DB001\\DB001.db\\DB001.edb',
      LogFolderPath: 'C:\\ExchangeDatabases\\DB001\\DB001.log',
      MailboxRetention: '30.00:00:00',
      RecoverableItemsQuota: '30GB',
      DataMoveReplicationConstraint: 'None',
    })
  })

  it('are the address book of every organization where none is answered', () => {
    expect(first({ addressBook: '' })?.OAB).toBe('\\Default Offline Address Book')
  })

  it('leave out tiers without mailboxes', () => {
    const [large, small] = plan.tiers
    const tiers: Plan['tiers'] = [large, { ...small!, mailboxes: 0 }]
    expect(first({ tiers })).toMatchObject({
      ProhibitSendReceiveQuota: '4096 MB',
      DeletedItemRetention: '30.00:00:00',
    })
  })

  it('are the quota of the tier that the plan names', () => {
    expect(first({ quotaTier: 1 })?.ProhibitSendReceiveQuota).toBe('4096 MB')
    expect(first({ quotaTier: 9 })?.ProhibitSendReceiveQuota).toBe('1024 MB')
  })
})

test('data start after the disk of the system, and after that of transport where it has its own', () => {
  const start = (systemDrive: number) =>
    rowsOf({ ...withVersion(defaultPlan, '2019'), systemDrive }, 'Servers.csv')[0]?.StartDrive
  expect([start(20_000), start(60)]).toEqual(['1', '2'])
})

test('standalone servers have tables of servers and databases alone', () => {
  const plan: Plan = { ...withVersion(defaultPlan, '2016'), availability: 'none', activeServers: 3 }
  const names = [...filesOf(plan).keys()]
  expect(names).not.toContain('DAGInfo.csv')
  expect(names).not.toContain('MailboxDatabaseCopies.csv')
  expect(rowsOf(plan, 'Servers.csv').map(({ ServerName }) => ServerName)).toEqual([
    ...['MBX01', 'MBX02', 'MBX03'],
  ])
  expect(rowsOf(plan, 'MailboxDatabases.csv')[0]?.DataMoveReplicationConstraint).toBe('None')
})

test.each(['2003', '2007', '2010'] as const)('Exchange %s has no files', (version) => {
  expect(deploymentFiles(withVersion(defaultPlan, version))).toEqual([])
})

describe('a plan with hostile texts', () => {
  const usual: Plan = {
    ...{ ...withVersion(defaultPlan, 'SE'), sites: 2, secondSiteCopies: 1, databases: 8 },
    witnessServer: 'FS01',
  }
  const shapeOf = (plan: Plan) =>
    [...filesOf(plan)]
      .filter(([name]) => name.endsWith('.csv'))
      .map(([name, table]) => [name, readCsv(table).map((row) => row.length)])

  it.each(hostileTexts)('has tables as any other where all its texts are %j', (text) => {
    const plan: Plan = {
      ...{ ...usual, name: text, dagNames: text, serverNames: text, databaseNames: text },
      ...{ dagAddresses: text, controllers1: text, controllers2: text, addressBook: text },
      ...{ witnessServer: text, witnessFolder: `C:\\${text}` },
      ...{ alternateWitnessServer: text, alternateWitnessFolder: text },
    }
    expect(shapeOf(plan)).toEqual(shapeOf(usual))
    const fields = [...filesOf(plan)].flatMap(([name, table]) =>
      name.endsWith('.csv') ? readCsv(table).flat() : [],
    )
    const harmless = /^(?![\s"']*[=+\-@])[ -~]*$/
    expect(fields.filter((field) => !harmless.test(field))).toEqual([])
  })
})
