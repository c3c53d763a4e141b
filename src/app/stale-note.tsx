import { Pending } from '../ui/whole.tsx'
import { type AwaitedMethod, useAwaitedMethod } from './store/use-project.ts'

type StaleNoteProps = {
  /** The words instead of the results of the answers as they are. */
  readonly children?: string
}

/** Says that what is shown belongs to an older plan, and why. */
export function StaleNote({
  children = 'These are the last results that could be computed.',
}: StaleNoteProps) {
  const awaited = useAwaitedMethod()
  return (
    <p className="stale">
      Not updated:{' '}
      {awaited ? <Awaited {...awaited} /> : 'an answer is missing or contradicts another.'}{' '}
      {children}
    </p>
  )
}

/** Says what a plan waits for, and tries again where it failed. Begins within a sentence. */
export function Awaited({ version, failed, again }: AwaitedMethod) {
  if (!failed) return <Pending>what computes {version} is being fetched.</Pending>
  return (
    <span role="alert">
      what computes {version} could not be fetched. The network failed, or a newer version of
      Spindle was published. Your plan is kept.{' '}
      <button type="button" className="link" onClick={again}>
        Try again
      </button>{' '}
      <button type="button" className="link" onClick={() => location.reload()}>
        Reload
      </button>
    </span>
  )
}
