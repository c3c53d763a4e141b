import { asMany, asText, isList, type Value } from './powershell-values.ts'

/** What two values make of an operator; `matched` takes the groups of a match. */
export function operated(
  operator: string,
  left: Value,
  right: Value,
  matched: (groups: readonly string[]) => void,
): Value {
  switch (operator.toLowerCase()) {
    case '+':
      return added(left, right)
    case '*':
      return Number(left) * Number(right)
    case '/':
      return Number(left) / Number(right)
    case '%':
      return Number(left) % Number(right)
    case '-eq':
      return isSame(left, right)
    case '-ne':
      return !isSame(left, right)
    case '-gt':
      return Number(left) > Number(right)
    case '-ge':
      return Number(left) >= Number(right)
    case '-lt':
      return Number(left) < Number(right)
    case '-contains':
      return asMany(left).some((one) => isSame(one, right))
    case '-notcontains':
      return !asMany(left).some((one) => isSame(one, right))
    case '-like':
      return wildcard(asText(right)).test(asText(left))
    case '-notlike':
      return !wildcard(asText(right)).test(asText(left))
    case '-match': {
      const found = new RegExp(asText(right), 'i').exec(asText(left))
      if (found) matched(found.map(String))
      return found !== null
    }
    case '-notmatch':
      return !new RegExp(asText(right), 'i').test(asText(left))
    case '-split':
      return asText(left).split(new RegExp(asText(right), 'i'))
    case '-replace': {
      const [pattern = null, by = null] = asMany(right)
      return asText(left).replace(new RegExp(asText(pattern), 'gi'), asText(by))
    }
    case '-join':
      return asMany(left).map(asText).join(asText(right))
    default:
      throw new Error(`There is no operator ${operator}`)
  }
}

/** The sum of numbers, of lists, or of texts: what stands on the left decides. */
function added(left: Value, right: Value): Value {
  if (isList(left)) return [...left, ...asMany(right)]
  return typeof left === 'number' ? left + Number(right) : asText(left) + asText(right)
}

function isSame(left: Value, right: Value): boolean {
  if (isList(left)) throw new Error('A list is compared with a value')
  if (left === null || right === null) return left === right
  if (typeof left === 'number') return left === Number(asText(right))
  return asText(left).toLowerCase() === asText(right).toLowerCase()
}

function wildcard(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i')
}

/** Whether a value is of a type. */
export function isOfType(value: Value, type: string): boolean {
  switch (type.toLowerCase()) {
    case 'bool':
      return typeof value === 'boolean'
    case 'string':
      return typeof value === 'string'
    case 'int':
    case 'long':
      return typeof value === 'number'
    case 'array':
    case 'system.collections.ienumerable':
      return isList(value)
    default:
      throw new Error(`There is no type ${type}`)
  }
}
