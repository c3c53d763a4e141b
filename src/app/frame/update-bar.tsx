import { postponeVersion, takeNewVersion, useProgramUpdate } from '../store/program-update.ts'
import './renewal.css'
import { useMailboxStatistics } from '../store/statistics.ts'
import { useTestReports } from '../store/test-reports.ts'
import { useProject, useSaving } from '../store/use-project.ts'
import { ReleaseList } from './release-list.tsx'
import {
  lostOnUpdateWords,
  newVersionWords,
  outdatedWindowMessage,
  releasesSince,
} from './update-words.ts'

/** Says that a newer version is ready, with buttons to take it or put it off; loaded late. */
export function UpdateBar() {
  const isShown = useProgramUpdate(
    ({ waiting, isReplaced }) => isReplaced || waiting?.isPutOff === false,
  )
  return (
    <section
      className={isShown ? 'notice renewal' : undefined}
      aria-label={isShown ? 'A newer version' : undefined}
    >
      {/* Always there: a screen reader misses text that appears together with its region. */}
      <div className="filling" role="status">
        {isShown && <RenewalText />}
      </div>
      {isShown && <RenewalChoices />}
    </section>
  )
}

function RenewalText() {
  const waiting = useProgramUpdate((now) => now.waiting)
  return <p>{waiting ? newVersionWords(waiting.told, __VERSION__) : outdatedWindowMessage}</p>
}

/** Buttons that take or put off the version; its changes, and what this window would lose. */
function RenewalChoices() {
  const waiting = useProgramUpdate((now) => now.waiting)
  if (!waiting)
    return (
      <button type="button" className="primary" onClick={() => location.reload()}>
        Load again
      </button>
    )
  const { told, isTaken } = waiting
  return (
    <>
      <div className="row gap-2">
        <button type="button" className="primary" aria-disabled={isTaken} onClick={takeNewVersion}>
          {isTaken ? 'Taking it…' : 'Take it now'}
        </button>
        <button type="button" className="plain" onClick={later}>
          Later
        </button>
      </div>
      <Unkept />
      {told && (
        <details className="fold whole-line flush">
          <summary>What changes</summary>
          <ReleaseList releases={releasesSince(__VERSION__, told.releases)} />
        </details>
      )}
    </>
  )
}

/** The button disappears with the notice; the focus moves to the page. */
function later(): void {
  postponeVersion(true)
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What taking the version does, and what this window would lose. */
function Unkept() {
  const { failed } = useSaving()
  const hasSteps = useProject(({ history, undone }) => history.length + undone.length > 0)
  const { reports } = useTestReports()
  const { files } = useMailboxStatistics()
  const words = lostOnUpdateWords({
    isUnsaved: failed,
    hasSteps,
    reports: reports.length,
    statistics: files.length,
  })
  return <p className="whole-line">{words}</p>
}
