import { verdictCell, verdictNouns } from '../../app/design-cells.tsx'
import { serverDesignTitle } from '../../app/words/server-words.ts'
import { arrayWords } from '../../app/words/words.ts'
import {
  type Candidate,
  candidateOf,
  type Found,
  type FoundArrays,
  type FoundFigure,
  type FoundServers,
  hasServers,
  kindOf,
  type Plan,
  type ServerDesign,
  versionOf,
  type WorkedFind,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { Column } from '../../ui/table.ts'

/** A design that was found by a search of a plan, and worked out again when it is asked for. */
export type FoundRow = {
  readonly found: Found
  readonly searched: Plan
  readonly worked: () => WorkedFind
}

type FoundColumn = Omit<Column<Found>, 'of'> & {
  readonly of: (row: FoundRow, format: Format) => Cell | undefined
}

/** What is told of a design that was found, figure by figure. */
export const foundColumns: Readonly<Record<FoundFigure, FoundColumn>> = {
  servers: { head: 'Servers', bare: true, of: serversCell },
  copies: { head: 'Copies', of: copiesCell },
  databases: { head: 'Databases', bare: true, of: ({ worked }) => worked().sizing.databases.inAll },
  array: { head: 'Array', names: true, of: (row, format) => arrayWords(arraysOf(row), format) },
  storage: {
    head: 'Storage',
    names: true,
    of: ({ worked }, format) => {
      const { design } = worked()
      return hasServers(design) ? serverDesignTitle(design, format) : undefined
    },
  },
  raid: { head: 'RAID', className: 'raid', of: (row) => arraysOf(row).raid },
  arraysPerServer: { head: 'Arrays per server', of: (row) => arraysOf(row).perServer },
  arrays: { head: 'Arrays in all', bare: true, of: ({ worked }) => worked().design.arrays },
  drives: { head: 'Drives in all', bare: true, of: ({ worked }) => worked().design.drivesInAll },
  capacity: { head: 'Capacity used', of: (row) => arraysOf(row).capacity.used },
  reads: { head: 'Reads', of: (row) => arraysOf(row).prediction?.expected.dbRead },
  processors: { head: 'Processors busy', of: ({ worked }) => worked().figures.processors },
  memory: { head: 'Memory', of: ({ worked }) => worked().figures.memory },
  cost: { head: 'Cost', bare: true, of: ({ worked }) => worked().design.cost },
  watts: {
    head: 'Power',
    bare: true,
    of: ({ worked }) => serversOf(worked())?.power?.watts ?? notKnown,
  },
  rankedCost: {
    head: 'Cost with power',
    bare: true,
    of: ({ worked }) => serversOf(worked())?.rankedCost ?? notKnown,
  },
  verdict: { head: 'Verdict', of: verdictOf },
}

const notKnown: Cell = { hint: 'not known' }

function serversOf({ design }: WorkedFind): ServerDesign | null {
  return hasServers(design) ? design : null
}

function arraysOf({ worked }: FoundRow): Candidate {
  const candidate = candidateOf(worked().design)
  if (!candidate) throw new Error('Arrays were found')
  return candidate
}

/** Of servers those in all, those with active mailboxes in the first site, and the DAGs where there are several. */
function serversCell({ found, searched, worked }: FoundRow): Cell {
  if (found.kind === 'arrays') return found.servers
  const { activeServers, dags } = found
  const active = { note: `${activeServers} active${dags > 1 ? `, × ${dags} DAGs` : ''}` }
  return [worked().design.servers, kindOf(searched) === 'dag' ? active : '']
}

/** Copies, with those of the second site and the lagged ones where they are searched. */
function copiesCell({ found, searched }: FoundRow): Cell {
  if (found.kind === 'arrays') return found.copies
  const { copies, secondSiteCopies, laggedCopies } = found
  return [
    `${copies}${laggedCopies > 0 ? ` + ${laggedCopies} lagged` : ''}`,
    ...(searched.sites > 1 ? [{ note: `${secondSiteCopies} in site 2` }] : []),
  ]
}

function verdictOf(row: FoundRow): Cell {
  const { found, searched } = row
  if (found.kind === 'servers') return verdictCell(found.verdict)
  const { verdict, borderline } = arraysOf(row)
  const words = `${verdictNouns[verdict]}${borderline ? ', borderline' : ''}`
  return [verdictCell(verdict, words), fewerNote(found, searched)]
}

/** Where a design has fewer servers or copies than the plan, and so survives other failures. */
function fewerNote({ servers, copies }: FoundArrays, plan: Plan): Cell {
  const fewer = [
    ...(servers < plan[versionOf(plan).asks.servers] ? ['servers'] : []),
    ...(kindOf(plan) === 'dag' && copies < plan.copies ? ['copies'] : []),
  ]
  return fewer.length > 0 ? { note: `Fewer ${fewer.join(' and ')} than the plan` } : ''
}

const counted = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count} ${count === 1 ? noun : nouns}`

/** The answers of a design that was found, as the button that makes them the plan’s names them. */
export function foundWords({ found, searched }: FoundRow): string {
  const inDag = kindOf(searched) === 'dag'
  return found.kind === 'arrays' ? wordsOfArrays(found, inDag) : wordsOfServers(found, inDag)
}

function wordsOfArrays(found: FoundArrays, inDag: boolean): string {
  const { servers, copies, databases, raid, perServer, model, driveGb } = found
  return [
    counted(servers, 'server'),
    ...(inDag ? [counted(copies, 'copy', 'copies')] : []),
    ...(databases === null ? [] : [`${databases} databases`]),
    `${perServer} × ${model} with ${driveGb} GB drives in ${raid} each`,
  ].join(', ')
}

function wordsOfServers(found: FoundServers, inDag: boolean): string {
  const { servers, dags, copies, laggedCopies, databases, databaseDrive, storage } = found
  return [
    counted(servers, 'server'),
    ...(inDag ? [counted(dags, 'DAG'), counted(copies, 'copy', 'copies')] : []),
    ...(laggedCopies > 0 && inDag ? [`${laggedCopies} lagged`] : []),
    ...(databases === null ? [] : [counted(databases, 'database')]),
    `${databaseDrive} GB drives ${storage === 'raid' ? 'in RAID' : 'as calculated'}`,
  ].join(', ')
}
