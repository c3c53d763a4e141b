/**
 * Faults that change nothing that can be observed, each with the reason: `path`, the line as it
 * stands, and what is planted. They are not counted.
 */
export const equivalent: readonly {
  readonly path: string
  readonly words: string
  readonly reason: string
}[] = []
