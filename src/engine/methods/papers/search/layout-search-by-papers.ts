import { nearestDesign } from '../../../designs/recommendation.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Problem } from '../../../sizing/problems.ts'
import { lowestRankingFigures, rankingFigures } from '../../port/goal.ts'
import type { ArrayPruneReason } from '../../port/layout-reasons.ts'
import {
  answerRange,
  type JudgedLayout,
  type LayoutToSize,
  type MethodLayoutSearch,
  type SolvedKey,
  unmetRequirementsWithoutWorking,
  wholeNumbers,
} from '../../port/layout-search.ts'
import { paperDesignFunctions } from '../designs/paper-designs.ts'
import { sizeByPapers } from '../sizing/size.ts'

/** Search for the number of servers of a plan for Exchange 2003 to 2010. */
export const layoutSearchByPapers: MethodLayoutSearch = {
  followed: () => ({}),
  solves: () => ['servers'],
  slices: (plan, open) => {
    const all = layouts(plan, open)
    return [{ layouts: all, passed: [], servers: answerRange('servers').max }]
  },
  mayHold: () => false,
  sample: (plan, open) => ({ layouts: layouts(plan, open), passed: [] }),
  judge,
}

function layouts(plan: Plan, open: ReadonlySet<SolvedKey>): readonly LayoutToSize[] {
  const counts = open.has('servers')
    ? wholeNumbers({ from: 1, to: answerRange('servers').max })
    : [plan.servers]
  return counts.map((servers) => ({
    gives: open.has('servers') ? { servers } : {},
    least: { ...lowestRankingFigures, servers },
  }))
}

/** Code of the problem that rules a layout out. */
function reasonOf(problem: Problem): ArrayPruneReason {
  if ('advice' in problem) throw new Error('The papers have no checks that fail')
  return problem.code
}

function judge(given: Plan): JudgedLayout {
  const result = sizeByPapers(given)
  const problems = result.ok ? result.sizing.broken : result.problems
  const [problem] = problems
  if (problem) return { ok: false, reason: reasonOf(problem), lacks: [{ code: 'rules', problems }] }
  if (!result.ok) throw new Error('A plan without a sizing has a problem')
  const design = paperDesignFunctions.propose(given, result.sizing)
  if (design)
    return {
      ok: true,
      figures: rankingFigures(design, result.sizing.databases.dags?.value ?? 1),
    }
  const nearest = nearestDesign(paperDesignFunctions.designs(given, result.sizing).designs)
  const lacks = unmetRequirementsWithoutWorking(nearest?.requirements ?? [])
  return {
    ok: false,
    reason: lacks.some(({ code }) => code === 'capacity') ? 'capacity' : 'load',
    lacks,
  }
}
