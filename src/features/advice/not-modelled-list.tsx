import { notModelled } from '../../engine/checks/index.ts'
import type { Plan } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** The parts that no figure of a plan contains, with the reason or the place. */
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
