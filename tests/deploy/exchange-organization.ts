import type { Deployment } from '../../src/deploy/deployment.ts'
import { mappedServerVolumes } from '../../src/deploy/volume-map.ts'
import { isCmdlet, unknownParameters } from './exchange-cmdlets.ts'
import {
  copyOf,
  type Database,
  fresh,
  known,
  ordered,
  type Settings,
  settingsOf,
  shownDag,
  shownDatabase,
  shownSize,
} from './exchange-objects.ts'
import { fileRead } from './powershell-files.ts'
import { asText, type Table, Thing, type Value } from './powershell-values.ts'
import { refuse } from './refusals.ts'
import type { Cmdlets } from './run-powershell.ts'

/** A volume of a server as Windows tells of it. */
type Volume = { readonly at: readonly string[]; fileSystem: string; unit: number; bytes: number }

/** The last builds of each version, as the shell shows them; the Subscription Edition by its first. */
const shownVersions = [
  ['2013', 'Version 15.0 (Build 1497.2)'],
  ['2016', 'Version 15.1 (Build 2507.6)'],
  ['2019', 'Version 15.2 (Build 1748.10)'],
  ['SE', 'Version 15.2 (Build 2562.17)'],
] as const

/**
 * An organization of Exchange as its cmdlets show it: servers that are installed, DAGs and databases
 * that they make. It refuses what `refusals` lists with the place that says so.
 */
export class ExchangeOrganization implements Cmdlets {
  readonly dags = new Map<string, { settings: Settings; members: string[] }>()
  readonly servers: Map<string, Settings>
  /** Databases with their copies in order of preference. */
  readonly databases = new Map<string, Database>()
  /** The volumes of each server, mounted as the plan has them. */
  readonly volumes: Map<string, Volume[]>
  /** How long transport keeps messages: two days, as Exchange is installed. */
  readonly transport: Settings = { SafetyNetHoldTime: '2.00:00:00' }
  /** Databases of which their server has not heard yet, with how often it refuses to mount them. */
  readonly unheard = new Map<string, number>()
  /** Mailboxes by their identity. */
  readonly mailboxes = new Map<string, Settings>()
  /** Identities that two mailboxes have. */
  readonly shared = new Set<string>()
  /** Files beside the script by their paths, lines as they stand. */
  readonly files = new Map<string, string>()
  /** The version and the edition of every server, as the shell shows them. */
  shownVersion: string
  edition = 'Enterprise'
  /** Commands that changed something. */
  readonly changes: string[] = []
  /** The change at which the connection breaks. */
  breaksAt = Number.POSITIVE_INFINITY
  /** Of how many changes that are asked for one fails, and how many did. */
  failsEvery = Number.POSITIVE_INFINITY
  failures = 0
  #asked = 0
  readonly #exchange: Deployment['exchange']

  constructor({ exchange, servers }: Deployment) {
    this.#exchange = exchange
    this.shownVersion = shownVersions.find(([id]) => id === exchange)?.[1] ?? ''
    const expiry = { MessageExpirationTimeout: '2.00:00:00' }
    this.servers = new Map(servers.map(({ name }) => [name, { ...expiry }]))
    const fileSystem = exchange === '2013' ? 'NTFS' : 'ReFS'
    this.volumes = new Map(
      servers.map((server) => [
        server.name,
        mappedServerVolumes(server).map(({ mountPoints: at, gib }) => {
          const bytes = Math.ceil(gib * 2 ** 30)
          return { at, fileSystem, unit: 65_536, bytes }
        }),
      ]),
    )
  }

  has(name: string): boolean {
    return isCmdlet(name)
  }

  run(name: string, parameters: Table): readonly Value[] {
    if (name === 'Get-CimInstance') return this.#windows(parameters)
    if (name === 'Get-Content' || name === 'Import-Csv')
      return fileRead(name, parameters, this.files)
    const own = parameters.names().filter((parameter) => parameter !== 'ErrorAction')
    const unknown = unknownParameters(this.#exchange, name, own)
    if (unknown.length > 0) throw new Error(`${name} has no ${unknown.join(', ')}`)
    if (name === 'Set-ADServerSettings') return []
    if (name.startsWith('Get-')) return this.#shown(name, parameters)
    if (this.changes.length >= this.breaksAt) throw new Error('The connection broke')
    this.#asked += 1
    if (this.#asked % this.failsEvery === 0) {
      this.failures += 1
      throw new Error('The server is busy')
    }
    this.#change(name, parameters)
    this.changes.push(name)
    return []
  }

  /** What Windows tells of the volumes of a server, and of where each is mounted. */
  #windows(parameters: Table): readonly Value[] {
    const volumes = known(this.volumes, asText(parameters.get('ComputerName')))
    const idOf = (at: number) => `\\\\?\\Volume{${at}}\\`
    if (asText(parameters.get('ClassName')) === 'Win32_Volume')
      return volumes.map(
        ({ fileSystem, unit, bytes }, at) =>
          new Thing({
            ...{ DeviceID: idOf(at), FileSystem: fileSystem, BlockSize: unit },
            Capacity: bytes,
          }),
      )
    return volumes.flatMap(({ at }, place) =>
      at.map(
        (folder) =>
          new Thing({
            Directory: new Thing({ Name: folder }),
            Volume: new Thing({ DeviceID: idOf(place) }),
          }),
      ),
    )
  }

  #shown(name: string, parameters: Table): readonly Value[] {
    const identity = asText(parameters.get('Identity'))
    switch (name) {
      case 'Get-ExchangeServer': {
        const AdminDisplayVersion = this.shownVersion
        return [...this.servers.keys()].map(
          (server) => new Thing({ Name: server, AdminDisplayVersion, Edition: this.edition }),
        )
      }
      case 'Get-TransportConfig':
        return [new Thing({ ...this.transport })]
      case 'Get-TransportService':
      case 'Get-MailboxServer':
        return [...this.servers].map(
          ([server, settings]) => new Thing({ ...settings, Name: server }),
        )
      case 'Get-DatabaseAvailabilityGroup':
        return [...this.dags].map(
          ([dag, { settings, members }]) =>
            new Thing({ ...shownDag(settings), Name: dag, Servers: members }),
        )
      case 'Get-Mailbox': {
        const settings = Object.entries(known(this.mailboxes, identity))
        const one = new Thing({
          Guid: identity,
          ...Object.fromEntries(settings.map(([key, of]) => [key, shownSize(of)])),
        })
        return this.shared.has(identity) ? [one, one] : [one]
      }
      case 'Get-MailboxDatabaseCopyStatus': {
        const server = parameters.get('Server')
        if (server !== null) return this.#statesOn(asText(server))
        const { copy } = this.#copyAt(identity)
        return [new Thing({ ActivationSuspended: copy.isSuspended })]
      }
      case 'Get-MailboxDatabase':
        return [...this.databases].map(([database, one]) => shownDatabase(database, one))
      default:
        throw new Error(`${name} shows nothing`)
    }
  }

  #statesOn(server: string): readonly Value[] {
    return [...this.databases].flatMap(([DatabaseName, { active, mounted, copies }]) => {
      const copy = copies.get(server)
      const Status = active !== server ? 'Healthy' : mounted ? 'Mounted' : 'Dismounted'
      return copy
        ? [new Thing({ DatabaseName, Status, ActivationSuspended: copy.isSuspended })]
        : []
    })
  }

  #change(name: string, parameters: Table): void {
    const identity = asText(parameters.get('Identity'))
    const given = settingsOf(parameters)
    switch (name) {
      case 'New-DatabaseAvailabilityGroup':
        if (asText(given.WitnessServer ?? null) === '')
          refuse('no witness', asText(given.Name ?? null))
        this.dags.set(fresh(this.dags, given.Name), { settings: given, members: [] })
        return
      case 'Add-DatabaseAvailabilityGroupServer':
        this.#join(identity, asText(given.MailboxServer ?? null))
        return
      case 'Set-DatabaseAvailabilityGroup':
        Object.assign(known(this.dags, identity).settings, given)
        return
      case 'Set-TransportConfig':
        Object.assign(this.transport, given)
        return
      case 'Set-TransportService':
      case 'Set-MailboxServer':
        Object.assign(known(this.servers, identity), given)
        return
      case 'Set-Mailbox': {
        const after = { ...known(this.mailboxes, identity), ...given }
        ordered(after, ['IssueWarningQuota', 'ProhibitSendQuota', 'ProhibitSendReceiveQuota'])
        ordered(after, ['ArchiveWarningQuota', 'ArchiveQuota'])
        this.mailboxes.set(identity, after)
        return
      }
      case 'New-MailboxDatabase': {
        const server = asText(given.Server ?? null)
        known(this.servers, server)
        this.#mountedAt(server, asText(given.Name ?? null))
        const copies = new Map([[server, copyOf({})]])
        this.databases.set(fresh(this.databases, given.Name), {
          settings: { CircularLoggingEnabled: false, ...given },
          mounted: false,
          created: false,
          active: server,
          copies,
        })
        return
      }
      case 'Mount-Database': {
        const database = known(this.databases, identity)
        if (database.mounted) refuse('mounted already', identity)
        const refusals = this.unheard.get(identity) ?? 0
        this.unheard.set(identity, refusals - 1)
        if (refusals > 0) refuse('server not heard', identity)
        database.mounted = true
        database.created = true
        return
      }
      case 'Set-MailboxDatabase': {
        const { settings, copies } = known(this.databases, identity)
        const constraint = asText(given.DataMoveReplicationConstraint ?? null)
        if (copies.size === 1 && !['', 'None'].includes(constraint))
          refuse('one copy, constraint', identity)
        Object.assign(settings, given)
        return
      }
      case 'Add-MailboxDatabaseCopy':
        this.#copy(identity, given)
        return
      case 'Set-MailboxDatabaseCopy':
        this.#setCopy(identity, given)
        return
      case 'Suspend-MailboxDatabaseCopy':
        this.#copyAt(identity).copy.isSuspended = true
        return
      default:
        throw new Error(`${name} changes nothing`)
    }
  }

  #join(dag: string, server: string): void {
    known(this.servers, server)
    for (const [name, { members }] of this.dags)
      if (members.includes(server)) refuse('member of another DAG', `${server} in ${name}`)
    known(this.dags, dag).members.push(server)
  }

  #copy(name: string, given: Settings): void {
    const { copies, settings } = known(this.databases, name)
    const server = asText(given.MailboxServer ?? null)
    const [first = ''] = copies.keys()
    const together = [...this.dags.values()].some(
      ({ members }) => members.includes(server) && members.includes(first),
    )
    if (!together) refuse('no copy in this DAG', `${server} and ${first}`)
    if (copies.has(server)) refuse('copy is there', `${name} on ${server}`)
    this.#mountedAt(server, name)
    if (copies.size === 1 && settings.CircularLoggingEnabled === true)
      refuse('one copy, circular logging', name)
    if (Number(given.ActivationPreference) > copies.size + 1)
      refuse('preference beyond copies', name)
    copies.set(server, copyOf(given))
    this.#prefer(name, server, Number(given.ActivationPreference))
  }

  #setCopy(identity: string, given: Settings): void {
    const { name, server, copy } = this.#copyAt(identity)
    Object.assign(
      copy,
      copyOf({ ReplayLagTime: copy.replayLag, TruncationLagTime: copy.truncationLag, ...given }),
      {
        isSuspended: copy.isSuspended,
      },
    )
    if (given.ActivationPreference) this.#prefer(name, server, Number(given.ActivationPreference))
  }

  /** Puts a copy in its place of the order of preference. */
  #prefer(name: string, server: string, preference: number): void {
    const database = known(this.databases, name)
    const others = [...database.copies].filter(([at]) => at !== server)
    const own = [...database.copies].filter(([at]) => at === server)
    database.copies = new Map([
      ...others.slice(0, preference - 1),
      ...own,
      ...others.slice(preference - 1),
    ])
  }

  /** The volume of a server that a database lies on. */
  #mountedAt(server: string, database: string): void {
    const folder = `C:\\ExchangeDatabases\\${database}`
    if (!known(this.volumes, server).some(({ at }) => at.includes(folder)))
      refuse('folder not mounted', `${folder} on ${server}`)
  }

  #copyAt(identity: string) {
    const [name = '', server = ''] = identity.split('\\')
    return { name, server, copy: known(known(this.databases, name).copies, server) }
  }
}
