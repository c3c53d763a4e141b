import { useEffect, useId, useRef, useState } from 'react'
import { mixTiers } from '../../app/store/take-block.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, type NumberBox, shortTierTitle } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { wholeShares } from './whole-shares.ts'

type MixPanelProps = {
  /** Takes the mix: what to do, and what is announced. */
  readonly onTake: (apply: () => void, announcement: string) => void
  readonly onClose: () => void
}

/** A number that is typed here: what it is as long as it is one, and text that is none. */
type Typed = { readonly value: number; readonly draft: string | null }

/** The share of a tier, and what it weighs: as exact as its mailboxes until another is typed. */
type Share = Typed & { readonly weight: number }

/** Shares are taken to the thousandth of a percent. */
const finest = 1000

/** All mailboxes of the plan and the share of each tier, in the place of their numbers. */
export function MixPanel({ onTake, onClose }: MixPanelProps) {
  const id = useId()
  const format = useFormat()
  const tiers = useProject((now) => now.plan.tiers)
  const ids = useProject((now) => now.tierIds)
  const counts = tiers.map(({ mailboxes }) => mailboxes)
  const inAll = counts.reduce((sum, count) => sum + count, 0)
  const [total, setTotal] = useState<Typed>({ value: inAll, draft: null })
  const [shares, setShares] = useState<readonly Share[]>(() =>
    wholeShares(100 * 100, counts).map((share, at) => ({
      value: share / 100,
      draft: null,
      weight: (100 * (counts[at] ?? 0)) / inAll,
    })),
  )
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.querySelector('input')?.select(), [])
  const sum = shares.reduce((all, { value }) => all + Math.round(value * finest), 0) / finest
  const isTyped = [total, ...shares].some(({ draft }) => draft !== null)
  const mixed = wholeShares(
    total.value,
    shares.map(({ weight }) => weight),
  )
  const wrong = isTyped
    ? 'Something here is no number yet.'
    : sum === 100
      ? null
      : `The shares add up to ${format.number(sum, 3)} %, ${format.number(Math.abs(100 - sum), 3)} % ${sum < 100 ? 'too little' : 'too much'}.`
  const take = () => {
    const words = `Mix of ${format.value(total.value, 'mailboxes')} in percent`
    onTake(() => mixTiers(mixed, words), `${words} taken.`)
  }
  const totalBox = { ...mailboxesBox(tiers.length), key: `${id}-total` }
  return (
    <section ref={panel} className="boxed tier-panel" aria-label="Total and mix in percent">
      <FieldInput
        field={totalBox}
        value={total.value}
        draft={total.draft}
        onAnswer={(value) => typeof value === 'number' && setTotal({ value, draft: null })}
        onDraft={(draft) => setTotal({ ...total, draft })}
      />
      <div className="tier-fields">
        {tiers.map((tier, at) => {
          const share = shares[at] ?? { value: 0, draft: null, weight: 0 }
          const set = (next: Share) => setShares(shares.with(at, next))
          return (
            <div key={ids[at]}>
              <FieldInput
                field={{ ...shareBox(shortTierTitle(tier, at)), key: `${id}-share` }}
                tier={at}
                value={share.value}
                draft={share.draft}
                sharedHelp={`${id}-${at}`}
                onAnswer={(value) =>
                  typeof value === 'number' && set({ value, draft: null, weight: value })
                }
                onDraft={(draft) => set({ ...share, draft })}
              />
              <p id={`${id}-${at}`} className="hint">
                {wrong === null && format.value(mixed[at] ?? 0, 'mailboxes')}
              </p>
            </div>
          )
        })}
      </div>
      <p role="status" className={wrong === null ? 'hint' : 'error'}>
        {wrong ?? 'The shares add up to 100 %. Whole mailboxes go to the largest remainders.'}
      </p>
      <div className="buttons">
        <button type="button" className="primary" disabled={wrong !== null} onClick={take}>
          Take the mix
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Cancel
        </button>
      </div>
    </section>
  )
}

function mailboxesBox(tiers: number): NumberBox {
  const { label: _label, ...usual } = numberBox('mailboxes')
  const largest = usual.max * tiers
  return { ...usual, label: 'Mailboxes today, in all', help: '', min: tiers, max: largest }
}

function shareBox(tier: string): NumberBox {
  const usual = numberBox('growth')
  return { ...usual, label: `Share of ${tier}`, help: '', min: 0.001, max: 100, suffix: '' }
}

/** The box of an answer that is a number. */
function numberBox(key: string): NumberBox {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`${key} is no number`)
  const { kind, label, help, unit, suffix, min, max, whole, empty } = field
  return { kind, label, help, unit, suffix, min, max, whole, empty }
}
