import { useAutomaticAnswersPending } from './store/use-project.ts'

type StaleNoteProps = {
  /** Sentence about the results shown instead. */
  readonly children?: string
}

/** Says that the results belong to an older plan, and why. */
export function StaleNote({
  children = 'These are the last results that could be computed.',
}: StaleNoteProps) {
  const isDeciding = useAutomaticAnswersPending()
  return (
    <p className="stale">
      {isDeciding
        ? 'Not updated yet: the automatic answers are being solved.'
        : `Not updated: an answer is missing or contradicts another. ${children}`}
    </p>
  )
}
