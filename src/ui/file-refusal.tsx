type FileRefusalProps = {
  readonly id: string
  /** That the file was not taken, and why. */
  readonly reason: string
  /** The parts of it that cannot be taken, each with its path. */
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

/** Why a file was not taken. */
export function FileRefusal({ id, reason, problems }: FileRefusalProps) {
  return (
    <div className="error-summary refused-file" role="alert">
      <p id={id}>{reason}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path && <code>{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      <p>Your own plan is unchanged.</p>
    </div>
  )
}
