import { Fragment, type ReactNode } from 'react'
import { type Advice, directInputsOf, type Finding, type Sentence } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type AdviceTextProps = {
  readonly advice: Advice
  /** Draws what follows the advice for each finding: on screen, a link to the answer to change. */
  readonly fix?: (finding: Finding) => ReactNode
}

export function AdviceText({ advice, fix }: AdviceTextProps) {
  const { findings, measured } = advice
  return (
    <>
      {findings.map(({ tier, sentence }) => (
        <p key={tier}>
          <SentenceText sentence={sentence} />
        </p>
      ))}
      {measured.length > 0 && (
        <p>
          <SentenceText sentence={measured} />
        </p>
      )}
      <p>
        <SentenceText sentence={advice.fix} />
        {fix && findings.map((one) => <Fragment key={one.tier}> {fix(one)}</Fragment>)}
      </p>
    </>
  )
}

/** Sentence whose figures open their working; a figure without inputs is plain text. */
function SentenceText({ sentence }: { sentence: Sentence }) {
  const format = useFormat()
  return sentence.map((part, at) => {
    if (typeof part === 'string') return part
    if (directInputsOf(part).length === 0) return format.text(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
    return <Figure key={at} worked={part} />
  })
}
