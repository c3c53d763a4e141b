import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A package in the scripts of a build, as Vite's `build.license` lists it. */
type Package = {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

/** Bundlers, whose own lines are part of every build. */
const bundlers = ['rolldown', 'vite']

/** Package of the pages' typeface. */
export const typeface = '@fontsource-variable/inter'

/**
 * Notices with full license texts of all packages in a build: those in `listed` (JSON of Vite),
 * those of `besides`, and the bundlers. Throws if a license is missing.
 */
export function thirdPartyNotices(listed: string, besides: ReadonlySet<string>): string {
  const packages: readonly Package[] = JSON.parse(listed)
  const known = new Set(packages.map(({ name }) => name))
  const unlisted = [...besides].filter((name) => !known.has(name)).sort()
  const notices = [...packages, ...[...unlisted, ...bundlers].map(readPackage)].map((one) => {
    const { name, version, identifier, text } = one
    if (!identifier || !text) throw new Error(`${name} comes without its licence.`)
    const title = `${name} ${version} (${identifier})`
    return [title, '-'.repeat(title.length), text, ...read(name, /^notice/i)].join('\n')
  })
  return ['Spindle contains the work of others, under these licences.', ...notices].join('\n\n\n')
}

function readPackage(name: string): Package {
  const { version, license } = JSON.parse(read(name, /^package\.json$/).join())
  // Vite's license file continues with the licenses of what Vite bundles.
  const [text = ''] = read(name, /^licen[cs]e/i)
    .join('\n')
    .split('# Licenses of bundled')
  return { name, version, identifier: license, text: text.trim() }
}

/** Contents of a package's files whose names match. */
function read(name: string, file: RegExp): string[] {
  const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url))
  const names = readdirSync(folder).filter((found) => file.test(found))
  return names.map((found) => readFileSync(`${folder}${found}`, 'utf8').trim())
}
