import { useEffect } from 'react'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import {
  type ComparedVersions,
  compareVersions,
  type MovedFigure,
} from '../store/compare-versions.ts'
import { variantsOf } from '../store/desk.ts'
import { project } from '../store/project.ts'
import { putOff, renewal, takeNewVersion, useRenewal } from '../store/renewal.ts'
import { useStatistics } from '../store/statistics.ts'
import { useTestReports } from '../store/test-reports.ts'
import { useProject, useSaving } from '../store/use-project.ts'
import { variantTitle } from '../store/variants.ts'
import { ReleaseList } from './release-list.tsx'
import {
  comparedWords,
  movedWords,
  readyWords,
  releasesSince,
  replacedWords,
  unkeptWords,
} from './renewal-words.ts'

/** A person who types is waited for: each version sizes every plan. */
const pauseMs = 1_000

/** What is ready, in one sentence. */
export function RenewalText() {
  const format = useFormat()
  const waiting = useRenewal((now) => now.waiting)
  const compared = useComparing(waiting?.told?.worker ?? null)
  if (!waiting) return <p>{replacedWords}</p>
  const plans = plansNow()
  const known = compared === 'under way' ? null : compared
  const { told } = waiting
  return <p>{readyWords({ told, own: __VERSION__, plans, compared: known }, format)}</p>
}

function plansNow() {
  return variantsOf(project.getState()).map(({ state }) => state.plan)
}

/** Has both versions compute the plans of the project, anew when they change. */
function useComparing(worker: string | null): ComparedVersions | 'under way' | null {
  const plan = useProject((now) => now.plan)
  const before = useProject((now) => now.before)
  const after = useProject((now) => now.after)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plans are read once it is time.
  useEffect(() => {
    if (worker === null) return
    renewal.setState({ compared: 'under way' })
    let isOver = false
    const pause = setTimeout(async () => {
      const compared = await compareVersions(plansNow(), worker)
      if (!isOver) renewal.setState({ compared })
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(pause)
    }
  }, [worker, plan, before, after])
  return useRenewal((now) => now.compared)
}

/** Takes the version, or puts it off; what it changes, and what of this window would not come back. */
export function RenewalChoices() {
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
      <div className="choices">
        <button type="button" className="primary" aria-disabled={isTaken} onClick={takeNewVersion}>
          {isTaken ? 'Taking it…' : 'Take it now'}
        </button>
        <button type="button" className="plain" onClick={later}>
          Later
        </button>
      </div>
      <Unkept />
      {told && (
        <details className="fold">
          <summary>What changes</summary>
          <Compared />
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
  return <p className="taken">{words}</p>
}

/** What both versions compute of the plans, and every figure that differs. */
function Compared() {
  const format = useFormat()
  const compared = useRenewal((now) => now.compared)
  const plans = plansNow()
  const moved = compared === 'under way' ? [] : (compared?.moved ?? [])
  const titleAt = (at: number) => {
    const plan = plans[at]
    return plan ? variantTitle(plan, at) : ''
  }
  return (
    <>
      <p>{comparedWords(compared, plans.length, format)}</p>
      {moved.length > 0 && (
        <DataTable<MovedFigure>
          caption="Figures that differ"
          rows={moved}
          cards
          columns={[
            { head: 'Figure', of: ({ label }) => label },
            plans.length > 1 && { head: 'Variant', of: ({ plan }) => titleAt(plan) },
            { head: 'This version', of: ({ here }) => movedWords(here, format) },
            { head: 'New version', of: ({ there }) => movedWords(there, format) },
          ]}
        />
      )}
    </>
  )
}
