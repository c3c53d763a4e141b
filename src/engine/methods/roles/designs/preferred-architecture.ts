import { oncePerPair } from '../../../core/once.ts'
import type { PublicFigure } from '../../../core/source.ts'
import { figureFoundByTrying, type Worked } from '../../../core/worked.ts'
import { planWithPinnedAnswers } from '../../../plan/pins.ts'
import type { AnswerKey, Plan } from '../../../plan/plan.ts'
import { failures } from '../all-stages.ts'
import { keepsRule, preferredRules, preferredSource } from '../checks/preferred-rules.ts'
import type { RoleResults } from '../role-parts.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { areDatabasesInRaidArrays, bestServerDesign } from './judge-servers.ts'

/** A rule of the preferred architecture, and whether a plan keeps it. */
export type JudgedPreferredRule = {
  readonly code: string
  readonly title: string
  /** Whether the plan keeps the rule; `not asked` if no answer tells. */
  readonly verdict: 'kept' | 'broken' | 'not asked'
  /** Figure that decides whether the rule is kept; null if there is none. */
  readonly figure: Worked | null
  /** The answer to change if the rule is broken; null if no answer changes it. */
  readonly answer: AnswerKey | null
  readonly source: PublicFigure
}

/** Every rule of Microsoft’s preferred architecture, and whether a plan keeps it. */
export const judgePreferredRules = oncePerPair((plan: Plan, sizing: SizedByRoles) => {
  const { parts } = sizing
  const judged = {
    ...{ plan, parts, isInArrays: areDatabasesInRaidArrays(plan, sizing) },
    isInRaid: bestServerDesign(plan, sizing)?.kind === 'raid',
    activeOnDrive: activeOnDrive(plan, parts),
  }
  return preferredRules.map((rule): JudgedPreferredRule => {
    const { code, title, figure, answer } = rule
    const isKept = keepsRule(rule, judged)
    return {
      ...{ code, title, answer, source: preferredSource },
      verdict: isKept === null ? 'not asked' : isKept ? 'kept' : 'broken',
      figure: figure?.(judged) ?? null,
    }
  })
})

function activeOnDrive(plan: Plan, { databases }: RoleResults): Worked<'databases'> | null {
  const rows = failures(plan)?.rows
  if (!rows) return null
  const onDrive = Math.max(1, databases.dbsPerVolume.value)
  const onServer = new Map<number, number>()
  const active = new Map<string, number>()
  for (const row of rows)
    for (const [preference, server] of row.entries()) {
      const before = onServer.get(server) ?? 0
      onServer.set(server, before + 1)
      if (preference > 0) continue
      const drive = `${server} ${Math.floor(before / onDrive)}`
      active.set(drive, (active.get(drive) ?? 0) + 1)
    }
  return figureFoundByTrying(
    'Active databases on one drive',
    Math.max(0, ...active.values()),
    'databases',
    {
      condition: 'on the fullest drive of any server while every server is up',
      inputs: [databases.databaseCount, databases.dbsPerVolume],
      source: preferredSource,
    },
  )
}

/**
 * A plan with the preferred architecture; users, drives, network and pinned answers stay, and
 * servers never become fewer.
 */
export function withPreferredArchitecture(plan: Plan): Plan {
  const answers = preferredRules.map(({ takes }) => takes?.(plan) ?? {})
  return planWithPinnedAnswers(plan, Object.assign({}, plan, ...answers))
}
