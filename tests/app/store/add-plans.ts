import { newStateOfPlan, project, withEdit } from '../../../src/app/store/project.ts'
import { allVariants, newVariantId, withOpenVariant } from '../../../src/app/store/project-state.ts'
import { roomForVariants, variantTitle } from '../../../src/app/store/variants.ts'
import type { Plan } from '../../../src/engine/index.ts'

/** Adds plans as variants after the others, while there is room, and opens the first, as those of a link are kept. */
export function addPlans(plans: readonly Plan[]): void {
  project.setState((now) => {
    const variants = allVariants(now)
    const variant = newVariantId(now)
    const added = plans
      .slice(0, roomForVariants(now))
      .map((plan, at) => ({ id: variant + at, state: newStateOfPlan(plan) }))
    const [first] = added
    if (!first) return now
    const title = variantTitle(first.state.plan, variants.length)
    const of = { kind: 'variants', done: 'brought in', variant, title } as const
    return withEdit(now, of, withOpenVariant([...variants, ...added], variants.length))
  })
}
