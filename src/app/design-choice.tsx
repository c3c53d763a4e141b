type DesignChoiceProps = {
  /** Id of the select element; unique on a page. */
  readonly id: string
  readonly designs: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: string
  readonly onPick: (design: string) => void
}

export function DesignChoice({ id, designs, chosen, onPick }: DesignChoiceProps) {
  return (
    <p className="plan-name">
      <label htmlFor={id} className="quiet">
        Design
      </label>
      <select id={id} value={chosen} onChange={(event) => onPick(event.target.value)}>
        {designs.map((design) => (
          <option key={design.id} value={design.id}>
            {design.title}
          </option>
        ))}
      </select>
    </p>
  )
}
