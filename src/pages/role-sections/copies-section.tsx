import { useContext, useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { type Dags, dagsOf, nothingLost, outcomeOf } from '../../engine/roles-index.ts'
import { copiesWords } from '../../features/dag-map/copies-words.ts'
import { PrintedMap } from '../../features/dag-map/printed-map.tsx'
import type { RoleSection, RoleSectionProps } from '../../features/role-plan/role-section.ts'
import { ForPaper } from '../../ui/chart-frame.tsx'
import { Fold } from '../../ui/fold.tsx'

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
  return dags && <CopiesOf dags={dags} />
}

function CopiesOf({ dags }: { readonly dags: Dags }) {
  const isPaper = useContext(ForPaper)
  const failure = useMemo(
    () => ({ dags, lost: nothingLost, outcome: outcomeOf(dags, nothingLost) }),
    [dags],
  )
  return (
    <>
      {!isPaper && (
        <p>
          The <PageLink page="map">DAG map</PageLink> shows every database on its servers, and what
          any failure leaves active.
        </p>
      )}
      <Fold title="Every copy on its server">
        <PrintedMap failure={failure} />
      </Fold>
    </>
  )
}
