import { Unfinished } from '../../app/unfinished.tsx'

type WiderProgressProps = {
  /** What is searched for. */
  readonly what: string
  readonly doing: string
  readonly failure: Parameters<typeof Unfinished>[0]['failure']
  /** How many are looked at, and how many were. */
  readonly all: number
  readonly done: number
  readonly isCancelled: boolean
  /** Nothing on paper. */
  readonly cancel: (() => void) | undefined
  readonly again: () => void
}

/** How far a search for other servers is, with the way to cancel it and to begin again. */
export function WiderProgress(props: WiderProgressProps) {
  const { what, doing, failure, all, done, isCancelled, cancel, again } = props
  if (isCancelled)
    return (
      <p>
        The search for {what} was cancelled.{' '}
        <button type="button" onClick={again}>
          Search again
        </button>
      </p>
    )
  return (
    <>
      <Unfinished doing={doing} failure={failure} />
      {!failure && (
        <p className="wider-progress">
          <progress max={all} value={done} aria-label={`Search for ${what}`} />
          {cancel && (
            <button type="button" onClick={cancel}>
              Cancel the search
            </button>
          )}
        </p>
      )}
    </>
  )
}
