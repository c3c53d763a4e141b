/** The mark of the program: a platter seen from above, with what is read of it. */
export function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="rim" cx="16" cy="16" r="13" />
      <path className="track" d="M16 8.5a7.5 7.5 0 1 1-7.5 7.5" />
      <circle className="hub" cx="16" cy="16" r="3" />
    </svg>
  )
}
