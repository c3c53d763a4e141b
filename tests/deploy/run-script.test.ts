import { beforeAll, describe, expect, it } from 'vitest'
import { deployScript } from '../../src/deploy/deploy-script.ts'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { deploymentOf } from '../../src/deploy/deployment-of.ts'
import { once } from '../../src/engine/core/once.ts'
import type { Plan } from '../../src/engine/index.ts'
import { cases } from '../cases.ts'
import { deployedPlans } from './deployed-plans.ts'
import { ExchangeOrganization } from './exchange-organization.ts'
import { type PowershellParser, powershellParser, syntaxOf } from './powershell-grammar.ts'
import { runPowershell } from './run-powershell.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

/** A plan with few databases and everything that the script can be told. */
const complete = (plan: Plan, at: number): Plan => ({
  ...plan,
  replayLagManager: at % 2 === 0,
  databases: 6,
  dags: Math.min(2, plan.dags),
  witnessServer: 'fs1',
  witnessFolder: 'C:\\Witness',
  addressBook: '\\Default Offline Address Book',
})
const deployments = deployedPlans(cases(12, 200))
  .flatMap((plan, at) => deploymentOf(complete(plan, at)) ?? [])
  .filter(({ databases }) => databases.length <= 40)

const scriptOf = once((deployment: Deployment) => {
  const { text } = deployScript(deployment)
  return parse(text, (tree) => syntaxOf(text, tree))
})
const run = (deployment: Deployment, organization: ExchangeOrganization, apply: boolean) =>
  runPowershell(scriptOf(deployment), { Apply: apply }, organization)

/** What is in an organization, to be compared. */
const stateOf = ({ dags, servers, databases }: ExchangeOrganization) =>
  JSON.stringify([
    [...dags],
    [...servers],
    [...databases].map(([name, one]) => [name, { ...one, copies: [...one.copies] }]),
  ])

/** The copies of all databases in order of preference, with their lags. */
const copiesIn = ({ databases }: ExchangeOrganization) =>
  [...databases].map(([name, { copies }]) => [
    name,
    [...copies].map(([server, copy]) => [
      server,
      copy.replayLag,
      copy.truncationLag,
      copy.isSuspended,
    ]),
  ])
const copiesOf = ({ databases }: Deployment) =>
  databases.map(({ name, copies }) => [
    name,
    copies.map((copy) => [copy.server, copy.replayLag, copy.truncationLag, copy.never]),
  ])

/** Whether a line that is written is a command, and no remark. */
const isCommand = (line: string) => /^[A-Z][a-z]+-/.test(line)

describe('the script, run', () => {
  it('is tried with DAGs, lagged copies, several DAGs and standalone servers', () => {
    expect(deployments.length).toBeGreaterThan(8)
    expect(deployments.some(({ dags }) => dags.length === 0)).toBe(true)
    expect(deployments.some(({ dags }) => dags.length > 1)).toBe(true)
    const copies = deployments.flatMap(({ databases }) => databases.flatMap((one) => one.copies))
    expect(copies.some(({ lagged }) => lagged)).toBe(true)
    expect(copies.some(({ never }) => never)).toBe(true)
  })

  it('changes nothing unless it is told to', () => {
    for (const deployment of deployments) {
      const organization = new ExchangeOrganization(deployment)
      const before = stateOf(organization)
      const written = run(deployment, organization, false)
      expect(organization.changes).toEqual([])
      expect(stateOf(organization)).toBe(before)
      expect(written.at(-1)).toMatch(/^# Commands to run: \d+\. Nothing was changed\./)
    }
  })

  it('prints every command that it then runs, with all that this sets', () => {
    for (const deployment of deployments) {
      const organization = new ExchangeOrganization(deployment)
      const told = run(deployment, organization, false).filter(isCommand)
      const done = run(deployment, organization, true).filter(isCommand)
      expect(told.map((line) => line.split(' ')[0])).toEqual(organization.changes)
      done.forEach((line, at) => {
        const missing = line.split(' -').filter((part) => !told[at]?.includes(part))
        expect(missing).toEqual([])
      })
    }
  })

  it('makes the placement with its lags, members, limits and settings', () => {
    for (const deployment of deployments) {
      const organization = new ExchangeOrganization(deployment)
      run(deployment, organization, true)
      expect(copiesIn(organization)).toEqual(copiesOf(deployment))
      expect([...organization.dags].map(([name, { members }]) => [name, members])).toEqual(
        deployment.dags.map(({ name, servers }) => [name, servers]),
      )
      for (const { name, maximumActive, maximumPreferred } of deployment.servers) {
        const settings = organization.servers.get(name)
        expect(settings?.MaximumActiveDatabases ?? null).toBe(maximumActive)
        expect(settings?.MaximumPreferredActiveDatabases ?? null).toBe(maximumPreferred)
      }
      for (const { settings, mounted } of organization.databases.values()) {
        expect(mounted).toBe(true)
        expect(settings.CircularLoggingEnabled).toBe(deployment.settings.circularLogging)
        expect(settings.ProhibitSendReceiveQuota).toBe(deployment.settings.sendReceiveQuota)
      }
    }
  })

  it('finds nothing to do when it is run again', () => {
    for (const deployment of deployments) {
      const organization = new ExchangeOrganization(deployment)
      run(deployment, organization, true)
      const made = organization.changes.length
      expect(run(deployment, organization, true).at(-1)).toBe('# Everything is as the plan says.')
      expect(organization.changes).toHaveLength(made)
    }
  })

  it('goes on where it broke off', () => {
    for (const deployment of deployments) {
      const whole = new ExchangeOrganization(deployment)
      run(deployment, whole, true)
      for (const share of [0.2, 0.8]) {
        const organization = new ExchangeOrganization(deployment)
        organization.breaksAt = Math.floor(whole.changes.length * share)
        expect(() => run(deployment, organization, true)).toThrow('The connection broke')
        organization.breaksAt = Number.POSITIVE_INFINITY
        run(deployment, organization, true)
        expect(stateOf(organization)).toBe(stateOf(whole))
      }
    }
  })

  it('sets again what somebody changed, and nothing else', () => {
    const [deployment] = deployments.filter(({ databases }) =>
      databases.some(({ copies }) => copies.length > 2),
    )
    if (!deployment) throw new Error('A plan has three copies')
    const organization = new ExchangeOrganization(deployment)
    run(deployment, organization, true)
    const before = stateOf(organization)
    const [first] = organization.databases.values()
    if (!first) throw new Error('There is a database')
    first.settings.ProhibitSendQuota = '1 MB'
    first.copies = new Map([...first.copies].reverse())
    const made = organization.changes.length
    run(deployment, organization, true)
    expect(stateOf(organization)).toBe(before)
    expect(new Set(organization.changes.slice(made))).toEqual(
      new Set(['Set-MailboxDatabase', 'Set-MailboxDatabaseCopy']),
    )
  })

  it('takes names that PowerShell has itself', () => {
    const [plan] = deployedPlans(1)
    const words = 'Keys, Values, Count, Item, Name, Length, PSBase, null, true'
    const named = {
      serverNames: words,
      databaseNames: words,
      dagNames: 'Servers',
      dagAddresses: '',
    }
    const deployment = plan && deploymentOf(complete({ ...plan, ...named }, 0))
    if (!deployment) throw new Error('The plan has files')
    expect(deployment.servers[0]?.name).toBe('Keys')
    const organization = new ExchangeOrganization(deployment)
    run(deployment, organization, true)
    expect(copiesIn(organization)).toEqual(copiesOf(deployment))
    expect(run(deployment, organization, true).at(-1)).toBe('# Everything is as the plan says.')
  })

  it('asks every cmdlet to stop at an error, which remote ones do not by themselves', () => {
    const [deployment] = deployments
    if (!deployment) throw new Error('There is a deployment')
    const { text } = deployScript(deployment)
    const calls = text
      .split(/\r?\n/)
      .filter((line) => /(?:Get-(?:Ex|Mailbox|Database)|Set-AD|& \$)/.test(line))
    expect(calls.length).toBeGreaterThan(8)
    for (const line of calls)
      if (!line.includes('Get-Command')) expect(line).toContain('-ErrorAction Stop')
  })

  it('changes nothing where a server is in another DAG', () => {
    const [deployment] = deployments.filter(({ dags }) => dags.length > 0)
    const [server] = deployment?.servers ?? []
    if (!deployment || !server) throw new Error('There is a DAG')
    const organization = new ExchangeOrganization(deployment)
    organization.dags.set('OLD', { settings: {}, members: [server.name] })
    expect(() => run(deployment, organization, true)).toThrow('Nothing was changed')
    expect(run(deployment, organization, false)).toContain(
      `WARNING: ${server.name} is a member of OLD already.`,
    )
    expect(organization.changes).toEqual([])
  })

  it('changes nothing while a server is missing, or the witness of a new DAG', () => {
    const [deployment] = deployments.filter(({ dags }) =>
      dags.some(({ servers }) => servers.length % 2 === 0),
    )
    if (!deployment) throw new Error('A DAG has even members')
    const without = new ExchangeOrganization({
      ...deployment,
      servers: deployment.servers.slice(1),
    })
    expect(() => run(deployment, without, true)).toThrow('Nothing was changed')
    expect(without.changes).toEqual([])
    const nowhere = { server: '', folder: '' }
    const unwitnessed = {
      ...deployment,
      dags: deployment.dags.map((dag) => ({ ...dag, witness: nowhere })),
    }
    const organization = new ExchangeOrganization(deployment)
    expect(() => run(unwitnessed, organization, true)).toThrow('Nothing was changed')
    expect(organization.changes).toEqual([])
  })
})
