/** Whether two names mean the same volume: O:, o: and O:\ do. */
export function isSameVolume(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(name: string): string {
  return name.replace(/[:\\/]+$/, '').toLowerCase()
}
