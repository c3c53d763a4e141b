import { fileURLToPath, pathToFileURL } from 'node:url'

export const hostedFolder = fileURLToPath(new URL('../dist/', import.meta.url))
const singleFile = fileURLToPath(new URL('../dist-single/index.html', import.meta.url))

/** Both builds of the program. */
export const builds = [
  { name: 'hosted', address: './', file: `${hostedFolder}index.html` },
  { name: 'single', address: pathToFileURL(singleFile).href, file: singleFile },
] as const

/** Every page of the program, as a fragment. */
export const pages = [
  '#/users',
  '#/profile',
  '#/quota',
  '#/availability',
  '#/arrays',
  '#/all',
  '#/plan',
  '#/report',
  '#/evidence',
  '#/worked-example',
  '#/design',
  '#/what-if',
  '#/at-hand',
  '#/search',
  '#/errata',
] as const
