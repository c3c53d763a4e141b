import { useState } from 'react'
import { sizeResultOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { type Plan, shortVersionName } from '../../engine/index.ts'
import {
  mostSmallServerMailboxes,
  type ServerWithoutMailboxes,
  serversWithoutMailboxesInVersion,
  smallServerPreset,
  withSmallServer,
} from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

/** Fold with presets of small, relay and Edge servers, which are computed only while it is open. */
export function ServerPresets() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="advanced" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Small, relay and Edge Transport servers</summary>
      {isOpen && <Presets />}
    </details>
  )
}

function Presets() {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const small = withSmallServer(plan)
  const isLess = small !== null && small.tiers !== plan.tiers
  return (
    <>
      <ul className="bare-list lined">
        <li className="row one-line gap-4 top spread">
          <div>
            <strong>{smallServerPreset.name}‡</strong>
            <p className="hint flush">
              {smallServerPreset.about} {smallServerPreset.source.fact}
              {!small &&
                ` The tiers of this plan have more than ${mostSmallServerMailboxes} mailboxes.`}
            </p>
          </div>
          <button
            type="button"
            disabled={!small || !sizeResultOf(small).ok}
            onClick={() => small && applyChangedPlan(small, smallServerPreset.name, 'preset')}
          >
            {isLess ? `Use with ${mostSmallServerMailboxes} mailboxes` : 'Use'}
            <span className="sr">: {smallServerPreset.name}</span>
          </button>
        </li>
        {serversWithoutMailboxesInVersion(plan).map((one) => (
          <li key={one.name}>
            <div>
              <strong>{one.name}</strong>
              <p>{figuresWords(one, plan, format)}</p>
              <p className="hint flush">
                {one.about} <SourceNote source={one.source} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="footnote">‡ Not published: an assumption to start from.</p>
    </>
  )
}

function figuresWords(one: ServerWithoutMailboxes, { exchange }: Plan, format: Format): string {
  const { memory, pageFile, mostCores } = one
  const version = shortVersionName(exchange)
  const cores = `at most ${format.text(mostCores)}`
  return memory && pageFile
    ? `Not sized here: without mailboxes there is nothing to size by. ${version}: ${format.text(memory)} of memory recommended, not required, a page file of ${format.text(pageFile)}, ${cores}.`
    : `Not sized here: without mailboxes there is nothing to size by. No memory is published for ${version}; ${cores}.`
}
