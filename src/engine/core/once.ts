/** Makes a function compute its result once for each object. */
export function oncePerObject<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (of) => {
    const found = known.get(of) ?? { value: make(of) }
    known.set(of, found)
    return found.value
  }
}

/** Makes a function compute its result once for each pair of objects. */
export function oncePerPair<A extends object, B extends object, V>(
  make: (one: A, other: B) => V,
): (one: A, other: B) => V {
  const madeFor = oncePerObject((one: A) => oncePerObject((other: B) => make(one, other)))
  return (one, other) => madeFor(one)(other)
}
