import { useState } from 'react'
import type { DagServer, Dags, Loss } from '../../engine/failures/index.ts'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { isFailureFree } from '../store/failure-in-address.ts'
import { useProject } from '../store/use-project.ts'
import { listedWords } from '../words/listed-words.ts'
import {
  failServer,
  restoreAll,
  restoreServer,
  setFailedSite,
  setLinkCut,
  setSwitchedOver,
} from './failure-actions.ts'
import { doesSwitchoverChangeOutcome, namesOfLossesNotInPlan } from './simulated-failure.ts'
import { useSimulatedFailure } from './use-simulated-failure.ts'
import './failing.css'

type FailureSwitchesProps = {
  /** Most servers that the picture above draws; each drawn server has its own switch. */
  readonly mostDrawn: number
}

/** Switches that fail and restore a site, the link and servers that are not drawn; nothing without a DAG. */
export function FailureSwitches({ mostDrawn }: FailureSwitchesProps) {
  const failure = useSimulatedFailure()
  // The switches stay once something has failed, so that the pressed one stays under the pointer.
  const [isTried, setTried] = useState(false)
  if (!failure) return null
  const { dags, lost } = failure
  if (!isTried && !isFailureFree(lost)) setTried(true)
  return (
    <fieldset className="failing row gap-2 centered flush">
      <legend className="in-line light">What if it fails</legend>
      <div className="switches row gap-2">
        {dags.sites > 1 ? (
          <SiteSwitches sites={dags.sites} lost={lost} />
        ) : (
          !isTried && <span className="quiet">Press a server.</span>
        )}
        {isTried && (
          <>
            <Switch
              isOn={lost.byHand}
              words={['Switch over by hand', 'Take the switchover back']}
              onTurn={setSwitchedOver}
              isIdle={!lost.byHand && !doesSwitchoverChangeOutcome(failure)}
            />
            <button
              type="button"
              aria-disabled={isFailureFree(lost)}
              onClick={() => !isFailureFree(lost) && restoreAll()}
            >
              Restore all
            </button>
          </>
        )}
      </div>
      {dags.servers.length > mostDrawn && (
        <Fold title="Single servers">
          <ServerSwitches dags={dags} lost={lost} />
        </Fold>
      )}
      <NotThere dags={dags} />
    </fieldset>
  )
}

function SiteSwitches({ sites, lost }: { readonly sites: number; readonly lost: Loss }) {
  const all = Array.from({ length: sites }, (_, at) => at + 1)
  return (
    <>
      {all.map((site) => (
        <Switch
          key={site}
          isOn={lost.site === site}
          words={[`Fail site ${site}`, `Restore site ${site}`]}
          onTurn={(isDown) => setFailedSite(isDown ? site : null)}
        />
      ))}
      <Switch isOn={lost.link} words={['Cut the link', 'Mend the link']} onTurn={setLinkCut} />
    </>
  )
}

type SwitchProps = {
  readonly isOn: boolean
  /** What pressing the switch does while it is off, and while it is on. */
  readonly words: readonly [off: string, on: string]
  readonly onTurn: (isOn: boolean) => void
  /** True if the switch would change nothing. */
  readonly isIdle?: boolean
}

/** A single button with two states, because two buttons would lose the keyboard focus. */
function Switch({ isOn, words, onTurn, isIdle = false }: SwitchProps) {
  return (
    <button
      type="button"
      className={isOn ? 'down' : undefined}
      aria-disabled={isIdle}
      onClick={() => !isIdle && onTurn(!isOn)}
    >
      {words[isOn ? 1 : 0]}
    </button>
  )
}

/** Switches for the servers of one DAG; with several DAGs, of the chosen one. */
function ServerSwitches({ dags: { dags }, lost }: { readonly dags: Dags; readonly lost: Loss }) {
  const [chosen, choose] = useState(1)
  const dag = dags.find(({ number }) => number === chosen) ?? dags[0]
  if (!dag) return null
  return (
    <>
      {dags.length > 1 && (
        <label className="of-dag">
          Servers of{' '}
          <select value={dag.number} onChange={({ target }) => choose(Number(target.value))}>
            {dags.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className="servers row gap-2 above-2 bare-list">
        {dag.servers.map((server) => (
          <li key={server.number}>
            <ServerSwitch server={server} lost={lost} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ServerSwitch({ server, lost }: { readonly server: DagServer; readonly lost: Loss }) {
  const { number, name, site } = server
  const isDown = lost.servers.includes(number)
  const isGone = isDown || lost.site === site
  return (
    <button
      type="button"
      className={isGone ? 'down' : undefined}
      onClick={() => (isDown ? restoreServer : failServer)(number)}
    >
      {isDown ? 'Restore' : 'Fail'} <span className="name">{name}</span>
    </button>
  )
}

/** Servers and sites in the address that the plan does not have. */
function NotThere({ dags }: { readonly dags: Dags }) {
  const format = useFormat()
  const asked = useProject((now) => now.lost)
  const unread = useProject((now) => now.unreadLost)
  const missing = [
    ...namesOfLossesNotInPlan(dags, asked),
    ...unread.map((word) => `“${word.slice(0, 20)}”`),
  ]
  if (missing.length === 0) return null
  return <p className="hint">Not in this plan, and so left out: {listedWords(missing, format)}.</p>
}
