import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Node loads this file twice: to register it, and beside the program as what it registered.
if (isMainThread) register(import.meta.url)

/** Loads what the program imports with `?raw` as the text of the file, as Vite does. */
export async function load(url, context, next) {
  if (!url.endsWith('?raw')) return next(url, context)
  const text = readFileSync(new URL(url.slice(0, -'?raw'.length)), 'utf8')
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)}` }
}
