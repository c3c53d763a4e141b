import { notModelled } from '../../engine/checks/index.ts'
import type { Plan } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** What no figure of a plan contains, each entry with its source. */
export function NotModelledList({ plan }: { readonly plan: Plan }) {
  return (
    <ul className="not-modelled ranges stack gap-1 wide-measure above-2">
      {notModelled(plan).map(({ text, source }) => (
        <li key={text}>
          {text} <SourceNote source={source} />
        </li>
      ))}
    </ul>
  )
}
