import { siteInSentence } from '../../app/roles/group-words.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { drivePurposes, serverDesignTitle } from '../../app/words/server-words.ts'
import { arraysHeadline } from '../../app/words/words.ts'
import type { Design, DrivePurpose, DriveRow, ServerDesign } from '../../engine/designs/index.ts'
import type { Format } from '../../ui/format.ts'

/** What to buy for a design in one sentence: of what size, how many for each server and how many in all. */
export function orderWords(design: Design, format: Format): string {
  switch (design.kind) {
    case 'arrays':
      return `${arraysHeadline(design.candidate, format)}: ${format.text(design.drivesInAll)} in all`
    case 'tested blocks':
      return `${format.text(design.blocks.blocks)} of ${design.blocks.solution.name} with ${format.text(design.drivesInAll)} in all`
    default:
      return serversWords(design, format)
  }
}

function serversWords(design: ServerDesign, format: Format): string {
  const { servers, drives, arrays } = design
  const kinds = kindsOf(drives).map((rows) => kindWords(rows, drives, format))
  const stored = arrays ? [serverDesignTitle(design, format)] : []
  return `${format.text(servers)}: ${listedWords([...stored, ...kinds], format)}`
}

/** The drives of servers by what is ordered alike, each kind with all it is for; those that hold data first. */
function kindsOf(drives: readonly DriveRow[]): readonly (readonly DriveRow[])[] {
  const kinds = new Map<string, DriveRow[]>()
  for (const row of drives) {
    const kind = `${row.kind} ${row.drive.value.toString()}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), row])
  }
  return [...kinds.values()].sort((one, other) => Number(holdData(other)) - Number(holdData(one)))
}

function holdData(rows: readonly DriveRow[]): boolean {
  return rows.some(({ purpose }) => purpose === 'database' || purpose === 'log')
}

function useWords(purpose: DrivePurpose): string {
  return purpose === 'system' ? 'the system' : drivePurposes[purpose]
}

/** Drives of one kind: `136 drives of 8,000 GB (17 in each)`, and what they are for where they hold no data. */
function kindWords(rows: readonly DriveRow[], drives: readonly DriveRow[], format: Format): string {
  const size = format.drive(rows[0]?.drive.value ?? 0)
  const inAll = format.value(
    sumOf(rows, ({ inAll: all }) => all.value),
    'drives',
  )
  const uses = [...new Set(rows.map(({ purpose }) => useWords(purpose)))]
  const purpose = holdData(rows) ? '' : ` for ${listedWords(uses, format)}`
  const each = areOfOneServer(drives) ? '' : ` (${eachWords(rows, drives, format)})`
  return `${inAll} of ${size}${purpose}${each}`
}

/** Whether all drives of an order stand in a single server, of which nothing is "each". */
export function areOfOneServer(drives: readonly DriveRow[]): boolean {
  const groups = new Set(drives.map(({ group }) => `${group.site} ${group.role}`))
  return (
    groups.size === 1 && drives.every(({ perServer, inAll }) => perServer.value === inAll.value)
  )
}

/** How many a server has, by where it stands where that differs. */
function eachWords(rows: readonly DriveRow[], drives: readonly DriveRow[], format: Format): string {
  const places = [...new Set(drives.map(({ group }) => siteInSentence(group, format)))]
  const counts = places.map((place) => {
    const here = rows.filter(({ group }) => siteInSentence(group, format) === place)
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
