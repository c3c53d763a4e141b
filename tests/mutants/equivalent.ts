/**
 * Faults that change nothing that can be observed, each with the reason: `path`, the line as it
 * stands, and what is planted. They are not counted.
 */
export const equivalent: readonly {
  readonly path: string
  readonly words: string
  readonly reason: string
}[] = [
  {
    path: 'src/app/store/history.ts',
    words: 'src/app/store/history.ts:243 compare: < → <=',
    reason:
      'Of two histories as long as each other, the next line asks before either is called longer.',
  },
]
