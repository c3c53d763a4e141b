import { putOff, takeNewVersion, useRenewal } from '../store/renewal.ts'
import './renewal.css'
import { useFormat } from '../../ui/format-context.tsx'
import { variantsOf } from '../store/desk.ts'
import { project } from '../store/project.ts'
import { useStatistics } from '../store/statistics.ts'
import { useTestReports } from '../store/test-reports.ts'
import { useProject, useSaving } from '../store/use-project.ts'
import { ReleaseList } from './release-list.tsx'
import { readyWords, releasesSince, replacedWords, unkeptWords } from './renewal-words.ts'

/**
 * Says that a newer version is ready, and has a person take it or put it off. It comes late, below
 * the masthead.
 */
export function RenewalBar() {
  const isShown = useRenewal(({ waiting, isReplaced }) => isReplaced || waiting?.isPutOff === false)
  return (
    <section
      className={isShown ? 'notice renewal' : undefined}
      aria-label={isShown ? 'A newer version' : undefined}
    >
      {/* There before it has anything to say, or a screen reader misses it. */}
      <div className="filling" role="status">
        {isShown && <RenewalText />}
      </div>
      {isShown && <RenewalChoices />}
    </section>
  )
}

/** What is ready, in one sentence. */
function RenewalText() {
  const format = useFormat()
  const waiting = useRenewal((now) => now.waiting)
  if (!waiting) return <p>{replacedWords}</p>
  const plans = variantsOf(project.getState()).map(({ state }) => state.plan)
  return <p>{readyWords({ told: waiting.told, own: __VERSION__, plans }, format)}</p>
}

/** Takes the version, or puts it off; what it changes, and what of this window would not come back. */
function RenewalChoices() {
  const waiting = useRenewal((now) => now.waiting)
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

/** The button goes with the notice; the keyboard goes on in the page. */
function later(): void {
  putOff(true)
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What happens when it is taken, and what of this window would not come back. */
function Unkept() {
  const { failed } = useSaving()
  const hasSteps = useProject(({ history, undone }) => history.length + undone.length > 0)
  const { reports } = useTestReports()
  const { files } = useStatistics()
  const words = unkeptWords({
    isUnsaved: failed,
    hasSteps,
    reports: reports.length,
    statistics: files.length,
  })
  return <p className="whole-line">{words}</p>
}
