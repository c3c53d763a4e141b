import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { answerViewIds, answerViewTitles, pageIds, pages as register } from '#program'

export const hostedFolder = fileURLToPath(new URL('../dist/', import.meta.url))
/** The single file, as served beside the hosted build. */
const singleFile = `${hostedFolder}spindle.html`

export const builds = [
  { name: 'hosted', address: './', file: `${hostedFolder}index.html` },
  { name: 'single', address: pathToFileURL(singleFile).href, file: singleFile },
] as const

/** Every page of the program and every part of the plan: address fragment and window title. */
export const pages = pageIds.flatMap((id) =>
  [null, ...(id === 'plan' ? answerViewIds : [])].map((part) => {
    const address = part === null ? id : `${id}/${part}`
    return {
      name: address.replace('/', '-'),
      fragment: id === 'home' ? '#/' : `#/${address}`,
      /** Also matches while an answer is wrong. */
      title: new RegExp(
        `^(Error: )?${part ? answerViewTitles[part] : register[id].title} — Spindle$`,
      ),
    }
  }),
)

/** The worker script of the hosted build: name and code. Throws unless there is exactly one. */
export function workerScript() {
  const assets = join(hostedFolder, 'assets')
  const [script, ...others] = readdirSync(assets)
    .filter((name) => /^worker-.*\.js$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
    // A short script beside it only names it.
    .filter(({ code }) => code.length > 1000)
  if (!script || others.length > 0) throw new Error('The build wrote no one script for the worker.')
  return script
}
