import { type ReactNode, useId } from 'react'
import './offer.css'

type OfferProps = {
  /** What holds, or that nothing better does. */
  readonly title: string
  readonly why: ReactNode
  /** What is taken in one press; null where there is nothing to take, or the plan cannot be replaced. */
  readonly take: { readonly words: string; readonly act: () => void } | null
}

/** Another plan that holds, why, and the way to have it. */
export function Offer({ title, why, take }: OfferProps) {
  const id = useId()
  return (
    <section className="offer" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {why && <p className="why">{why}</p>}
      </div>
      {take && (
        <button type="button" onClick={take.act}>
          Take {take.words}
        </button>
      )}
    </section>
  )
}
