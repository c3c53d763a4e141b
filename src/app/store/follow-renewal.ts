import { isNewer } from '../../changes.ts'
import {
  type ReleaseMessage,
  type ReleaseRequest,
  readReleaseMessage,
} from '../../offline/release-message.ts'
import { trustedOfFolder } from '../scripts.ts'
import { canTakeOver, renewal } from './renewal.ts'

/** How long a version that waits may take to tell of itself. */
const tellWithinMs = 10_000

/** A window that stays open asks no more often for a newer version. */
const askAgainMs = 3_600_000

/**
 * Has the browser keep a copy of the program, which works without a network, and says when a newer
 * version is ready. None is taken by itself. Call once.
 */
export async function followRenewal(): Promise<void> {
  if (!('serviceWorker' in navigator)) return renewal.setState({ copy: 'not offered' })
  const { serviceWorker } = navigator
  const script = trustedOfFolder('sw.js')
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
    // Without a network nothing is known of a newer version, and the next time is soon enough.
    registration.update().catch(() => {})
  })
}

function followCopy({ active, installing, waiting }: ServiceWorkerRegistration): void {
  const worker = active ?? waiting ?? installing
  const tell = () => {
    if (worker?.state === 'activated' || worker?.state === 'activating')
      renewal.setState({ copy: 'kept' })
    if (worker?.state === 'redundant') renewal.setState({ copy: 'failed' })
  }
  tell()
  if (worker !== active) worker?.addEventListener('statechange', tell)
}

/** The first copy takes over a page that had none; after that, one only takes the place of another. */
function followReplacing(serviceWorker: ServiceWorkerContainer): void {
  let hadOne = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (renewal.getState().waiting?.isTaken) return location.reload()
    if (hadOne) renewal.setState({ isReplaced: true, waiting: null })
    hadOne = true
  })
}

let announced: ServiceWorker | null = null

async function announce({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !active || waiting === announced) return
  announced = waiting
  const told = await toldBy(waiting)
  if (waiting !== announced || waiting.state !== 'installed') return
  // A server that went back to an older version: it takes over once every window is closed.
  if (told && isNewer(__VERSION__, told.version)) return
  canTakeOver(() => post(waiting, { ask: 'take over' }))
  renewal.setState({ waiting: { told, isPutOff: false, isTaken: false } })
}

/** What a version tells of itself; null where it does not, or not in time. */
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
