import { PendingPart } from '../ui/whole.tsx'
import type { JobFailure, RetriableJobFailure } from './work/use-work.ts'

type UnfinishedProps = {
  readonly doing: string
  readonly failure: RetriableJobFailure | null
}

/** Shown in place of a worker’s result, while it is computed or if it failed. */
export function JobStatus({ doing, failure }: UnfinishedProps) {
  if (failure)
    return (
      <>
        <p className="error">{failureWords(failure)}</p>
        <button type="button" onClick={failure.again}>
          Try again
        </button>
      </>
    )
  return (
    <PendingPart>
      <p className="why" aria-busy="true">
        {doing}
      </p>
    </PendingPart>
  )
}

function failureWords(failure: JobFailure): string {
  return failure.code === 'fault'
    ? `This ended with a fault: ${failure.message}`
    : 'This is worked out in a worker, and the browser started none: it is too old for that, its settings forbid it, or the script could not be fetched.'
}
