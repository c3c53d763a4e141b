import { type Loss, nothingLost } from '../../engine/failures/index.ts'

export function isFailureFree({ servers, site, link }: Loss): boolean {
  return servers.length === 0 && site === null && !link
}

/** Simulated failure as the end of an address; empty if all is up. */
export function failureAddressPart({ servers, site, link, byHand }: Loss): string {
  const parts = [
    servers.length > 0 && `down=${servers.join(',')}`,
    site !== null && `site=${site}`,
    link && 'link=cut',
    byHand && 'over=yes',
  ]
  return parts.map((part) => (part ? `&${part}` : '')).join('')
}

/** Failure named by an address, and its words that could not be read. */
export type LossInAddress = { readonly lost: Loss; readonly unread: readonly string[] }

const named = /[?&;]\s*(down|site|link|over)\s*=(?:3D)?([^?&;#]*)/g

/** Reads the failure at the end of an address; null if it names none. */
export function readLossInAddress(text: string): LossInAddress | null {
  const words = [...text.matchAll(named)].flatMap(([, key, list = '']) =>
    list.split(',').map((word) => ({ key, word: word.trim() })),
  )
  if (words.length === 0) return null
  const servers = new Set<number>()
  const unread: string[] = []
  let lost = nothingLost
  for (const { key, word } of words) {
    const number = Number(/^\d{1,5}(?![\da-z]|[.-]\d)/i.exec(word)?.[0] ?? 0)
    if (key === 'down' && number > 0) servers.add(number)
    else if (key === 'site' && number > 0) lost = { ...lost, site: number }
    else if (key === 'link' && word.startsWith('cut')) lost = { ...lost, link: true }
    else if (key === 'over' && word.startsWith('yes')) lost = { ...lost, byHand: true }
    else if (word !== '') unread.push(word)
  }
  lost = { ...lost, servers: [...servers].sort((one, other) => one - other) }
  return { lost: isFailureFree(lost) ? nothingLost : lost, unread }
}

export function addressWithoutLoss(text: string): string {
  return text.replace(named, '')
}
