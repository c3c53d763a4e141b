import { notModelled } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** What no figure of a plan contains, with the reason or the place. */
export function NotModelledList() {
  return (
    <ul className="not-modelled">
      {notModelled.map(({ text, source }) => (
        <li key={text}>
          {text} <SourceNote source={source} />
        </li>
      ))}
    </ul>
  )
}
