import { Component, type ReactNode } from 'react'

/** Error of a lazily loaded part that could not be fetched. */
export class FetchFailedError extends Error {
  /** Makes the next render fetch the part again. */
  readonly renew: () => void

  constructor(renew: () => void, cause: unknown) {
    super('A part of the program could not be fetched', { cause })
    this.renew = renew
  }
}

type Failed = { readonly error: unknown; readonly again: () => void }

type BoundaryProps = {
  readonly otherwise: (failed: Failed) => ReactNode
  readonly children: ReactNode
}

/** Error boundary: if a part of a page fails, the rest of the page keeps working. */
export class Boundary extends Component<BoundaryProps, { readonly failed: Failed | null }> {
  override readonly state = { failed: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error, again: tryAgain } }
  }

  override componentDidCatch(error: unknown) {
    missing.set(this, error)
  }

  override componentWillUnmount() {
    this.renew()
  }

  /** Forgets the failure, so that the next render fetches the part again. */
  renew() {
    const error = missing.get(this)
    if (error instanceof FetchFailedError) error.renew()
    missing.delete(this)
  }

  override render() {
    const { failed } = this.state
    return failed ? this.props.otherwise(failed) : this.props.children
  }
}

/** Failed parts of the page, each with its error. */
const missing = new Map<Boundary, unknown>()

/** Retries every failed part: one cause, such as a lost network, usually fails them all. */
function tryAgain(): void {
  for (const boundary of [...missing.keys()]) {
    boundary.renew()
    boundary.setState({ failed: null })
  }
}

// Retries as soon as the network is back.
if (typeof window !== 'undefined') window.addEventListener('online', tryAgain)

type FailedProps = Failed & {
  /** Name of the failed part as the subject of a sentence, such as `The chart`. */
  readonly what: string
}

/** Placeholder for a failed part of a page, with buttons to retry and to reload. */
export function FailedPart({ what, error, again }: FailedProps) {
  return (
    <span className="warning block" role="alert">
      {failureOf(what, error)}. {reasonWords(error)}{' '}
      <button type="button" className="link" onClick={again}>
        Try again
      </button>{' '}
      <button type="button" className="link" onClick={reload}>
        Reload
      </button>
    </span>
  )
}

/** Placeholder for a failed page, with buttons to retry and to reload. */
export function FailedPage({ what, error, again }: FailedProps) {
  return (
    <article role="alert">
      <h1 tabIndex={-1}>{failureOf(what, error)}</h1>
      <p className="why">{reasonWords(error)}</p>
      <p className="buttons">
        <button type="button" className="primary" onClick={again}>
          Try again
        </button>
        <button type="button" onClick={reload}>
          Reload
        </button>
      </p>
    </article>
  )
}

function reload(): void {
  location.reload()
}

function failureOf(what: string, error: unknown): string {
  return `${what} ${error instanceof FetchFailedError ? 'could not be fetched' : 'failed'}`
}

function reasonWords(error: unknown): string {
  const reason =
    error instanceof FetchFailedError
      ? 'The network failed, or a newer version of Spindle was published.'
      : `It is a fault of the program: ${String(error)}.`
  return `${reason} Reloading keeps your plan.`
}
