import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { splitTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type NumberBox, shortTierTitle } from '../../engine/index.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { readProblemWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { readNumber } from '../../ui/read-number.ts'

type SplitPanelProps = {
  readonly at: number
  /** Takes the split: what to do, and what is announced. */
  readonly onTake: (apply: () => void, announcement: string) => void
  readonly onClose: () => void
}

/** How many of the mailboxes of a tier go to another, as a number or a share. */
export function SplitPanel({ at, onTake, onClose }: SplitPanelProps) {
  const id = useId()
  const format = useFormat()
  const tier = useProject((now) => now.plan.tiers[at])
  const [text, setText] = useState('')
  const [isPressed, setPressed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!tier) return null
  const title = shortTierTitle(tier, at)
  const field = splitBox(tier.mailboxes)
  const isShare = text.trim().endsWith('%')
  const read = readNumber(isShare ? shareBox : field, text, format.locale)
  const given = read.ok && typeof read.value === 'number' ? read.value : 0
  const part = isShare ? Math.round((tier.mailboxes * given) / 100) : given
  const isPart = part >= 1 && part < tier.mailboxes
  const words = read.ok
    ? `${field.label}: ${text.trim()} leaves no mailbox on one side.`
    : readProblemWords(isShare ? shareBox : field, read.problem, format)
  const error = isPart || !isPressed ? null : words
  const take = () => {
    setPressed(true)
    if (!isPart) return box.current?.focus()
    const left = format.value(tier.mailboxes - part, 'mailboxes')
    onTake(
      () => splitTier(at, part),
      `Tier ${at + 2} has ${format.value(part, 'mailboxes')} of ${title}, which keeps ${left}.`,
    )
  }
  const onEnter = (event: FormEvent) => {
    event.preventDefault()
    take()
  }
  return (
    <section className="boxed tier-panel" aria-label={`Split ${title}`}>
      <FieldFrame field={{ ...field, key: id }} value={part} error={error} onAnswer={() => {}}>
        {(described) => (
          <span className="box">
            <input
              {...described}
              ref={box}
              id={`${id}-0`}
              type="text"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && onEnter(event)}
            />
            <span className="unit" aria-hidden="true">
              mailboxes or %
            </span>
          </span>
        )}
      </FieldFrame>
      <p className="hint" role="status">
        {isPart &&
          `${format.value(part, 'mailboxes')} go to a new tier, ${format.value(tier.mailboxes - part, 'mailboxes')} stay in ${title}.`}
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={take}>
          Split
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Cancel
        </button>
      </div>
    </section>
  )
}

const usual = { kind: 'number', suffix: '', whole: false, empty: null } as const

const shareBox: NumberBox = {
  ...usual,
  label: 'Mailboxes of the new tier',
  help: '',
  unit: '%',
  min: 0.001,
  max: 99.999,
}

function splitBox(mailboxes: number): NumberBox {
  return {
    ...usual,
    label: shareBox.label,
    help: 'A number of them or a share such as 20 %. The new tier has the same answers; none is added.',
    unit: '',
    suffix: 'mailboxes',
    min: 1,
    max: mailboxes - 1,
    whole: true,
  }
}
