import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment, NamedTextFile } from '../../src/deploy/deployment.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { acceptanceScriptFile, deployScriptFile } from '../../src/deploy/scripts.ts'
import { oncePerObject } from '../../src/engine/core/once.ts'
import { defaultPlan, withVersion } from '../../src/engine/index.ts'
import { cases } from '../cases.ts'
import { ExchangeOrganization } from './exchange-organization.ts'
import {
  errorsOf,
  type PowershellParser,
  powershellParser,
  syntaxOf,
} from './powershell-grammar.ts'
import { runPowershell } from './run-powershell.ts'
import { smallDeployments } from './small-deployments.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

const deployments = smallDeployments(cases(4, 10))
const programOf = oncePerObject(({ text }: NamedTextFile) =>
  parse(text, (tree) => syntaxOf(text, tree)),
)
const scriptsOf = oncePerObject((deployment: Deployment) => ({
  deploy: deployScriptFile(deployment),
  accept: acceptanceScriptFile(deployment),
}))
/** An organization that the first script made. */
const builtOf = (deployment: Deployment) => {
  const organization = new ExchangeOrganization(deployment)
  const program = programOf(scriptsOf(deployment).deploy)
  runPowershell(program, { Apply: true }, organization)
  return organization
}
const accept = (deployment: Deployment, organization: ExchangeOrganization) => {
  const made = organization.changes.length
  const told = runPowershell(programOf(scriptsOf(deployment).accept), {}, organization)
  expect(organization.changes).toHaveLength(made)
  return told
}
const differencesOf = (deployment: Deployment, organization: ExchangeOrganization) => {
  const told = accept(deployment, organization)
  const found = told.filter((line) => line.startsWith('- '))
  expect(told.at(-1)).toBe(
    found.length === 0
      ? '# Everything is as the plan says.'
      : `# Differences: ${found.length}. Nothing was changed.`,
  )
  return found
}

describe('the script of acceptance', () => {
  it('is PowerShell by its grammar, in printable ASCII, with no command that changes anything', () => {
    for (const deployment of deployments) {
      const { text } = scriptsOf(deployment).accept
      expect(text).toMatch(/^(?:[ -~]*\r\n)+$/)
      expect(parse(text, errorsOf)).toEqual([])
      const code = text.slice(text.indexOf('From here on'))
      const commands = code.match(/\b[A-Z][a-z]+-[A-Z]\w+/g) ?? []
      const verbs = new Set(commands.map((command) => command.split('-')[0]))
      const reading = ['Get', 'Test', 'Compare', 'ConvertTo', 'Write', 'ForEach', 'Sort', 'Join']
      expect(
        [...verbs].filter((verb) => ![...reading, 'Start', 'Stop', 'Out'].includes(verb ?? '')),
      ).toEqual([])
    }
  })

  it('finds nothing where the first script made everything', () => {
    expect(deployments).toHaveLength(cases(4, 10))
    for (const deployment of deployments)
      expect(differencesOf(deployment, builtOf(deployment))).toEqual([])
  })

  it('tells what is missing before anything is made', () => {
    for (const deployment of deployments) {
      const told = differencesOf(deployment, new ExchangeOrganization(deployment))
      for (const { name } of deployment.databases)
        expect(told).toContain(`- There is no database ${name}`)
      for (const { name } of deployment.dags) expect(told).toContain(`- There is no DAG ${name}`)
    }
  })

  it('tells of a server that holds more databases than its edition mounts', () => {
    const deployment = makeDeployment({
      ...withVersion(defaultPlan, '2019'),
      ...{ availability: 'dag', sites: 1, dags: 1, activeServers: 2, copies: 2, databases: 6 },
      ...{ laggedCopies: 0, witnessServer: 'fs1' },
    })
    if (!deployment) throw new Error('The plan has files')
    const organization = builtOf(deployment)
    expect(differencesOf(deployment, organization)).toEqual([])
    organization.edition = 'Standard'
    expect(differencesOf(deployment, organization)).toEqual(
      deployment.servers.map(
        ({ name }) => `- ${name}: is of the edition Standard, which mounts 5 databases, planned 6`,
      ),
    )
  })

  it('tells each thing that somebody changed, and nothing else', () => {
    const deployment = makeDeployment({
      ...withVersion(defaultPlan, '2019'),
      ...{ availability: 'dag', sites: 1, dags: 1, activeServers: 4, copies: 3, laggedCopies: 1 },
      ...{ replayLagManager: false, databases: 4, backup: 'native', witnessServer: 'fs1' },
      ...{ laggedServers: false, severalPerVolume: true },
    })
    if (!deployment) throw new Error('The plan has files')
    const [database] = deployment.databases
    const [first, second] = database?.copies ?? []
    const lagged = database?.copies.find(({ lagged }) => lagged)
    const [server] = deployment.servers
    if (!database || !first || !second || !lagged || !server) throw new Error('It has copies')
    const of = (change: (organization: ExchangeOrganization) => void) => {
      const organization = builtOf(deployment)
      change(organization)
      return differencesOf(deployment, organization)
    }
    const at = ({ databases }: ExchangeOrganization) => databases.get(database.name)!
    const copyOn = (organization: ExchangeOrganization, name: string) =>
      at(organization).copies.get(name)!
    const name = database.name
    expect(
      of((all) => {
        all.shownVersion = 'Version 15.2 (Build 2562.17)'
      })[0],
    ).toBe(`- ${server.name}: is Version 15.2 (Build 2562.17), planned Exchange Server 2019`)
    expect(of((all) => Object.assign(at(all).settings, { ProhibitSendQuota: '1 MB' }))).toEqual([
      `- ${name}: ProhibitSendQuota is 1 MB (1,048,576 bytes), planned ${deployment.settings.parameters.ProhibitSendQuota}`,
    ])
    expect(of((all) => Object.assign(at(all).settings, { CircularLoggingEnabled: false }))).toEqual(
      [`- ${name}: CircularLoggingEnabled is False, planned True`],
    )
    expect(of((all) => Object.assign(at(all).settings, { EdbFilePath: 'C:\\Db.edb' }))).toEqual([
      `- ${name}: EdbFilePath is C:\\Db.edb, planned ${database.edbFile}`,
    ])
    expect(
      of((all) => {
        at(all).copies = new Map([...at(all).copies].reverse())
      }).join('\n'),
    ).toContain(`- ${name} on ${first.server}: preference is ${database.copies.length}, planned 1`)
    expect(
      of((all) => {
        copyOn(all, second.server).replayLag = '1.00:00:00'
      }),
    ).toEqual([
      `- ${name} on ${second.server}: replay lag is 1.00:00:00, planned ${second.replayLag}`,
    ])
    expect(
      of((all) => {
        copyOn(all, second.server).truncationLag = '1.00:00:00'
      }),
    ).toEqual([
      `- ${name} on ${second.server}: truncation lag is 1.00:00:00, planned ${second.truncationLag}`,
    ])
    expect(
      of((all) => {
        copyOn(all, lagged.server).isSuspended = false
      }),
    ).toEqual([`- ${name} on ${lagged.server}: may be activated, planned never`])
    expect(of((all) => at(all).copies.delete(lagged.server))).toEqual([
      `- ${name} on ${lagged.server}: no copy, planned as number ${lagged.preference}`,
    ])
    expect(
      of((all) => {
        at(all).active = second.server
      }),
    ).toEqual([
      `- ${name} on ${first.server}: is Healthy, planned Mounted while all is up`,
      `- ${name} on ${second.server}: is Mounted, planned Healthy while all is up`,
    ])
    expect(
      of(({ servers }) => Object.assign(servers.get(server.name)!, { MaximumActiveDatabases: 99 })),
    ).toEqual([`- ${server.name}: MaximumActiveDatabases is 99, planned ${server.maximumActive}`])
    expect(
      of(({ transport }) => Object.assign(transport, { SafetyNetHoldTime: '1.00:00:00' })),
    ).toEqual([
      `- Transport: SafetyNetHoldTime is 1.00:00:00, planned ${deployment.transport.safetyNet}`,
    ])
    const [dag] = deployment.dags
    expect(
      of(({ dags }) => Object.assign(dags.get(dag!.name)!.settings, { WitnessServer: 'other' })),
    ).toEqual([`- ${dag!.name}: WitnessServer is other.contoso.com, planned fs1`])
    expect(of(({ dags }) => dags.get(dag!.name)!.members.push('MBX99'))).toEqual([
      `- ${dag!.name}: MBX99 is a member, planned none`,
    ])
    const extra = { replayLag: '0.00:00:00', truncationLag: '0.00:00:00', isSuspended: false }
    expect(of((all) => at(all).copies.set('MBX99', extra))).toEqual([
      `- ${name}: a copy on MBX99, none planned`,
    ])
    const volumesOn = ({ volumes }: ExchangeOrganization) => volumes.get(server.name)!
    const [place] = server.volumes.map(({ databases: [name] }) => `C:\\ExchangeDatabases\\${name}`)
    expect(of((all) => Object.assign(volumesOn(all)[0]!, { fileSystem: 'NTFS' }))).toEqual([
      `- ${server.name}: the volume at ${place} is NTFS, planned ReFS`,
    ])
    expect(of((all) => Object.assign(volumesOn(all)[0]!, { unit: 4096 }))).toEqual([
      `- ${server.name}: the volume at ${place} has units of 4096 bytes, planned 65536`,
    ])
    expect(of((all) => Object.assign(volumesOn(all)[0]!, { bytes: 2 ** 20 })).join()).toContain(
      'has 1 MiB, planned',
    )
    // A spare is in its place: AutoReseed put it there, or somebody who mounted it elsewhere.
    const moved = of((all) => {
      const [one, ...others] = volumesOn(all)
      all.volumes.set(server.name, [
        { ...one!, at: one!.at.slice(0, 1) },
        { ...one!, at: one!.at.slice(1) },
        ...others,
      ])
    })
    expect(moved).toHaveLength(server.volumes[0]!.databases.length)
    expect(moved[0]).toContain(`is another than the one at ${place}`)
    expect(of((all) => all.volumes.set(server.name, volumesOn(all).slice(0, -1)))).toHaveLength(1)
    const doubled = of((all) => {
      const [one, two, ...others] = volumesOn(all)
      all.volumes.set(server.name, [{ ...one!, at: [...one!.at, ...two!.at] }, ...others])
    })
    expect(doubled.join('\n')).toContain(`is also the one at ${place}`)
    expect(of((all) => all.volumes.delete(server.name))).toEqual([
      `- ${server.name}: its volumes cannot be read: There is no ${server.name}`,
    ])
    expect(of((all) => all.servers.delete(server.name))).toContain(
      `- There is no Exchange server ${server.name}`,
    )
  })
})
