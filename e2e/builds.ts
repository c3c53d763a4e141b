import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pageIds, planPartIds, planParts, pages as register } from '#program'

export const hostedFolder = fileURLToPath(new URL('../dist/', import.meta.url))
/** The single file as it is served beside the others. */
const singleFile = `${hostedFolder}spindle.html`

/** Both builds of the program. */
export const builds = [
  { name: 'hosted', address: './', file: `${hostedFolder}index.html` },
  { name: 'single', address: pathToFileURL(singleFile).href, file: singleFile },
] as const

/** Every page of the program, and every part of the plan: the fragment of its address, and what the window is called there. */
export const pages = pageIds.flatMap((id) =>
  [null, ...(id === 'plan' ? planPartIds : [])].map((part) => {
    const address = part === null ? id : `${id}/${part}`
    return {
      name: address.replace('/', '-'),
      fragment: id === 'home' ? '#/' : `#/${address}`,
      /** Also while something in it is wrong. */
      title: new RegExp(`^(Error: )?${part ? planParts[part] : register[id].title} — Spindle$`),
    }
  }),
)

/** The script of the hosted build’s worker. */
export function workerScript() {
  const assets = join(hostedFolder, 'assets')
  const [script, ...others] = readdirSync(assets)
    .filter((name) => /^worker-.*\.js$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
    // Beside the script there is a line that only names it.
    .filter(({ code }) => code.length > 1000)
  if (!script || others.length > 0) throw new Error('The build wrote no one script for the worker.')
  return script
}
