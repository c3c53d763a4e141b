import { useContext, useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { type Dags, lossOutcome, nothingLost } from '../../engine/failures/index.ts'
import { IsForPaper } from '../../ui/chart-frame.tsx'
import { Fold } from '../../ui/fold.tsx'
import { PrintedMap } from './printed-map.tsx'

/** Copy placement with all servers up; on screen collapsed, with a link to the map. */
export function PlacementAllUp({ dags }: { readonly dags: Dags }) {
  const isPaper = useContext(IsForPaper)
  const whole = useMemo(
    () => ({ dags, lost: nothingLost, outcome: lossOutcome(dags, nothingLost) }),
    [dags],
  )
  return (
    <>
      {!isPaper && (
        <p>
          The{' '}
          <PageLink page="plan" at="map">
            DAG map
          </PageLink>{' '}
          shows every database on its servers, and what any failure leaves active.
        </p>
      )}
      <Fold title="Every copy on its server">
        <PrintedMap failure={whole} />
      </Fold>
    </>
  )
}
