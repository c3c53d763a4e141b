import { oncePerObject } from '../../../core/once.ts'
import type { PlanFigureKey, RoleFigureKey } from '../../../figures/role-figures.ts'
import type { Plan, Tier } from '../../../plan/plan.ts'
import { workbookDefaults } from '../../../plan/with-version.ts'
import type { RoleResultTextKey } from '../role-requirements.ts'
import examples from './workbook-examples.json' with { type: 'json' }

/**
 * A design recalculated in Microsoft’s workbook (v7.6): answers that differ from the workbook’s
 * defaults, and results to six decimals; null where the workbook shows none.
 */
export type WorkbookExample = {
  readonly answers: Partial<Omit<Plan, 'tiers'>>
  readonly tiers: readonly Partial<Tier>[]
  readonly figures: Readonly<
    Partial<Record<PlanFigureKey, number | null>> &
      Record<Exclude<RoleFigureKey, PlanFigureKey>, number | null>
  >
  readonly texts: Readonly<Record<RoleResultTextKey, string | null>>
}

/**
 * A: one site, several databases on a disk, one lagged copy. B: two sites, active and passive, on
 * RAID; two tiers, backup by software. C: two sites with users in both, in one DAG.
 */
export const workbookExamples = examples as Readonly<Record<ExampleName, WorkbookExample>>

export type ExampleName = keyof typeof examples

export const exampleNames: readonly ExampleName[] = ['A', 'B', 'C']

/** The plan of an example, for Exchange 2013, which the workbook sizes. */
export const planOfExample = oncePerObject(({ answers, tiers }: WorkbookExample): Plan => {
  const base = workbookDefaults('2013')
  const [usual] = base.tiers
  const [first, ...others] = tiers.map((tier): Tier => ({ ...usual, ...tier }))
  return { ...base, ...answers, tiers: [first ?? usual, ...others] }
})
