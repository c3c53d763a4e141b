import { formula } from '../core/formula.ts'
import { type Cite, ownRule, powerVault } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { published, type Worked } from '../core/worked.ts'
import type { BlockDesign } from '../design/block-design.ts'
import { recommend } from '../design/recommend.ts'
import type { SolutionId } from '../papers/building-blocks.ts'
import type { Printed } from '../papers/equallogic-example.ts'
import type { Reason } from '../papers/example-reasons.ts'
import { type JetstressVerdict, judgeTest, plannedIops } from '../papers/jetstress-rules.ts'
import { type SolutionTest, solutionTests, type TestedSystem } from '../papers/tested-solutions.ts'
import { defaultPlan, type Plan, type Tier } from '../plan/plan.ts'
import { headroom } from '../sizing/reserve.ts'
import { type Sizing, size } from '../sizing/size.ts'
import { type ComparedLine, differenceOf } from './compared-line.ts'

/** A reference solution as it is sized: its plan, and the design of the tested blocks for it. */
export type Built = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly design: BlockDesign
}

/** A figure that the document prints of a solution, and how to find it in the built plan. */
export type ReferenceLine = {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly printed: Printed
  readonly cite: Cite
  readonly computed: (built: Built) => Worked
  readonly reason: Reason
}

/** A published system as a plan, with what its document prints beside what is computed. */
export type ReferenceSolution = {
  readonly id: string
  readonly title: string
  /** What was tested, in a sentence or two. */
  readonly lead: string
  readonly cite: Cite
  readonly plan: Plan
  /** Answers that the document leaves open, and what they are set to. */
  readonly chosen: readonly string[]
  /** The system whose runs belong to it; null where none was tested. */
  readonly tested: TestedSystem | null
  readonly lines: readonly ReferenceLine[]
}

/** IOPS of one mailbox as the tested solutions state them, headroom included. */
export const profileWithHeadroom = formula({
  label: 'IOPS per mailbox, with headroom',
  unit: 'IOPS/mailbox',
  takes: { perMailbox: 'IOPS/mailbox', headroom: '%' },
  text: 'perMailbox × (1 + headroom)',
  source: ownRule('The headroom of 20 % that the tested solutions state.'),
  errata: ['E18'],
  examples: [
    {
      in: { perMailbox: 0.42, headroom: 0.2 },
      out: 0.5,
      within: 0.05,
      source: powerVault('MD1000-based storage solution'),
    },
  ],
})

/** The profile of a built plan with that headroom. */
export function withHeadroom({ sizing }: Built): Worked {
  return profileWithHeadroom({ perMailbox: sizing.tiers[0].perMailbox, headroom })
}

type PlanOf = {
  readonly solution: SolutionId
  readonly tier: Partial<Tier> & Pick<Tier, 'mailboxes' | 'messages' | 'quota'>
  readonly answers: Partial<Plan>
}

/** A plan of one tier without growth, met by blocks of one tested solution. */
export function planOf({ solution, tier, answers }: PlanOf): Plan {
  return {
    ...defaultPlan,
    separateLogs: true,
    volumeStep: 1,
    ...answers,
    tiers: [{ ...defaultPlan.tiers[0], growth: 0, ...tier }],
    storage: 'tested',
    solution,
  }
}

/** A printed figure with half of its last digit. */
export function figure<U extends Unit>(value: number, unit: U, within: number): Printed {
  return { value, unit, within, upTo: value }
}

/** A reference solution with everything computed. */
export type ComparedSolution = Built & {
  readonly solution: ReferenceSolution
  readonly lines: readonly ComparedLine[]
  readonly runs: readonly ReferenceRun[]
}

/** A published run of a solution, judged by the rules of Jetstress. */
export type ReferenceRun = {
  readonly test: SolutionTest
  /** Against the load it was planned for, headroom included where the document has it. */
  readonly planned: JetstressVerdict
  /** Against the load of its mailboxes alone. */
  readonly plain: JetstressVerdict
}

function runOf(test: SolutionTest, transactional: Worked<'IOPS'>): ReferenceRun {
  const { cite, mailboxes, iopsPerMailbox } = test
  const planned = plannedIops({
    mailboxes: published('Mailboxes', mailboxes, 'mailboxes', cite),
    iopsPerMailbox: published('IOPS per mailbox, as planned', iopsPerMailbox, 'IOPS/mailbox', cite),
  })
  return { test, planned: judgeTest(test, planned), plain: judgeTest(test, transactional) }
}

/** Sizes a reference solution and holds it against its document. Throws when it cannot be sized. */
export function compareReference(solution: ReferenceSolution): ComparedSolution {
  const { plan, tested } = solution
  const result = size(plan)
  if (!result.ok) throw new Error(`${solution.title} contradicts itself`)
  const [design] = recommend(plan, result.sizing).blocks
  if (!design) throw new Error(`${solution.title} is in no catalog`)
  const built: Built = { plan, sizing: result.sizing, design }
  return {
    ...built,
    solution,
    lines: solution.lines.map(({ computed: compute, ...line }) => {
      const computed = { worked: compute(built) }
      return { ...line, computed, ...differenceOf(line.printed, computed) }
    }),
    runs: solutionTests
      .filter((test) => test.solution === tested)
      .map((test) => runOf(test, result.sizing.iops.transactional)),
  }
}
