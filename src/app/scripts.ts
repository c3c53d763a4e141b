type ScriptPolicy = { readonly createScriptURL: (text: string) => string }

let policy: ScriptPolicy | null = null

/** The script of the worker as the page was built with it: in the single file a blob. */
let ownWorker: string | null = null

/** How the service worker and the workers of this version and of others are called in the folder of the page. */
const ofFolder = /(?:sw|assets\/worker-[\w-]+)\.js$/

/** The address of the worker’s script, as the policy of the page lets it through. */
export function trustedWorker(address: string): string {
  ownWorker ??= address
  return trusted(address)
}

/**
 * The address of a script in the folder of the page, by its name there, as the policy lets it through.
 * Throws `TypeError` where it is neither the service worker nor the worker of a version.
 */
export function trustedOfFolder(name: string): string {
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

/** The name of one of those scripts that a text ends with. */
function nameIn(text: string): string | null {
  return ofFolder.exec(text)?.[0] ?? null
}

function addressOf(name: string): string {
  return new URL(name, location.href).href
}
