import { asMany, asText, type Table, Thing, type Value } from './powershell-values.ts'
import { refuse } from './refusals.ts'

// What the made-up organization keeps, and how its objects show it.

export type Settings = Record<string, Value>
export type Copy = { replayLag: string; truncationLag: string; isSuspended: boolean }
export type Database = {
  settings: Settings
  mounted: boolean
  /** Whether it was ever mounted, which makes its file. */
  created: boolean
  /** The server it is active on. */
  active: string
  copies: Map<string, Copy>
}

export function copyOf({
  ReplayLagTime = '0.00:00:00',
  TruncationLagTime = '0.00:00:00',
}: Settings): Copy {
  return {
    replayLag: asText(ReplayLagTime),
    truncationLag: asText(TruncationLagTime),
    isSuspended: false,
  }
}

export function settingsOf(parameters: Table): Settings {
  const entries = parameters.names().map((name) => [name, parameters.get(name)] as const)
  return Object.fromEntries(
    entries.filter(([name]) => name !== 'Identity' && name !== 'ErrorAction'),
  )
}

export function known<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name)
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found
}

export function fresh(all: ReadonlyMap<string, unknown>, name: Value | undefined): string {
  const text = asText(name ?? null)
  if (all.has(text) || text === '') refuse('name is taken', text)
  return text
}

/** Exchange shows a witness with its domain, and addresses under another name. */
export function shownDag({
  DatabaseAvailabilityGroupIpAddresses,
  WitnessServer,
  ...settings
}: Settings): Settings {
  const witness = asText(WitnessServer ?? null)
  return {
    ...settings,
    WitnessServer: witness === '' || witness.includes('.') ? witness : `${witness}.contoso.com`,
    DatabaseAvailabilityGroupIpv4Addresses: asMany(DatabaseAvailabilityGroupIpAddresses ?? null),
  }
}

export function shownDatabase(
  name: string,
  { settings, mounted, created, copies }: Database,
): Thing {
  const sizes = Object.entries(settings).map(([key, value]) => [key, shownSize(value)])
  const pairs = (of: (copy: Copy, at: number) => string | number) =>
    [...copies].map(([server, copy], at) => `[${server}, ${of(copy, at)}]`)
  return new Thing({
    ...Object.fromEntries(sizes),
    Name: name,
    Mounted: mounted,
    // A database is there as a file from its first mount on.
    DatabaseCreated: created,
    Servers: [...copies.keys()],
    ActivationPreference: pairs((_, at) => at + 1),
    ReplayLagTimes: pairs(({ replayLag }) => replayLag.replace(/^0\./, '')),
    TruncationLagTimes: pairs(({ truncationLag }) => truncationLag.replace(/^0\./, '')),
  })
}

/** Limits that Exchange takes only where none is above the next. */
export function ordered(settings: Settings, names: readonly string[]): void {
  const bytes = names.map((name) => bytesOf(settings[name] ?? 'Unlimited'))
  if (bytes.some((one, at) => at > 0 && one < (bytes[at - 1] ?? 0)))
    refuse('limits out of order', names.join(', '))
}

function bytesOf(value: Value): number {
  const [, count, unit] = /^(\d+) ?([MG]B)$/.exec(asText(value)) ?? []
  if (count === undefined) return Number.POSITIVE_INFINITY
  return Number(count) * (unit === 'GB' ? 2 ** 30 : 2 ** 20)
}

/** A size as Exchange shows it, with its bytes. */
export function shownSize(value: Value): Value {
  const bytes = typeof value === 'string' ? bytesOf(value) : Number.POSITIVE_INFINITY
  if (!Number.isFinite(bytes)) return value
  return `${asText(value)} (${bytes.toLocaleString('en-US')} bytes)`
}
