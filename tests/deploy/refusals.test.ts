import { describe, expect, it, test } from 'vitest'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { volumeMapCsv } from '../../src/deploy/volume-map.ts'
import { defaultPlan, withVersion } from '../../src/engine/index.ts'
import { ExchangeOrganization } from './exchange-organization.ts'
import { memberOf, Table, Thing, type Value } from './powershell-values.ts'
import { type Refusal, refusals, shapes } from './refusals.ts'
import { rawDisk, WindowsMachine } from './windows-machine.ts'

const deployment = makeDeployment({
  ...{ ...withVersion(defaultPlan, '2019'), activeServers: 4, copies: 3, databases: 4 },
  witnessServer: 'fs1',
})
if (!deployment) throw new Error('The plan has files')
const [first] = deployment.databases
const [own = '', other = '', third = ''] = first?.copies.map(({ server }) => server) ?? []
const name = first?.name ?? ''
const outside = deployment.servers
  .map((one) => one.name)
  .find((one) => ![own, other, third].includes(one))

const tableOf = (given: Readonly<Record<string, Value>>) => {
  const table = new Table()
  for (const [key, value] of Object.entries(given)) table.set(key, value)
  return table
}
const organizationOf = () => {
  const organization = new ExchangeOrganization(deployment)
  const run = (command: string, given: Readonly<Record<string, Value>>) =>
    organization.run(command, tableOf(given))
  return { organization, run }
}
type Run = ReturnType<typeof organizationOf>['run']
const newDag = (run: Run) =>
  run('New-DatabaseAvailabilityGroup', { Name: 'DAG1', WitnessServer: 'fs1' })
const join = (run: Run, server: string, dag = 'DAG1') =>
  run('Add-DatabaseAvailabilityGroupServer', { Identity: dag, MailboxServer: server })
const newDatabase = (run: Run, edit = {}) =>
  run('New-MailboxDatabase', { Name: name, Server: own, EdbFilePath: 'C:\\x.edb', ...edit })
const copyTo = (run: Run, server: string, preference = 2) =>
  run('Add-MailboxDatabaseCopy', {
    Identity: name,
    MailboxServer: server,
    ActivationPreference: preference,
  })
const set = (run: Run, given: Readonly<Record<string, Value>>) =>
  run('Set-MailboxDatabase', { Identity: name, ...given })
/** A DAG of two, with a database that has one copy. */
const begun = (run: Run) => {
  newDag(run)
  join(run, own)
  join(run, other)
  newDatabase(run)
}

const machine = () => {
  const made = new WindowsMachine([rawDisk(1, 1e12), rawDisk(2, 1e12)], volumeMapCsv(deployment))
  return (command: string, given: Readonly<Record<string, Value>>, items: readonly Value[] = []) =>
    made.run(command, tableOf(given), items)
}

/** What provokes each refusal; the compiler asks for one of each. */
const provoked: Readonly<Record<Refusal, (run: Run, all: ExchangeOrganization) => void>> = {
  'one copy, constraint': (run) => {
    begun(run)
    set(run, { DataMoveReplicationConstraint: 'None' })
    set(run, { DataMoveReplicationConstraint: 'SecondCopy', ProhibitSendQuota: '1 MB' })
  },
  'one copy, circular logging': (run) => {
    begun(run)
    set(run, { CircularLoggingEnabled: true })
    copyTo(run, other)
  },
  'no copy in this DAG': (run) => {
    begun(run)
    copyTo(run, third)
  },
  'copy is there': (run) => {
    begun(run)
    copyTo(run, other)
    copyTo(run, other)
  },
  'preference beyond copies': (run) => {
    begun(run)
    copyTo(run, other, 3)
  },
  'no witness': (run) => run('New-DatabaseAvailabilityGroup', { Name: 'DAG1' }),
  'member of another DAG': (run) => {
    newDag(run)
    run('New-DatabaseAvailabilityGroup', { Name: 'DAG2', WitnessServer: 'fs1' })
    join(run, own)
    join(run, own, 'DAG2')
  },
  'folder not mounted': (run) => newDatabase(run, { Server: outside ?? '' }),
  'server not heard': (run, { unheard }) => {
    begun(run)
    unheard.set(name, 1)
    run('Mount-Database', { Identity: name })
  },
  'mounted already': (run) => {
    begun(run)
    run('Mount-Database', { Identity: name })
    run('Mount-Database', { Identity: name })
  },
  'name is taken': (run) => {
    begun(run)
    newDatabase(run)
  },
  'limits out of order': (run, { mailboxes }) => {
    mailboxes.set('ann', {})
    run('Set-Mailbox', { Identity: 'ann', IssueWarningQuota: '2 MB', ProhibitSendQuota: '1 MB' })
  },
  'initialized disk': () => {
    const run = machine()
    run('Initialize-Disk', { Number: 1, PartitionStyle: 'GPT' })
    run('Initialize-Disk', { Number: 1, PartitionStyle: 'GPT' })
  },
  'no room': () => machine()('New-Partition', { DiskNumber: 1, UseMaximumSize: true }),
  'folder not empty': () => {
    const run = machine()
    run('Initialize-Disk', { Number: 1, PartitionStyle: 'GPT' })
    run('New-Partition', { DiskNumber: 1, UseMaximumSize: true })
    const items = [new Thing({ DiskNumber: 1, PartitionNumber: 2 })]
    run('Format-Volume', { FileSystem: 'NTFS', NewFileSystemLabel: 'A' }, items)
    run('New-Item', { Path: 'C:\\A\\B' })
    run('Add-PartitionAccessPath', { AccessPath: 'C:\\A' }, items)
  },
  'folder is there': () => {
    const run = machine()
    run('New-Item', { Path: 'C:\\A\\B' })
    run('New-Item', { Path: 'C:\\A' })
  },
}

describe('what the scripts are tried against', () => {
  it.each(Object.entries(provoked))('refuses: %s', (refusal, provoke) => {
    const { organization, run } = organizationOf()
    expect(() => provoke(run, organization)).toThrow(`${refusal}: `)
  })

  it('says of each behaviour where it is told', () => {
    for (const { says, source } of [...Object.values(refusals), ...Object.values(shapes)]) {
      expect(says).toMatch(/^[A-Z].*[.:]/)
      expect(source).toMatch(/^https:\/\/learn\.microsoft\.com\//)
    }
  })
})

test('objects show what was set as the list of shapes says', () => {
  const { organization, run } = organizationOf()
  begun(run)
  copyTo(run, other)
  set(run, { ProhibitSendQuota: '2 GB' })
  run('Set-DatabaseAvailabilityGroup', {
    ...{ Identity: 'DAG1', DatabaseAvailabilityGroupIpAddresses: ['10.0.0.1'] },
  })
  const [database = null] = run('Get-MailboxDatabase', {})
  const [dag = null] = run('Get-DatabaseAvailabilityGroup', {})
  const point = { ClassName: 'Win32_MountPoint', ComputerName: own }
  const [volume = null] = organization.run(
    'Get-CimInstance',
    tableOf({ ...point, ClassName: 'Win32_Volume' }),
  )
  const [mounted = null] = organization.run('Get-CimInstance', tableOf(point))
  const shown: Readonly<Record<keyof typeof shapes, Value>> = {
    size: memberOf(database, 'ProhibitSendQuota'),
    pairs: memberOf(database, 'ActivationPreference'),
    span: memberOf(database, 'ReplayLagTimes'),
    witness: memberOf(dag, 'WitnessServer'),
    addresses: memberOf(dag, 'DatabaseAvailabilityGroupIpv4Addresses'),
    volume: [memberOf(volume, 'BlockSize'), memberOf(memberOf(mounted, 'Directory'), 'Name')],
  }
  expect(shown).toEqual({
    size: '2 GB (2,147,483,648 bytes)',
    pairs: [`[${own}, 1]`, `[${other}, 2]`],
    span: [`[${own}, 00:00:00]`, `[${other}, 00:00:00]`],
    witness: 'fs1.contoso.com',
    addresses: ['10.0.0.1'],
    volume: [65_536, expect.stringMatching(/^C:\\ExchangeDatabases\\/)],
  })
})
