import { lazyPart } from '../../ui/lazy-part.tsx'
import { replacedProject } from '../store/history.ts'
import { useProject, useSaving } from '../store/use-project.ts'

const SavingAlerts = lazyPart(
  async () => (await import('./saving-alerts.tsx')).SavingAlerts,
  'What there is to say of saving',
)

const OwnPlan = lazyPart(
  async () => (await import('./return-to-own-plan.tsx')).ReturnToOwnPlan,
  'The way back to your own plan',
)

/** Alerts about saved plans, and the way back from an opened plan to the own one. */
export function SavingNotices() {
  const { failed, theirs, unread } = useSaving()
  const isVisit = useProject(({ visit }) => Boolean(visit?.own))
  // A notice that offers the way back already has the same button.
  const isOffered = useProject((now) => now.notice !== null && replacedProject(now) !== null)
  const isQuiet = theirs === null && !isOffered
  return (
    <>
      <div role="status">{(failed || theirs || unread !== null) && <SavingAlerts />}</div>
      {isQuiet && isVisit && <OwnPlan />}
    </>
  )
}
