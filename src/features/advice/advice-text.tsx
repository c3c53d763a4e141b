import { Fragment, type ReactNode } from 'react'
import { type Advice, inputsOf, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import type { AdviceGroup } from './advice-groups.ts'
import { adviceWords, type Part } from './advice-words.ts'

type AdviceTextProps = {
  readonly group: AdviceGroup
  readonly plan: Plan
  /** What stands at the end: on screen the way to mend it. */
  readonly mend?: (advice: Advice) => ReactNode
}

/** What a plan has, what was measured about that, and what to do. */
export function AdviceText({ group, plan, mend }: AdviceTextProps) {
  const format = useFormat()
  const words = group.advice.map((one) => ({ one, ...adviceWords(one, plan, format) }))
  const [{ measured, mend: todo } = { measured: [], mend: '' }] = words
  return (
    <>
      {words.map(({ one, finding }) => (
        <p key={one.tier}>
          <Sentence parts={finding} />
        </p>
      ))}
      {measured.length > 0 && (
        <p>
          <Sentence parts={measured} />
        </p>
      )}
      <p>
        {todo}
        {mend && group.advice.map((one) => <Fragment key={one.tier}> {mend(one)}</Fragment>)}
      </p>
    </>
  )
}

/** A sentence with its figures; one with nothing behind it is a word like any other. */
function Sentence({ parts }: { parts: readonly Part[] }) {
  const format = useFormat()
  return parts.map((part, at) => {
    if (typeof part === 'string') return part
    if (inputsOf(part).length === 0) return format.text(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
    return <Figure key={at} worked={part} />
  })
}
