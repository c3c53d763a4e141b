import { lazyPart } from '../../ui/lazy-part.tsx'
import { replacedState } from '../store/history.ts'
import { useEarlier, useProject, useSaving } from '../store/use-project.ts'

const SavingAlerts = lazyPart(
  async () => (await import('./saving-alerts.tsx')).SavingAlerts,
  'What there is to say of saving',
)

const EarlierPlans = lazyPart(
  async () => (await import('./earlier-plans.tsx')).EarlierPlans,
  'The list of earlier plans',
)

/** Says what happens to the saved plans, and keeps the way back to earlier ones. */
export function SavedBar() {
  const { failed, theirs, unread } = useSaving()
  const { plans, aside } = useEarlier()
  const isVisit = useProject(({ visit }) => Boolean(visit?.own))
  // The notice has the same button.
  const isOffered = useProject(
    (now) => now.notice !== null && now.notice.done !== 'applied' && replacedState(now) !== null,
  )
  const isQuiet = theirs === null && !isOffered
  return (
    <>
      <div role="status">{(failed || theirs || unread !== null) && <SavingAlerts />}</div>
      {isQuiet && (isVisit || plans.length + aside.length > 0) && <EarlierPlans />}
    </>
  )
}
