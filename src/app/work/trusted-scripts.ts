type ScriptPolicy = { readonly createScriptURL: (text: string) => string }

let policy: ScriptPolicy | null = null

/** Address of the worker script of this page; a blob in the single file. */
let ownWorker: string | null = null

/** Matches names of service workers and workers, of any version, in the folder of the page. */
const ofFolder = /(?:sw|assets\/worker-[\w-]+)\.js$/

/** Address of the worker script, as a trusted script URL. */
export function toTrustedWorkerUrl(address: string): string {
  ownWorker ??= address
  return trusted(address)
}

/**
 * Address of a script in the folder of the page, as a trusted script URL. Throws `TypeError` unless
 * it is the service worker or a worker of some version.
 */
export function trustedFolderScriptUrl(name: string): string {
  if (nameIn(name) !== name) throw new TypeError(`No script but our own is started: ${name}`)
  return trusted(addressOf(name))
}

function trusted(address: string): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
  }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('spindle-worker', {
    createScriptURL: (text) => {
      const name = nameIn(text)
      const isOurs = text === ownWorker || (name !== null && text === addressOf(name))
      if (!isOurs) throw new TypeError('No script but the worker’s is started')
      return text
    },
  })
  return policy.createScriptURL(address)
}

/** Name of a worker script at the end of an address; null for none. */
function nameIn(text: string): string | null {
  return ofFolder.exec(text)?.[0] ?? null
}

function addressOf(name: string): string {
  return new URL(name, location.href).href
}
