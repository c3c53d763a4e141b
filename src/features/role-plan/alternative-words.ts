import { jbodWords } from '../../app/roles/jbod-words.ts'
import { unmetWords } from '../../app/words/requirement-words.ts'
import {
  type AlternativeLack,
  type AlternativeShape,
  type BuiltAlternative,
  storageKinds,
  type UnbuiltAlternative,
  type UnsharedDrives,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

const sitesWords = {
  standalone: 'Standalone servers',
  'one site': 'One site',
  AP: 'Active/passive',
  AA1: 'Active/active in one DAG',
  AAN: 'Active/active in pairs of DAGs',
} as const satisfies Record<AlternativeShape['sites'], string>

/** How an alternative shares its sites, and its copies by site: `Active/passive, 3 + 1 copies`. */
export function layoutWords({ sites, copies }: Layout, format: Format): string {
  if (sites === 'standalone') return sitesWords.standalone
  const [home, away] = copies
  return `${sitesWords[sites]}, ${bySite(sites, copies, format)} ${home + away === 1 ? 'copy' : 'copies'}`
}

type Layout = Pick<AlternativeShape, 'sites' | 'copies' | 'lagged'>

/** The lagged copies of an alternative: `1 lagged in the other site`; null without. */
export function laggedWords({ sites, lagged }: Layout, format: Format): string | null {
  const [home, away] = lagged
  if (home + away === 0) return null
  if (sites === 'one site' || away === 0) return `${format.number(home)} lagged`
  return home === 0
    ? `${format.number(away)} lagged in the other site`
    : `${bySite(sites, lagged, format)} lagged`
}

function bySite(
  sites: AlternativeShape['sites'],
  [home, away]: readonly [number, number],
  { number }: Format,
): string {
  return sites === 'one site' ? number(home) : `${number(home)}\u00a0+\u00a0${number(away)}`
}

/** What an alternative is built of. */
export function builtOf({ storage }: BuiltAlternative): string {
  return storageKinds[storage].builtOf
}

/** Why an alternative takes a single drive for each database. */
export function unsharedWords({ servers, copies }: UnsharedDrives, format: Format): string {
  const { number } = format
  return `One database per drive: a DAG has ${number(servers)} servers in a site and ${number(copies)} copies there; a drive holds several only where servers are a multiple of copies`
}

/** An alternative in one line, for what is named after it. */
export function alternativeWords(one: BuiltAlternative, format: Format): string {
  const lagged = laggedWords(one.shape, format)
  return [layoutWords(one.shape, format), ...(lagged ? [lagged] : []), builtOf(one)].join(', ')
}

/** Alternatives that cannot be built for one reason: their drives told together. */
export type UnbuiltRow = { readonly of: string; readonly why: string }

/** What cannot be built, each layout with its reason; said once where it is the same for all drives. */
export function unbuiltRows(
  unbuilt: readonly UnbuiltAlternative[],
  format: Format,
): readonly UnbuiltRow[] {
  const told = unbuilt.map((one) => {
    const lagged = laggedWords(one.shape, format)
    const layout = [layoutWords(one.shape, format), ...(lagged ? [lagged] : [])].join(', ')
    return { layout, storage: one.shape.storage, why: whyWords(one, format) }
  })
  return told.flatMap(({ layout, storage, why }, at) => {
    const same = told.filter((other) => other.layout === layout && other.why === why)
    if (same[0] !== told[at]) return []
    const drives = same.length > 1 ? 'JBOD or RAID' : storage
    return [{ of: `${layout}, ${drives}`, why }]
  })
}

function whyWords({ lacks, active }: UnbuiltAlternative, format: Format): string {
  const isOfRules = lacks.every(({ code }) => code === 'rules')
  const words = worstOfEach(lacks)
    .map((lack) => lackWords(lack, format))
    .join(' ')
  return isOfRules
    ? words
    : `With ${format.value(active, 'servers')} with active mailboxes in the first site: ${words}`
}

/** Each thing that is lacking once: on the servers that lack most of it. */
function worstOfEach(lacks: readonly AlternativeLack[]): readonly AlternativeLack[] {
  const worst = new Map<string, AlternativeLack>()
  for (const lack of lacks) {
    const other = worst.get(lack.code)
    if (!other || needOf(lack) > needOf(other)) worst.set(lack.code, lack)
  }
  return [...worst.values()]
}

function needOf(lack: AlternativeLack): number {
  if (!('required' in lack)) return 0
  return typeof lack.required === 'number' ? lack.required : lack.required.value
}

function lackWords(lack: AlternativeLack, format: Format): string {
  if (lack.code !== 'no single drives') return unmetWords([lack], format)
  const why = lack.why
    .filter(({ storage }) => storage === 'RAID')
    .map(({ verdict, storage }) => jbodWords({ verdict, storage }, format))
  return `Single drives do not do. ${[...new Set(why)].join(' ')}`
}
