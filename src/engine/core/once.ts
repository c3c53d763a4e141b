/** A function of an object that works out what it gives for each object once. */
export function once<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const found = known.get(of) ?? make(of)
    known.set(of, found)
    return found
  }
}
