import { useId } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/routes/pages.ts'
import { type KeptTestsEdit, lastEditIfOfKind } from '../../app/store/history.ts'
import { recommendationOf } from '../../app/store/recommendation.ts'
import { useTestVerdict } from '../../app/store/test-verdict.ts'
import { undo } from '../../app/store/undo.ts'
import { type LiveResults, useProject } from '../../app/store/use-project.ts'
import { cutName } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { KeepTestForm, keepableTests } from './keep-test.tsx'
import { KeptTestsTable } from './kept-tests-table.tsx'

export function KeptTestsSection({ live }: { readonly live: LiveResults }) {
  const { tests } = useTestVerdict(live)
  const note = useProject((now) => lastEditIfOfKind(now, 'kept tests'))
  const id = useId()
  const toKeep = keepableTests(tests, live)
  const { keptTests } = live.plan
  const back = () => focusControl(id)
  if (toKeep.length === 0 && keptTests.length === 0 && !note) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        What was learned
      </h2>
      <p>
        Keep a passed test, and the array or drives it ran on count as measured, with at least what
        the test showed. A kept test is part of the plan, its file and its link, and can be removed
        again.
      </p>
      <Note note={note} back={back} />
      {/* While answers contradict each other, the effect of keeping a test could not be shown. */}
      {toKeep.length > 0 && !live.stale && (
        <KeepTestForm live={live} tests={toKeep} onKept={back} />
      )}
      {keptTests.length > 0 && (
        <KeptTestsTable live={live} {...(!live.stale && { onTakenBack: back })} />
      )}
      {isModelled(live) && (
        <p className="footnote">
          The arrays of the catalog are still judged by the model of their published tests, even the
          model you tested, and one of them is proposed. What you measured counts for your own
          array: to plan by that alone, choose “Only arrays of your own” as the storage considered
          in <PageLink page="arrays">{pages.arrays.title}</PageLink>.
        </p>
      )}
    </section>
  )
}

/** True if a catalog array is proposed although tests of an array are kept. */
function isModelled({ plan, results }: LiveResults): boolean {
  if (plan.keptTests.every(({ array }) => array === null)) return false
  return recommendationOf(plan, results).proposed?.array.kind === 'equallogic'
}

type NoteProps = { readonly note: KeptTestsEdit | null; readonly back: () => void }

function Note({ note, back }: NoteProps) {
  const bringBack = () => {
    undo()
    back()
  }
  return (
    // Rendered even if empty: screen readers miss text that arrives together with its live region.
    <div className={note ? 'notice near above-3' : undefined} role="status">
      {note && <p>{noteWords(note)}</p>}
      {note?.done === 'taken back' && (
        <button type="button" className="link" onClick={bringBack}>
          Bring it back
        </button>
      )}
    </div>
  )
}

function noteWords({ done, name }: KeptTestsEdit): string {
  const of = cutName(name)
  switch (done) {
    case 'kept':
      return `The test ${of} is kept in the plan.`
    case 'taken back':
      return `The test ${of} was taken back.`
  }
}
