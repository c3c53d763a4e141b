import { type Choice, mark, type Valued } from '../core/recorder.ts'
import type { Worked } from '../core/worked.ts'
import type { Design } from '../designs/design.ts'
import { dagsOf } from '../methods/dags-of.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { methodOf } from '../methods/method-of.ts'
import type { Plan } from '../plan/plan.ts'
import { type ListedFigure, listedFigures } from '../variants/listed-figures.ts'
import { figuresOfDesign, figuresOfPlan } from '../variants/result-figures.ts'
import { record, watched } from './record.ts'

/** A choice between numbers that explain themselves. */
export type TracedChoice = Choice<Worked>

/** A result of a plan. Its key begins with what finds it: `plan.`, `design.` or a stage of the method. */
export type TracedResult = {
  readonly key: string
  readonly figure: Worked
  /** Of how many of the choices of its trace it may be a consequence. */
  readonly after: number
}

/** A result as the list of all figures has it. */
export type TracedListing = Pick<ListedFigure, 'group' | 'key'> & { readonly result: TracedResult }

/** The results of a plan as they came about, with every choice that decided about them. */
export type Trace = {
  readonly results: readonly TracedResult[]
  /** Those of them that the list of all figures has, in its order. */
  readonly listed: () => readonly TracedListing[]
  /** The design that is proposed: a consequence of all choices. */
  readonly design: Design | null
  readonly choices: readonly TracedChoice[]
  /** How many of the choices come before all that a plan needs is known, whatever it is built of. */
  readonly sized: number
  /** The choices, by how many stand before them, that decide whether there are results at all. */
  readonly sizable: { readonly from: number; readonly to: number }
  /** Of how many of the choices a number may be a consequence; null of one that was there before. */
  readonly bornAfter: (worked: Worked) => number | null
}

/**
 * Sizes a plan and records what decided about each of its results: as long as each choice before a
 * result would be made again, the result is what its formulas come to. Null where the plan cannot be
 * sized. With names, what servers and databases are called is among the choices, after all that decides
 * about figures.
 */
export function traceOf(
  plan: Plan,
  asked: 'figures' | 'figures and names' = 'figures',
): Trace | null {
  const seen = watched(plan)
  const method = methodOf(plan)
  const { result, choices, bornAfter, marks } = record(() => {
    const sized = method.size(seen)
    if (!sized.ok) return null
    mark('sized')
    const design = method.propose(seen, sized.sizing)
    mark('proposed')
    // Databases are named when they are looked at, servers before.
    if (asked === 'figures and names') dagsOf(seen, sized.sizing)?.dags[0]?.databases.at(0)
    return { sizing: sized.sizing, design }
  })
  if (!result) return null
  const { sizing, design } = result
  const at = (stage: string) => marks.get(stage) ?? choices.length
  const results = [
    ...resultsOf('plan', figuresOfPlan(seen, sizing), at('sized')),
    ...stageResults(
      exploringOf(plan).stageFigures(sizing),
      (stage) => marks.get(stage) ?? at('sized'),
    ),
    ...(design ? resultsOf('design', figuresOfDesign(design), at('proposed')) : []),
  ]
  return {
    results,
    listed: () => listedIn(listedFigures(seen, sizing, design), results),
    ...{ design, bornAfter, sized: marks.get('results') ?? at('sized') },
    // A method without such checks decides it before anything else.
    sizable: { from: marks.get('figures') ?? 0, to: marks.get('results') ?? 0 },
    choices: choices.map(traced),
  }
}

/** What is listed is among the results: the very same number. Of several the first that is settled counts. */
function listedIn(
  listed: readonly ListedFigure[],
  results: readonly TracedResult[],
): readonly TracedListing[] {
  const byFigure = new Map<Worked, TracedResult>()
  for (const result of results) {
    const known = byFigure.get(result.figure)
    if (!known || result.after < known.after) byFigure.set(result.figure, result)
  }
  return listed.flatMap(({ group, key, worked }) => {
    const result = byFigure.get(worked)
    return result ? [{ group, key, result }] : []
  })
}

type Figures = Readonly<Record<string, Worked | null | undefined>>

function stageResults(
  stages: Readonly<Record<string, Figures>>,
  after: (stage: string) => number,
): readonly TracedResult[] {
  return Object.entries(stages).flatMap(([stage, figures]) =>
    resultsOf(stage, figures, after(stage)),
  )
}

function resultsOf(of: string, figures: Figures, after: number): readonly TracedResult[] {
  return Object.entries(figures).flatMap(([name, figure]) =>
    figure ? [{ key: `${of}.${name}`, figure, after }] : [],
  )
}

function traced(choice: Choice): TracedChoice {
  switch (choice.kind) {
    case 'answer':
      return choice
    case 'read':
      return { ...choice, of: workedOf(choice.of) }
    case 'compared': {
      const { left, right } = choice
      const side = (one: typeof left) => (typeof one === 'number' ? one : workedOf(one))
      return { ...choice, left: side(left), right: side(right) }
    }
  }
}

/** Whatever is recorded explains itself. */
function workedOf(valued: Valued): Worked {
  if (!isWorked(valued)) throw new Error(`${valued.label} was compared and has no working`)
  return valued
}

function isWorked(valued: Valued): valued is Worked {
  return 'how' in valued
}
