import type { OwnArraysEdited } from '../../app/store/history.ts'
import {
  dismissOwnArrays,
  ownArraysNote,
  planBeforeImport,
  removedArray,
  roomForArrays,
} from '../../app/store/own-arrays.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName } from '../../engine/index.ts'

type HistoryBarProps = {
  readonly restore: () => void
  readonly undo: () => void
  readonly dismissed: () => void
}

/** Says what was done to the arrays, and offers the ways back. */
export function HistoryBar({ restore, undo, dismissed }: HistoryBarProps) {
  const history = useProject((now) => now.history)
  const note = ownArraysNote(history)
  const last = removedArray(history)
  const full = useProject(({ plan }) => roomForArrays(plan) === 0)
  const dismiss = () => {
    dismissOwnArrays()
    dismissed()
  }
  return (
    // There before it has anything to say: a screen reader misses what comes with its live region.
    <div className={note ? 'own-notice' : undefined} role="status">
      {note && <p>{noteWords(note)}</p>}
      {last && full && <span>Remove another array to bring it back.</span>}
      {last && !full && (
        <button type="button" className="link" onClick={restore}>
          {note?.done === 'removed' ? 'Bring it back' : `Bring back ${cutName(last.array.name)}`}
        </button>
      )}
      {planBeforeImport(history) && (
        <button type="button" className="link" onClick={undo}>
          Undo the import
        </button>
      )}
      {note && (
        <button type="button" className="plain" onClick={dismiss}>
          Dismiss
        </button>
      )}
    </div>
  )
}

function noteWords(note: OwnArraysEdited): string {
  switch (note.done) {
    case 'added':
      return `${cutName(note.array.name)} was added to the plan.`
    case 'changed':
      return `${cutName(note.array.name)} was changed.`
    case 'copied':
      return `${cutName(note.array.name)} was added after it.`
    case 'removed':
      return `${cutName(note.array.name)} was removed.`
    case 'brought back':
      return `${cutName(note.array.name)} is back.`
    case 'imported':
      return `${arraysWords(note.count)} came from “${cutName(note.file)}”.`
    case 'import undone':
      return `The import was undone: ${arraysWords(note.count)}, as before it.`
  }
}

/** A number of arrays in words. */
export function arraysWords(count: number): string {
  return count === 1 ? '1 array' : `${count.toString()} arrays`
}
