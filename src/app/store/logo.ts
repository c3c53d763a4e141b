import { readText, removeText, saveText, storageKey } from './browser-storage.ts'

/** A customer logo. Only this browser keeps it: no link and no plan file has it. */
export type Logo = {
  readonly name: string
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
}

/** Largest logo in bytes: browser storage is small, and plans need it. */
export const mostLogoBytes = 300_000

/** Image type by the first bytes, whatever the file name; null for any other. */
export function logoTypeOfBytes(bytes: Uint8Array): Logo['type'] | null {
  const starts = (...signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  return starts(0xff, 0xd8, 0xff) ? 'jpg' : null
}

/** Logo kept in this browser; null if there is none or it cannot be read. */
export function readKeptLogo(): Logo | null {
  const [name, text, ...others] = (readText('localStorage', storageKey('#logo')) ?? '').split('\n')
  if (name === undefined || text === undefined || others.length > 0) return null
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    const type = logoTypeOfBytes(bytes)
    return type && { name, type, bytes }
  } catch {
    // Something else is stored there.
    return null
  }
}

/** Keeps a logo; null forgets the kept one. False if storage is full or forbidden. */
export function keepLogo(logo: Logo | null): boolean {
  if (logo === null) {
    removeText('localStorage', storageKey('#logo'))
    return true
  }
  let signs = ''
  for (const byte of logo.bytes) signs += String.fromCharCode(byte)
  const name = logo.name.replaceAll(/[\r\n]+/g, ' ')
  return saveText('localStorage', storageKey('#logo'), `${name}\n${btoa(signs)}`)
}
