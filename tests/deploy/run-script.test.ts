import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { deployScriptFile } from '../../src/deploy/scripts.ts'
import { oncePerObject } from '../../src/engine/core/once.ts'
import { cases, isDeep, some } from '../cases.ts'
import { deployedPlans } from './deployed-plans.ts'
import { copyOf } from './exchange-objects.ts'
import { ExchangeOrganization } from './exchange-organization.ts'
import { type PowershellParser, powershellParser, syntaxOf } from './powershell-grammar.ts'
import { runPowershell } from './run-powershell.ts'
import { smallDeployments } from './small-deployments.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

const isLagged = ({ databases }: Deployment) =>
  databases.some(({ copies }) => copies.some(({ lagged }) => lagged))
const mostHeld = ({ servers }: Deployment) =>
  Math.max(...servers.map(({ volumes }) => volumes.flatMap((one) => one.databases).length))
const byChance = smallDeployments(cases(22, 300))
/** Fewer of them in `npm test`, with those of which there are few. */
const deployments = isDeep
  ? byChance
  : byChance.filter((one, at) => at < 7 || isLagged(one) || mostHeld(one) > 5).slice(0, 10)

const scriptOf = oncePerObject((deployment: Deployment) => {
  const { text } = deployScriptFile(deployment)
  return parse(text, (tree) => syntaxOf(text, tree))
})
const run = (deployment: Deployment, organization: ExchangeOrganization, apply: boolean) =>
  runPowershell(scriptOf(deployment), { Apply: apply }, organization)

/** What the script prints in a new organization, and what it makes of one; nobody changes these further. */
const drawn = oncePerObject((deployment: Deployment) => {
  const organization = new ExchangeOrganization(deployment)
  const before = structuredClone(stateOf(organization))
  return { organization, before, written: run(deployment, organization, false) }
})
const built = oncePerObject((deployment: Deployment) => {
  const organization = new ExchangeOrganization(deployment)
  return { organization, written: run(deployment, organization, true) }
})

/** What is in an organization, to be compared, in whatever order it was made. */
const stateOf = ({ dags, servers, databases }: ExchangeOrganization) => [
  [...dags].map(([name, { settings, members }]) => [name, settings, members.toSorted()]),
  [...servers],
  [...databases]
    .map(([name, one]) => [name, { ...one, copies: [...one.copies] }] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
]

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
/** How long Safety Net keeps messages as Exchange is installed. */
const installed = '2.00:00:00'

function seconds(span: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^(\d+)\.(\d+):(\d+)/.exec(span) ?? []
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60
}

const isCommand = (line: string) => /^[A-Z][a-z]+-/.test(line)

describe('the script, run', () => {
  it('is tried with DAGs, lagged copies, several DAGs and standalone servers', () => {
    expect(deployments.length).toBeGreaterThanOrEqual(cases(8, 300))
    expect(deployments.some(({ servers }) => servers.some(({ site }) => site === 2))).toBe(true)
    expect(deployments.some(({ dags }) => dags.length === 0)).toBe(true)
    expect(deployments.some(({ dags }) => dags.length > 1)).toBe(true)
    const copies = deployments.flatMap(({ databases }) => databases.flatMap((one) => one.copies))
    expect(copies.some(({ lagged }) => lagged)).toBe(true)
    expect(copies.some(({ never }) => never)).toBe(true)
  })

  it('changes nothing unless it is told to', () => {
    for (const deployment of deployments) {
      const { organization, before, written } = drawn(deployment)
      expect(organization.changes).toEqual([])
      expect(stateOf(organization)).toEqual(before)
      expect(written.at(-1)).toMatch(/^# Commands to run: \d+\. Nothing was changed\./)
    }
  })

  it('prints every command that it then runs, with all that this sets', () => {
    for (const deployment of deployments) {
      const { organization, written } = built(deployment)
      const told = drawn(deployment).written.filter(isCommand)
      const done = written.filter(isCommand)
      expect(told.map((line) => line.split(' ')[0])).toEqual(organization.changes)
      done.forEach((line, at) => {
        const missing = line.split(' -').filter((part) => !told[at]?.includes(part))
        expect(missing).toEqual([])
      })
    }
  })

  it('makes the placement with its lags, members, limits and settings', () => {
    for (const deployment of deployments) {
      const { organization } = built(deployment)
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
        expect(settings.ProhibitSendReceiveQuota).toBe(
          deployment.settings.parameters.ProhibitSendReceiveQuota,
        )
      }
    }
  })

  it('finds nothing to do when it is run again', () => {
    for (const deployment of deployments) {
      const { organization } = built(deployment)
      const made = organization.changes.length
      expect(run(deployment, organization, true).at(-1)).toBe('# Everything is as the plan says.')
      expect(organization.changes).toHaveLength(made)
    }
  })

  it('goes on where it broke off', () => {
    for (const deployment of some(deployments, 4)) {
      const whole = built(deployment).organization
      for (const share of [0.2, 0.8]) {
        const organization = new ExchangeOrganization(deployment)
        organization.breaksAt = Math.floor(whole.changes.length * share)
        expect(() => run(deployment, organization, true)).toThrow('Not everything is as the plan')
        organization.breaksAt = Number.POSITIVE_INFINITY
        run(deployment, organization, true)
        expect(stateOf(organization)).toEqual(stateOf(whole))
      }
    }
  })

  it('runs all other commands when some fail, tells every one, and does those the next time', () => {
    for (const deployment of some(deployments, 4)) {
      const whole = built(deployment).organization
      const organization = new ExchangeOrganization(deployment)
      organization.failsEvery = 10
      let told: readonly string[] = []
      for (
        let runs = 0;
        runs < 30 && told.at(-1) !== '# Everything is as the plan says.';
        runs += 1
      )
        try {
          told = run(deployment, organization, true)
        } catch (error) {
          expect(String(error)).toContain('Not everything is as the plan says.')
        }
      expect(told.at(-1)).toBe('# Everything is as the plan says.')
      expect(stateOf(organization)).toEqual(stateOf(whole))
      expect(organization.failures).toBeGreaterThan(0)
    }
  })

  it('mounts again what a server has not heard of yet, up to five times', () => {
    const [deployment] = deployments
    const [first, second] = deployment?.databases ?? []
    if (!deployment || !first || !second) throw new Error('There are two databases')
    const organization = new ExchangeOrganization(deployment)
    organization.unheard.set(first.name, 4)
    expect(run(deployment, organization, true)).toContain(
      `# Not mounted yet: ${first.name}. Again in a minute.`,
    )
    expect([...organization.databases.values()].every(({ mounted }) => mounted)).toBe(true)
    const deaf = new ExchangeOrganization(deployment)
    deaf.unheard.set(first.name, 5)
    expect(() => run(deployment, deaf, true)).toThrow('Not everything is as the plan says.')
    const mounted = [...deaf.databases].filter(([, one]) => one.mounted).map(([name]) => name)
    expect(mounted).toEqual(deployment.databases.slice(1).map(({ name }) => name))
    expect(run(deployment, deaf, true).at(-1)).toMatch(/^# Commands run: 1\./)
  })

  it('changes nothing while a folder of a database is no mount point of the planned format', () => {
    for (const deployment of deployments.slice(0, isDeep ? 4 : 2)) {
      const spoilt = (spoil: (organization: ExchangeOrganization) => void) => {
        const organization = new ExchangeOrganization(deployment)
        spoil(organization)
        expect(() => run(deployment, organization, true)).toThrow('Nothing was changed')
        expect(organization.changes).toEqual([])
        return run(deployment, organization, false).filter((line) => line.startsWith('WARNING'))
      }
      const [held] = deployment.servers.filter(({ volumes }) => volumes.length > 0)
      const [folder] = held?.volumes[0]?.databases ?? []
      if (!held) throw new Error('A server has a volume')
      const ofHeld = (organization: ExchangeOrganization) =>
        organization.volumes.get(held.name)?.find(({ at }) => at.join().includes(`\\${folder}`))
      const at = `C:\\ExchangeDatabases\\${folder}`
      expect(
        spoilt(({ volumes }) => volumes.set(held.name, [])).some(
          (line) => line === `WARNING: No volume is mounted at ${at} on ${held.name}.`,
        ),
      ).toBe(true)
      const small = spoilt((organization) =>
        Object.assign(ofHeld(organization) ?? {}, { unit: 4096 }),
      )
      expect(small.join()).toContain(`The volume at ${at} on ${held.name} is`)
      expect(small.join()).toContain('in units of 4096 bytes')
      const fat = { fileSystem: 'FAT32' }
      const other = spoilt((organization) => Object.assign(ofHeld(organization) ?? {}, fat))
      expect(other.join()).toContain('is FAT32 in units of 65536 bytes')
      const silent = spoilt(({ volumes }) => volumes.delete(held.name))
      expect(silent).toEqual([
        `WARNING: The volumes of ${held.name} cannot be read: There is no ${held.name}`,
      ])
    }
  })

  it('keeps messages as long as transport was sized for', () => {
    for (const deployment of deployments) {
      const { organization } = built(deployment)
      const { safetyNet, expiry } = deployment.transport
      // Of the whole organization: it is never made shorter than it is.
      const kept = seconds(safetyNet) < seconds(installed) ? installed : safetyNet
      expect(organization.transport.SafetyNetHoldTime).toBe(kept)
      for (const { MessageExpirationTimeout } of organization.servers.values())
        expect(MessageExpirationTimeout).toBe(expiry)
    }
    const lagged = deployments.filter(isLagged)
    expect(lagged.length).toBeGreaterThan(0)
    for (const { databases, transport } of lagged)
      for (const copy of databases.flatMap(({ copies }) => copies))
        expect(seconds(transport.safetyNet)).toBeGreaterThanOrEqual(seconds(copy.replayLag))
  })

  it('sets again what somebody changed, and nothing else', () => {
    const [deployment] = deployments.filter(({ databases }) =>
      databases.some(({ copies }) => copies.length > 2),
    )
    if (!deployment) throw new Error('A plan has three copies')
    const organization = new ExchangeOrganization(deployment)
    run(deployment, organization, true)
    const before = structuredClone(stateOf(organization))
    const [first] = organization.databases.values()
    if (!first) throw new Error('There is a database')
    first.settings.ProhibitSendQuota = '1 MB'
    first.copies = new Map([...first.copies].reverse())
    const made = organization.changes.length
    run(deployment, organization, true)
    expect(stateOf(organization)).toEqual(before)
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
    const places = { witnessServer: 'fs1', databases: 6 }
    const deployment = plan && makeDeployment({ ...plan, ...named, ...places })
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
    const { text } = deployScriptFile(deployment)
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

  it('leaves what another has under the names of the plan', () => {
    const [deployment] = deployments.filter(
      ({ dags, databases }) => dags.length > 0 && databases.length > 0,
    )
    const [[dag], [database]] = [deployment?.dags ?? [], deployment?.databases ?? []]
    if (!deployment || !dag || !database) throw new Error('There is a DAG with databases')
    const settings = {
      CircularLoggingEnabled: false,
      EdbFilePath: 'D:\\Other.edb',
      ProhibitSendQuota: '50 GB',
    }
    const others = { mounted: true, created: true, active: 'EX1' }
    const stopped = (organization: ExchangeOrganization, warning: string) => {
      const before = structuredClone(stateOf(organization))
      expect(() => run(deployment, organization, true)).toThrow('Nothing was changed')
      expect(run(deployment, organization, false)).toContainEqual(expect.stringContaining(warning))
      expect(stateOf(organization)).toEqual(before)
    }
    const named = new ExchangeOrganization(deployment)
    named.dags.set(dag.name, { settings: {}, members: ['EX1', 'EX2'] })
    stopped(named, `${dag.name} is there already, with none of the plan's servers`)
    const used = new ExchangeOrganization(deployment)
    const copies = new Map([['EX1', copyOf({})]])
    used.databases.set(database.name, { settings, ...others, copies })
    stopped(used, `${database.name} is there already, in D:\\Other.edb on EX1`)
  })

  it('mounts no database again that was mounted before, and says so', () => {
    const [deployment] = deployments.filter(({ databases }) => databases.length > 0)
    if (!deployment) throw new Error('There are databases')
    const organization = new ExchangeOrganization(deployment)
    run(deployment, organization, true)
    const [[name, database] = ['', null]] = organization.databases
    if (!database) throw new Error('There is a database')
    database.mounted = false
    const written = run(deployment, organization, true)
    expect(database.mounted).toBe(false)
    expect(written).toContain(
      `WARNING: ${name} was mounted before and is not now: mount it by hand once you know why.`,
    )
    expect(written.at(-1)).toBe(
      '# There is nothing to run. The warnings say what is otherwise than the plan.',
    )
  })

  it('names every server that got a database or a copy for the restart', () => {
    for (const deployment of deployments) {
      const { written } = built(deployment)
      const holding = new Set(
        deployment.databases.flatMap(({ copies }) => copies.map(({ server }) => server)),
      )
      const line = written.find((one) => one.startsWith('# New databases or copies')) ?? ''
      const named = /each of (.*) when/.exec(line)?.[1]?.split(', ') ?? []
      expect(new Set(named)).toEqual(holding)
    }
  })

  it.each([
    ['2019', 'Version 15.2 (Build 2562.17)'],
    ['SE', 'Version 15.2 (Build 1748.10)'],
    ['SE', 'Version 15.1 (Build 2507.6)'],
    ['2016', 'Version 15.2 (Build 2562.17)'],
  ] as const)('changes nothing of a plan of %s on servers of %s', (exchange, shown) => {
    const [deployment] = deployments.filter((one) => one.exchange === exchange)
    if (!deployment) throw new Error(`No plan is of ${exchange}`)
    const organization = new ExchangeOrganization(deployment)
    organization.shownVersion = shown
    expect(() => run(deployment, organization, true)).toThrow('Nothing was changed')
    expect(organization.changes).toEqual([])
    const [server] = deployment.servers
    expect(run(deployment, organization, false).join('\n')).toContain(
      `${server?.name} is of ${shown}. The plan was made for Exchange Server `,
    )
  })

  it('asks for the Enterprise edition where a server holds more databases than Standard mounts', () => {
    const many = deployments.filter((one) => mostHeld(one) > 5)
    const few = deployments.filter((one) => mostHeld(one) <= 5)
    expect([many.length > 0, few.length > 0]).toEqual([true, true])
    for (const edition of ['Standard', 'StandardEvaluation', 'EnterpriseEvaluation'])
      for (const deployment of many.slice(0, 2)) {
        const organization = new ExchangeOrganization(deployment)
        organization.edition = edition
        expect(() => run(deployment, organization, true)).toThrow('Nothing was changed')
        expect(organization.changes).toEqual([])
        expect(run(deployment, organization, false).join('\n')).toContain(
          ` is of the edition ${edition}, which mounts 5 databases. The plan has ${mostHeld(deployment)} there`,
        )
      }
    for (const deployment of few.slice(0, 2)) {
      const organization = new ExchangeOrganization(deployment)
      organization.edition = 'Standard'
      run(deployment, organization, true)
      expect(organization.databases.size).toBe(deployment.databases.length)
    }
  })

  it('changes nothing while a server is missing, or the witness of a new DAG', () => {
    const [deployment] = deployments.filter(({ dags }) =>
      dags.some(({ servers }) => servers.length % 2 === 1),
    )
    // From 2016 on a DAG without one fails, odd or even.
    if (!deployment) throw new Error('A DAG has odd members')
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
