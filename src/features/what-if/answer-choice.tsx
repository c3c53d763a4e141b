import type { Dial } from '../../engine/explore/index.ts'

type AnswerChoiceProps = {
  readonly dials: readonly Dial[]
  /** Answers with the smallest margins, smallest first. */
  readonly first: readonly string[]
  readonly chosen: string
  readonly onPick: (answer: string) => void
}

/** Size of the group with the smallest margins. */
const mostFirst = 6

export function AnswerChoice({ dials, first, chosen, onPick }: AnswerChoiceProps) {
  const named = dials.map((dial) => ({ key: dial.answer, label: dial.workedAt(dial.now).label }))
  const matter = first
    .slice(0, mostFirst)
    .flatMap((answer) => named.filter(({ key }) => key === answer))
  const others = named.filter((one) => !matter.includes(one))
  return (
    <p className="plan-name flush">
      <label htmlFor="what-if-answer" className="quiet">
        Answer
      </label>
      <select id="what-if-answer" value={chosen} onChange={({ target }) => onPick(target.value)}>
        <Options label="These matter most" options={matter} />
        <Options label={matter.length > 0 ? 'All others' : 'All answers'} options={others} />
      </select>
    </p>
  )
}

type OptionsProps = {
  readonly label: string
  readonly options: readonly { readonly key: string; readonly label: string }[]
}

function Options({ label, options }: OptionsProps) {
  if (options.length === 0) return null
  return (
    <optgroup label={label}>
      {options.map((one) => (
        <option key={one.key} value={one.key}>
          {one.label}
        </option>
      ))}
    </optgroup>
  )
}
