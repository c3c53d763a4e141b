import {
  asMany,
  asOne,
  asText,
  Block,
  isList,
  isTrue,
  Thing,
  type Value,
} from './powershell-values.ts'

/** What a command of PowerShell itself makes of the items of a pipeline; null of another command. */
export function ownCommand(
  word: string,
  first: Value,
  items: readonly Value[],
): readonly Value[] | null {
  switch (word) {
    case 'Set-StrictMode':
    case 'Out-Null':
    case 'Start-Sleep':
    case 'Start-Transcript':
    case 'Stop-Transcript':
      return []
    case 'Get-Date':
      return ['']
    case 'Write-Output':
      return asMany(first)
    case 'ForEach-Object':
      return items.flatMap((item) => blockOf(first).call(item))
    case 'Where-Object':
      return items.filter((item) => isTrue(asOne(blockOf(first).call(item))))
    case 'Sort-Object':
      return sorted(items, isList(first) ? first : asMany(first))
    default:
      return null
  }
}

function blockOf(value: Value): Block {
  if (value instanceof Block) return value
  throw new Error('A block is expected')
}

/** A value as another type. */
export function cast(value: Value, type: string): Value {
  if (type === 'string') return asText(value)
  if (type === 'double') return Number(asText(value))
  if (type === 'long' || type === 'int') return Math.round(Number(asText(value)))
  if (type === 'char') return String.fromCharCode(Number(asText(value)))
  if (type !== 'TimeSpan') throw new Error(`There is no type ${type}`)
  const [, days = '0', hours, minutes, seconds] =
    /^(?:(\d+)\.)?(\d\d):(\d\d):(\d\d)$/.exec(asText(value)) ?? []
  return new Thing({
    TotalSeconds:
      ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds),
  })
}

/** How PowerShell compares texts; made once, as making it takes longer than comparing. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function sorted(items: readonly Value[], blocks: readonly Value[]): readonly Value[] {
  const keyOf = (item: Value) =>
    blocks.length === 0
      ? asText(item)
      : blocks.map((one) => asText(asOne(blockOf(one).call(item)))).join('\u0000')
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ item }) => item)
}
