import { fileURLToPath, pathToFileURL } from 'node:url'
import { pageIds, pages as register } from '../src/app/pages.ts'

export const hostedFolder = fileURLToPath(new URL('../dist/', import.meta.url))
const singleFile = fileURLToPath(new URL('../dist-single/index.html', import.meta.url))

/** Both builds of the program. */
export const builds = [
  { name: 'hosted', address: './', file: `${hostedFolder}index.html` },
  { name: 'single', address: pathToFileURL(singleFile).href, file: singleFile },
] as const

/** Every page of the program: the fragment of its address, and what the window is called there. */
export const pages = pageIds.map((id) => ({
  fragment: id === 'home' ? '#/' : `#/${id}`,
  /** Also while something in it is wrong. */
  title: new RegExp(`^(Error: )?${register[id].title} — Spindle$`),
}))
