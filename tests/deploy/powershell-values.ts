// Values of PowerShell as the interpreter of the tests holds them.

/** An object with properties, such as a cmdlet returns. */
export class Thing {
  readonly properties: ReadonlyMap<string, Value>
  constructor(properties: Readonly<Record<string, Value>>) {
    this.properties = new Map(
      Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]),
    )
  }
}

/** A table whose names do not tell capitals. */
export class Table {
  readonly entries = new Map<string, { readonly name: string; readonly value: Value }>()
  set(name: string, value: Value): void {
    const known = this.entries.get(name.toLowerCase())
    this.entries.set(name.toLowerCase(), { name: known?.name ?? name, value })
  }
  get(name: string): Value {
    return this.entries.get(name.toLowerCase())?.value ?? null
  }
  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
  }
  names(): readonly string[] {
    return [...this.entries.values()].map(({ name }) => name)
  }
}

/** A block of code that is called with `$_`. */
export class Block {
  readonly call: (item: Value) => readonly Value[]
  constructor(call: (item: Value) => readonly Value[]) {
    this.call = call
  }
}

export type Value = null | boolean | number | string | readonly Value[] | Thing | Table | Block

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

export function asText(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (isList(value)) return value.map(asText).join(' ')
  if (typeof value === 'object') throw new Error('An object is taken as text')
  return String(value)
}

export function isTrue(value: Value): boolean {
  if (isList(value)) return value.length > 1 || (value.length === 1 && isTrue(value[0] ?? null))
  return value instanceof Object || Boolean(value)
}

/** What a pipeline hands on: nothing, its one value, or a list. */
export function asOne(values: readonly Value[]): Value {
  return values.length > 1 ? values : (values[0] ?? null)
}

/** What goes through a pipeline one by one. */
export function asMany(value: Value): readonly Value[] {
  if (value === null) return []
  return isList(value) ? value : [value]
}

/** A property of a value, as strict mode has it: one that is not there is an error. */
export function memberOf(value: Value, name: string): Value {
  const lower = name.toLowerCase()
  if (value instanceof Table) {
    if (value.has(name)) return value.get(name)
    if (lower === 'count') return value.entries.size
    if (lower === 'keys') return value.names()
  }
  if (value instanceof Thing) {
    if (lower === 'psobject') return new Thing({ Properties: propertiesOf(value) })
    const found = value.properties.get(lower)
    if (found !== undefined) return found
  }
  if (isList(value) && lower === 'count') return value.length
  throw new Error(`There is no property ${name} of ${value === null ? 'nothing' : typeof value}`)
}

function propertiesOf({ properties }: Thing): Table {
  const table = new Table()
  for (const [name, value] of properties) table.set(name, new Thing({ Value: value }))
  return table
}

/** What stands at an index: of a list by its number, of a table by its name. */
export function elementOf(value: Value, index: Value): Value {
  if (value instanceof Table) return value.get(asText(index))
  if (!isList(value)) throw new Error('An element is taken of no list')
  return value.at(Number(asText(index))) ?? null
}

/** What a method of a value returns. */
export function called(value: Value, method: string, given: readonly Value[]): Value {
  const [first = null, second = null] = given
  if (value instanceof Table && method === 'ContainsKey') return value.has(asText(first))
  if (value instanceof Table && method === 'GetEnumerator')
    return value.names().map((name) => new Thing({ Key: name, Value: value.get(name) }))
  if (typeof value !== 'string') throw new Error(`There is no method ${method}`)
  if (method === 'Trim' && given.length === 0) return value.trim()
  if (method === 'TrimStart') {
    const sign = asText(first)
    let at = 0
    while (value.startsWith(sign, at)) at += sign.length
    return value.slice(at)
  }
  if (method === 'TrimEnd') {
    const sign = asText(first)
    let end = value.length
    while (value.slice(0, end).endsWith(sign)) end -= sign.length
    return value.slice(0, end)
  }
  if (method === 'Replace') return value.replaceAll(asText(first), asText(second))
  throw new Error(`There is no method ${method}`)
}
