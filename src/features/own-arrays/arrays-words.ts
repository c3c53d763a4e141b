/** `1 array`, `5 arrays`. */
export function arraysWords(count: number): string {
  return count === 1 ? '1 array' : `${count} arrays`
}
