import { changeWords, type Fault, lineOf } from './faults.ts'

/**
 * Faults that change nothing that can be observed, each with the reason: the file, the line as it
 * stands, wherever it is, and what is planted. They are not counted.
 */
export const equivalent: readonly {
  readonly path: string
  readonly line: string
  readonly change: string
  readonly reason: string
}[] = [
  {
    path: 'src/app/store/history.ts',
    line: 'const [fewer, more] = before.length < now.length ? [before, now] : [now, before]',
    change: 'compare: < → <=',
    reason:
      'Of two histories as long as each other, the next line asks before either is called longer.',
  },
  {
    path: 'src/engine/placement/layout.ts',
    line: '} else if (step.copy > 1 && placed % servers === 0) {',
    change: 'compare: > → >=',
    reason:
      'First copies begin anew after as many databases as servers, which the first case has taken.',
  },
]

export function isEquivalent(text: string, fault: Fault): boolean {
  const [{ line }, change] = [lineOf(text, fault), changeWords(text, fault)]
  return equivalent.some(
    (one) => one.path === fault.path && one.line === line && one.change === change,
  )
}
