import { dagsOf } from '../../engine/index.ts'
import { copiesWords } from '../../features/dag-map/copies-words.ts'
import { PlacedCopies } from '../../features/dag-map/placed-copies.tsx'
import type { RoleSection, RoleSectionProps } from '../../features/role-plan/role-section.ts'

/** Where every copy stands while all is up. */
export const copiesSection: RoleSection = {
  id: 'copies',
  title: 'Copies',
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const dags = dagsOf(plan, sizing)
    return dags && `${copiesWords(dags.dags, format)}.`
  },
  Section: Copies,
}

function Copies({ plan, sizing }: RoleSectionProps) {
  const dags = dagsOf(plan, sizing)
  return dags && <PlacedCopies dags={dags} />
}
