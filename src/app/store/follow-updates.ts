import { isNewerVersion } from '../../changelog/releases.ts'
import {
  type ReleaseMessage,
  type ReleaseRequest,
  readReleaseMessage,
} from '../../offline/release-message.ts'
import { trustedFolderScriptUrl } from '../work/trusted-scripts.ts'
import { registerTakeOver, useProgramUpdate } from './program-update.ts'

/** Time limit for a waiting version to describe itself. */
const tellWithinMs = 10_000

/** Least time between two checks for a newer version in an open window. */
const askAgainMs = 3_600_000

/**
 * Has the browser keep an offline copy of the program, and says when a newer version is ready; none
 * is taken automatically. Rejects if the copy cannot be registered. Call once.
 */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return useProgramUpdate.setState({ copy: 'not offered' })
  const { serviceWorker } = navigator
  const script = trustedFolderScriptUrl('sw.js')
  const registration = await serviceWorker.register(script, { updateViaCache: 'none' })
  followCopy(registration)
  followReplacing(serviceWorker)
  const look = () => announce(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  look()
  let askedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - askedAt < askAgainMs) return
    askedAt = performance.now()
    // Offline the check fails; the next one is soon enough.
    registration.update().catch(() => {})
  })
}

function followCopy({ active, installing, waiting }: ServiceWorkerRegistration): void {
  const worker = active ?? waiting ?? installing
  const tell = () => {
    if (worker?.state === 'activated' || worker?.state === 'activating')
      useProgramUpdate.setState({ copy: 'kept' })
    if (worker?.state === 'redundant') useProgramUpdate.setState({ copy: 'failed' })
  }
  tell()
  if (worker !== active) worker?.addEventListener('statechange', tell)
}

/** The first copy takes over a page that had none; any later one replaces another version. */
function followReplacing(serviceWorker: ServiceWorkerContainer): void {
  let hadOne = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (useProgramUpdate.getState().waiting?.isTaken) return location.reload()
    if (hadOne) useProgramUpdate.setState({ isReplaced: true, waiting: null })
    hadOne = true
  })
}

let announced: ServiceWorker | null = null

async function announce({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !active || waiting === announced) return
  announced = waiting
  const told = await toldBy(waiting)
  if (waiting !== announced || waiting.state !== 'installed') return
  // An older version, after a rollback of the server, takes over once every window is closed.
  if (told && isNewerVersion(__VERSION__, told.version)) return
  registerTakeOver(() => post(waiting, { ask: 'take over' }))
  useProgramUpdate.setState({ waiting: { told, isPutOff: false, isTaken: false } })
}

/** What a version reports about itself; null if it does not answer in time. */
function toldBy(worker: ServiceWorker): Promise<ReleaseMessage | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<ReleaseMessage | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(readReleaseMessage(data))
    setTimeout(() => resolve(null), tellWithinMs)
    post(worker, { ask: 'tell' }, [port2])
  }).finally(() => port1.close())
}

function post(worker: ServiceWorker, asked: ReleaseRequest, ports: Transferable[] = []): void {
  worker.postMessage(asked, ports)
}
