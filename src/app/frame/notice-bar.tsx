import { dismissNotice, restorePlan } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'
import { linkProblemWords } from './link-problem.ts'

/** What happened to the link the wizard was opened with. */
export function NoticeBar() {
  const notice = useProject((now) => now.notice)
  const replaced = useProject((now) => now.replacedPlan)
  if (!notice) return null
  return (
    <div className={notice.code === 'refused' ? 'notice wrong' : 'notice'} role="status">
      <p>
        {notice.code === 'opened'
          ? 'This plan was opened from a link.'
          : linkProblemWords(notice.problem)}
      </p>
      {notice.code === 'opened' && replaced && (
        <button type="button" className="link" onClick={restorePlan}>
          Go back to my own plan
        </button>
      )}
      <button type="button" className="plain" onClick={dismissNotice}>
        Dismiss
      </button>
    </div>
  )
}
