import { Component, type ReactNode } from 'react'

/** Why a part is missing that could not be fetched. */
export class NotFetched extends Error {
  /** Has it fetched anew when it is next shown. */
  readonly renew: () => void

  constructor(renew: () => void, cause: unknown) {
    super('A part of the program could not be fetched', { cause })
    this.renew = renew
  }
}

type Failed = { readonly error: unknown; readonly again: () => void }

type BoundaryProps = {
  /** The words in place of the part once it failed. */
  readonly otherwise: (failed: Failed) => ReactNode
  readonly children: ReactNode
}

/** Keeps a part that fails from taking the rest of the page with it. */
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

  /** Forgets the failure, so that what is shown next is fetched anew. */
  renew() {
    const error = missing.get(this)
    if (error instanceof NotFetched) error.renew()
    missing.delete(this)
  }

  override render() {
    const { failed } = this.state
    return failed ? this.props.otherwise(failed) : this.props.children
  }
}

/** The parts of the page that failed, and why. */
const missing = new Map<Boundary, unknown>()

/** Tries all parts again that failed: what kept one of them away kept the others away, too. */
function tryAgain(): void {
  for (const boundary of [...missing.keys()]) {
    boundary.renew()
    boundary.setState({ failed: null })
  }
}

// The network is back.
if (typeof window !== 'undefined') window.addEventListener('online', tryAgain)

type FailedProps = Failed & {
  /** The part that failed, as a sentence begins with it. */
  readonly what: string
}

/** Stands for a part of a page that failed. */
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

/** Stands for a page that failed. */
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
  return `${what} ${error instanceof NotFetched ? 'could not be fetched' : 'failed'}`
}

function reasonWords(error: unknown): string {
  const reason =
    error instanceof NotFetched
      ? 'The network failed, or a newer version of Spindle was published.'
      : `It is a fault of the program: ${String(error)}.`
  return `${reason} Reloading keeps your plan.`
}
