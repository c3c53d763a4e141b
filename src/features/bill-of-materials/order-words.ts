import { groupSiteInSentence } from '../../app/roles/group-words.ts'
import { arraysHeadline } from '../../app/words/array-words.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { serverStorageTitle, wordsByDrivePurpose } from '../../app/words/server-words.ts'
import {
  type Design,
  type DrivesForPurpose,
  isServerDesign,
  type ServerDesign,
  takesSystemBay,
} from '../../engine/designs/index.ts'
import { asShown } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** A design's order in one sentence: sizes, counts per server and totals. */
export function designOrderSentence(design: Design, format: Format): string {
  switch (design.kind) {
    case 'arrays':
      return `${arraysHeadline(design.candidate, format)}: ${format.text(design.drivesInAll)} in all`
    case 'tested blocks':
      return `${format.text(design.blocks.blocks)} of ${design.blocks.solution.name} with ${format.text(design.drivesInAll)} in all`
    default:
      return serversWords(design, format)
  }
}

/**
 * Explains why an order has more drives than the headlines count: `The 312 drives are 264 for data,
 * which the headline counts, and 48 for the system and transport.` Null if the headline counts all.
 */
export function systemDrivesSentence(design: Design, format: Format): string | null {
  if (!isServerDesign(design)) return null
  const { drives, drivesInAll } = design
  const besides = drives.filter(takesSystemBay)
  const count = sumOf(besides, ({ inAll }) => asShown(inAll))
  if (count === 0) return null
  const data = asShown(drivesInAll)
  const purposes = new Set(besides.map(({ purpose }) => purpose))
  const uses = [...purposes].map((one) =>
    one === 'system' ? 'the system' : wordsByDrivePurpose[one],
  )
  return `The ${format.value(data + count, 'drives')} are ${format.number(data)} for data, which the headline counts, and ${format.number(count)} for ${listedWords(uses, format)}.`
}

function serversWords(design: ServerDesign, format: Format): string {
  const { servers, drives, arrays } = design
  const kinds = kindsOf(drives).map((rows) => kindWords(rows, drives, format))
  const stored = arrays ? [serverStorageTitle(design, format)] : []
  return `${format.text(servers)}: ${listedWords([...stored, ...kinds], format)}`
}

/** Drive rows grouped by kind and size; kinds that hold databases or logs first. */
function kindsOf(drives: readonly DrivesForPurpose[]): readonly (readonly DrivesForPurpose[])[] {
  const kinds = new Map<string, DrivesForPurpose[]>()
  for (const row of drives) {
    const kind = `${row.kind} ${row.drive.value.toString()}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), row])
  }
  return [...kinds.values()].sort((one, other) => Number(holdData(other)) - Number(holdData(one)))
}

function holdData(rows: readonly DrivesForPurpose[]): boolean {
  return rows.some(({ purpose }) => purpose === 'database' || purpose === 'log')
}

/** `136 drives of 8,000 GB (17 in each)`; names the purpose of drives that hold no data. */
function kindWords(
  rows: readonly DrivesForPurpose[],
  drives: readonly DrivesForPurpose[],
  format: Format,
): string {
  const size = format.drive(rows[0]?.drive.value ?? 0)
  const inAll = format.value(
    sumOf(rows, ({ inAll: all }) => all.value),
    'drives',
  )
  const purposes = [...new Set(rows.map(({ purpose }) => purpose))]
  const uses = purposes.map((one) => (one === 'system' ? 'the system' : wordsByDrivePurpose[one]))
  const purpose = holdData(rows) ? '' : ` for ${listedWords(uses, format)}`
  const each = isSingleServerOrder(drives) ? '' : ` (${eachWords(rows, drives, format)})`
  return `${inAll} of ${size}${purpose}${each}`
}

/** True if all drives of an order are in a single server, where "in each" makes no sense. */
export function isSingleServerOrder(drives: readonly DrivesForPurpose[]): boolean {
  const groups = new Set(drives.map(({ group }) => `${group.site} ${group.role}`))
  return (
    groups.size === 1 && drives.every(({ perServer, inAll }) => perServer.value === inAll.value)
  )
}

/** Drives of one kind in each server: `17 in each`, or counts by site where they differ. */
function eachWords(
  rows: readonly DrivesForPurpose[],
  drives: readonly DrivesForPurpose[],
  format: Format,
): string {
  const places = [...new Set(drives.map(({ group }) => groupSiteInSentence(group, format)))]
  const counts = places.map((place) => {
    const here = rows.filter(({ group }) => groupSiteInSentence(group, format) === place)
    return { place, count: sumOf(here, ({ perServer }) => perServer.value) }
  })
  const [first] = counts
  if (first && counts.every(({ count }) => count === first.count))
    return `${format.number(first.count)}\u00a0in\u00a0each`
  return counts
    .filter(({ count }) => count > 0)
    .map(({ place, count }) => `${format.number(count)} in each of ${place}`)
    .join(' and ')
}

function sumOf<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}
