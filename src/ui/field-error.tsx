type FieldErrorProps = {
  /** DOM id, by which the control is described. */
  readonly id: string
  readonly error: string
}

/** Error at a field: why its text is refused, or which answer it contradicts. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p id={id} className="error">
      {error}
    </p>
  )
}
