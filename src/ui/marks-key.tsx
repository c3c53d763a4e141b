import { extrapolatedMark, publicMark } from './working.tsx'

/** What the marks of figures say, at the foot of a page; each line only where its mark stands. */
export function MarksKey() {
  return (
    <div className="marks-key">
      <p className="hint of-extrapolated">{extrapolatedMark}</p>
      <p className="hint of-public">{publicMark}</p>
    </div>
  )
}
