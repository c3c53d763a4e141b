import { isDocumentId, ownRule, type Source } from '../core/source.ts'
import { type MethodId, methodIds } from '../exchange/version.ts'
import { entryAppliesToPlan, entryForMethod } from '../exchange/versions.ts'
import { considersArrays, isReplicated } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import aspects from './not-modelled.json' with { type: 'json' }

export type NotModelledAspect = { readonly text: string; readonly source: Source }

/** An aspect as stored, with the place that prints it or our own rule. */
type StoredAspect = {
  readonly text: string
  readonly document?: string
  readonly place?: string
  readonly rule?: string
  /** The only method that does not model the aspect; absent if no method does. */
  readonly method?: string
  /** Name of the condition under which the aspect concerns a plan; absent if it always does. */
  readonly when?: string
}

const stored: readonly StoredAspect[] = aspects

const conditions: Readonly<Record<string, (plan: Plan) => boolean>> = {
  arrays: considersArrays,
  copies: isReplicated,
  'several sites': ({ sites }) => sites > 1,
}

function concerns({ method: named, when }: StoredAspect, plan: Plan): boolean {
  const method = methodIds.find((one) => one === named)
  if (named !== undefined && !method)
    throw new Error(`What is not modelled names no method ${named}`)
  if (method && !entryAppliesToPlan({ method }, plan)) return false
  if (when === undefined) return true
  const condition = conditions[when]
  if (!condition) throw new Error(`What is not modelled names no condition ${when}`)
  return condition(plan)
}

/** Source shown in place of a paper that is not about the plan’s version; null keeps the paper. */
const insteadOfPaper: Readonly<Record<MethodId, Source | null>> = {
  papers: null,
  roles: ownRule('Role requirements: Microsoft’s workbook does not size it.'),
}

/** Aspects that no figure of a plan contains. Cites only papers about the plan’s version. */
export function aspectsNotModelledForPlan(plan: Plan): readonly NotModelledAspect[] {
  const instead = entryForMethod(plan, insteadOfPaper)
  return stored
    .filter((one) => concerns(one, plan))
    .map(({ text, rule = '', document, place }) =>
      document && place && isDocumentId(document)
        ? { text, source: instead ?? { document, place } }
        : { text, source: ownRule(rule) },
    )
}
