import { dismissNotice, type Notice, restorePlan } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'
import { linkProblemWords } from './link-problem.ts'

/** Says what happened to the plan as a whole, and offers the way back. */
export function NoticeBar() {
  const notice = useProject((now) => now.notice)
  const replaced = useProject((now) => now.replaced)
  if (!notice) return null
  return (
    <div className={notice.code === 'refused' ? 'notice wrong' : 'notice'} role="status">
      <p>{noticeWords(notice)}</p>
      {replaced && (
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

function noticeWords(notice: Notice): string {
  switch (notice.code) {
    case 'opened':
      return 'This plan was opened from a link.'
    case 'started over':
      return 'These are the answers of the worked example again.'
    case 'restored':
      return 'This is your own plan again.'
    case 'refused':
      return linkProblemWords(notice.problem)
  }
}
