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
  {
    path: 'src/engine/methods/roles/copies/dag-placement.ts',
    line: 'const most = Math.max(home, away)',
    change: 'argument: , away → nothing',
    reason:
      'Sites that share users hold as many copies each, or the first one more; a plan whose lagged copies make it otherwise has no results.',
  },
  {
    path: 'src/features/fields/plan-field.tsx',
    line: '<button key={key} type="button" onClick={() => setAnswer(mended, 0, value)}>',
    change: 'constant: 0 → 1',
    reason:
      'The answers that mend a contradiction are those of the whole plan, which have one box.',
  },
  {
    path: 'src/features/test-plan/test-plan-section.tsx',
    line: 'const isProposed = useMemo(() => methodOf(plan).propose(plan, sizing) !== null, [plan, sizing])',
    change: 'argument: , [plan, sizing] → nothing',
    reason: 'Without them it is worked out each time it is drawn, to the same.',
  },
  {
    path: 'src/jetstress/result-xml-reader.ts',
    line: 'if (!head || !figures) {',
    change: 'operand: || → &&',
    reason: 'A table that is read has both; what is none has neither.',
  },
  {
    path: 'src/workbook/read-lists.ts',
    line: 'const against = gateThatClosesInput(lookup, failureDomainInputsBySite[0].count)',
    change: 'constant: 0 → 1',
    reason: 'The counts of both sites stand behind the same gates.',
  },
]

export function isEquivalent(text: string, fault: Fault): boolean {
  const [{ line }, change] = [lineOf(text, fault), changeWords(text, fault)]
  return equivalent.some(
    (one) => one.path === fault.path && one.line === line && one.change === change,
  )
}
