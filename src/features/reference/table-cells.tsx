import type { ReactNode } from 'react'
import type { ErratumId } from '../../engine/index.ts'
import { ErratumNote } from '../../ui/erratum-note.tsx'

type AmountProps = { readonly head: string; readonly children: ReactNode }

/** A cell on the right; its head stands in it where the table is too narrow for columns. */
export function Amount({ head, children }: AmountProps) {
  return (
    <td className="amount" data-head={head}>
      <div>{children}</div>
    </td>
  )
}

type ReasonProps = {
  /** In a word or two, or null. */
  readonly kind: string | null
  readonly text: string | null
  readonly erratum: ErratumId | null
}

/** What there is to say about a line, and the erratum that it stands in. */
export function Reason({ kind, text, erratum }: ReasonProps) {
  return (
    <td className="reason">
      {kind && <span className="kind">{kind}</span>}
      {text && <span className="note">{text}</span>}
      {erratum && (
        <details>
          <summary>Erratum {erratum}</summary>
          <ErratumNote id={erratum} />
        </details>
      )}
    </td>
  )
}
