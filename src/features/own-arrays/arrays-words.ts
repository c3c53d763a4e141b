/** A number of arrays in words. */
export function arraysWords(count: number): string {
  return count === 1 ? '1 array' : `${count} arrays`
}
