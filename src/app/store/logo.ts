import { drop, keyOf, save, textIn } from './browser-storage.ts'

/** A logo of a customer, which this browser alone keeps: no link and no file of a plan has it. */
export type Logo = {
  readonly name: string
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
}

/** A larger file is not kept: storage of a browser is small, and plans need it. */
export const mostLogoBytes = 300_000

/** The kind of a picture by the first of its bytes, whatever its file is called; null for any other. */
export function logoType(bytes: Uint8Array): Logo['type'] | null {
  const starts = (...signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  return starts(0xff, 0xd8, 0xff) ? 'jpg' : null
}

/** The logo that this browser keeps; null where there is none, or what is kept is none. */
export function keptLogo(): Logo | null {
  const [name, text, ...others] = (textIn('localStorage', keyOf('#logo')) ?? '').split('\n')
  if (name === undefined || text === undefined || others.length > 0) return null
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    const type = logoType(bytes)
    return type && { name, type, bytes }
  } catch {
    // Something else wrote there: it is no logo of ours.
    return null
  }
}

/** Keeps a logo, or forgets the one that is kept; returns whether the browser could. */
export function keepLogo(logo: Logo | null): boolean {
  if (logo === null) {
    drop('localStorage', keyOf('#logo'))
    return true
  }
  let signs = ''
  for (const byte of logo.bytes) signs += String.fromCharCode(byte)
  const name = logo.name.replaceAll(/[\r\n]+/g, ' ')
  return save('localStorage', keyOf('#logo'), `${name}\n${btoa(signs)}`)
}
