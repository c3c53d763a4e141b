import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { availabilityOf } from '../../engine/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { hasCapacity } from '../../engine/methods/papers/index.ts'
import { hasParts } from '../../engine/methods/roles/index.ts'
import { copiesWords } from '../../features/dag-map/copies-words.ts'
import { PlacementAllUp } from '../../features/dag-map/placed-copies.tsx'

const common = { id: 'copies', title: 'Copies', Section: Copies } as const

/** The place of every database copy without failures. */
export const copiesSection = sectionOf(hasParts, {
  ...common,
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const dags = dagsOf(plan, sizing)
    return dags && `${copiesWords(dags.dags, format)}.`
  },
})

/** The copies of an Exchange 2010 plan, in the report only. */
export const printedCopies = sectionOf(hasCapacity, {
  ...common,
  only: 'paper',
  shows: (plan) => availabilityOf(plan) === 'dag',
  takeaway: () => null,
})

function Copies({ plan, sizing }: SectionProps) {
  const dags = dagsOf(plan, sizing)
  return dags && <PlacementAllUp dags={dags} />
}
