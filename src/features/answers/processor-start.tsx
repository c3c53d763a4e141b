import { useState } from 'react'
import { sizeOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import {
  generationStanding,
  type Plan,
  processorsOf,
  serverGenerations,
  shown,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import './processor-start.css'

/** What the processors of a server come to, and servers to start their answers from. */
export function ProcessorStart() {
  const plan = useProject((now) => now.plan)
  return (
    <>
      <ProcessorNote plan={plan} />
      <Generations plan={plan} />
    </>
  )
}

/** The megacycles of a server, and what another number of cores would change. */
function ProcessorNote({ plan }: { plan: Plan }) {
  const format = useFormat()
  const { core, server, cores, isRated } = processorsOf(plan, 'corrected').site1
  if (!core || !server) return null
  const each = format.value(Math.round(shown(core)), 'megacycles')
  const all = format.value(Math.round(shown(server)), 'megacycles')
  return (
    <p className="hint processor-note" role="status">
      A server has {all}: {format.number(cores.value)} × {each} per core{!isRated && '‡, assumed'}.{' '}
      {coresWords(plan, isRated)}
    </p>
  )
}

function coresWords({ processorBy }: Plan, isRated: boolean): string {
  if (processorBy === 'virtual machine')
    return 'More virtual processors do more as long as the host has cores for them.'
  if (!isRated) return 'More cores do more, because each is taken to be alike. Give a rate.'
  return processorBy === 'megacycles'
    ? 'More cores do more, because the megacycles of each are given.'
    : 'Cores alone change no utilization: the SPEC rate is that of the whole server, so with twice the cores each does half.'
}

/** Servers of some years, whose cores and rate become the answers. */
function Generations({ plan }: { plan: Plan }) {
  const [at, setAt] = useState(serverGenerations.length - 1)
  const chosen = serverGenerations[at]
  const next: Plan = { ...plan, ...chosen?.answers }
  const isPossible = sizeOf(next).ok
  return (
    <details className="advanced">
      <summary>Start from a server of some years</summary>
      <div className="field">
        <label htmlFor="server-generation">Server</label>
        <div className="buttons">
          <select
            id="server-generation"
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
          >
            {serverGenerations.map(({ name, answers }, index) => (
              <option key={name} value={index}>
                {`${name}, ${answers.cores.toString()} cores‡`}
              </option>
            ))}
          </select>
          <button
            type="button"
            disabled={!isPossible}
            onClick={() => applyPlan(next, `Processors of ${chosen?.name ?? ''}`)}
          >
            Use its cores and SPEC rate
          </button>
        </div>
        <p className="hint">
          ‡ <SourceNote source={generationStanding} />
        </p>
      </div>
    </details>
  )
}
