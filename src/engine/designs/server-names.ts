/** A server as the plan calls it, in the order that servers are numbered. */
export type NamedServer = { readonly name: string; readonly site: number; readonly dag: number }

/** What a server is called, counted from 0: as the plan calls it, else by the usual pattern. */
export function nameOfServer(index: number, named: readonly NamedServer[]): string {
  return named[index]?.name ?? `MBX${digits(index + 1, 2)}`
}

/** A number with zeros before it, so that names sort as they count. */
export function digits(value: number, width: number): string {
  return value.toString().padStart(width, '0')
}
