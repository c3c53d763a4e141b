/**
 * Whether two values are alike throughout. A sizing refers to one figure from many others: each pair
 * is looked at once, where a comparison that forgets looks at it as often as it is referred to.
 */
export function isSame(one: unknown, other: unknown): boolean {
  const alike = new WeakMap<object, object>()
  const same = (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
    if (alike.get(a) === b) return true
    if (a instanceof Map || a instanceof Set) throw new Error('What maps and sets hold is not seen')
    const [keys, others] = [Reflect.ownKeys(a), Reflect.ownKeys(b)]
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
    if (keys.length !== others.length) return false
    alike.set(a, b)
    return keys.every(
      (key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)),
    )
  }
  return same(one, other)
}
