import { parseXml, XmlElement } from '@rgrove/parse-xml'

/**
 * The root of a part that is XML; null where it is none. Entities of its own are never resolved, and
 * nothing is fetched. Never throws.
 */
export function rootOf(bytes: Uint8Array | undefined): XmlElement | null {
  if (!bytes) return null
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).root
  } catch {
    return null
  }
}

/** The elements right below another, of a name without its prefix. */
export function below(parent: XmlElement | null | undefined, name: string): readonly XmlElement[] {
  if (!parent) return []
  return parent.children.filter(
    (one): one is XmlElement => one instanceof XmlElement && localName(one.name) === name,
  )
}

/** An attribute, by its name without a prefix; null where it is not given. */
export function attribute({ attributes }: XmlElement, name: string): string | null {
  if (Object.hasOwn(attributes, name)) return attributes[name] ?? null
  const found = Object.entries(attributes).find(
    ([key]) => !key.startsWith('xmlns') && localName(key) === name,
  )
  return found?.[1] ?? null
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
