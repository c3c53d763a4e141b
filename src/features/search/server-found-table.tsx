import { useMemo } from 'react'
import { verdictCell } from '../../app/design-cells.tsx'
import { applyPlan } from '../../app/store/project.ts'
import { serverDesignTitle } from '../../app/words/server-words.ts'
import {
  type FoundServers,
  isByRoles,
  kindOf,
  type Plan,
  serverDesignCalled,
  size,
  withFoundServers,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

type ServerFoundTableProps = {
  readonly caption: string
  readonly designs: readonly FoundServers[]
  /** The plan that was searched. */
  readonly searched: Plan
  /** The plan that a design is put into; null where it has other answers by now. */
  readonly current: Plan | null
}

const keyOf = (one: FoundServers) =>
  [
    ...[one.activeServers, one.dags, one.copies, one.secondSiteCopies, one.laggedCopies],
    ...[one.databases, one.databaseDrive, one.jbod, one.id],
  ].join(' ')

/** Servers that were found, every figure worked out again from their answers. */
export function ServerFoundTable(props: ServerFoundTableProps) {
  const { caption, designs, searched, current } = props
  const format = useFormat()
  const isDag = kindOf(searched) === 'dag'
  const hasVerdicts = designs.some(({ verdict }) => verdict === 'fits')
  const hasCost = designs.some(({ cost }) => cost !== null)
  const worked = useMemo(() => workedOnce(searched), [searched])
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="search-found"
      rows={designs}
      first={12}
      more={`Show all ${format.number(designs.length)} designs`}
      keyOf={keyOf}
      classOf={(one) => (current && hasDesign(current, one) ? 'marked' : undefined)}
      columns={[
        {
          head: 'Servers',
          bare: true,
          of: (one) => [worked(one).design.servers, activeNote(one, isDag)],
        },
        isDag && { head: 'Copies', of: copiesCell(searched.sites > 1) },
        { head: 'Databases', bare: true, of: (one) => worked(one).databases },
        {
          head: 'Storage',
          names: true,
          of: (one) => serverDesignTitle(worked(one).design, format),
        },
        { head: 'Drives in all', bare: true, of: (one) => worked(one).design.drivesInAll },
        { head: 'Processors busy', of: (one) => worked(one).processors },
        { head: 'Memory', of: (one) => worked(one).memory },
        hasCost && { head: 'Cost', bare: true, of: (one) => worked(one).design.cost },
        hasVerdicts && { head: 'Verdict', of: ({ verdict }) => verdictCell(verdict) },
        current && {
          head: 'Use it',
          acts: true,
          of: (one) =>
            hasDesign(current, one)
              ? { note: 'The plan has it' }
              : applyCell(withFoundServers(current, one), layoutWords(one, isDag)),
        },
      ]}
    />
  )
}

/** Of the servers, those with active mailboxes in the first site, and the DAGs where there are several. */
function activeNote({ activeServers, dags }: FoundServers, isDag: boolean): Cell {
  if (!isDag) return ''
  return { note: `${activeServers} active${dags > 1 ? `, × ${dags} DAGs` : ''}` }
}

/** Copies, with those of the second site and the lagged ones. */
function copiesCell(hasSecond: boolean) {
  return ({ copies, secondSiteCopies, laggedCopies }: FoundServers): Cell => [
    `${copies}${laggedCopies > 0 ? ` + ${laggedCopies} lagged` : ''}`,
    ...(hasSecond ? [{ note: `${secondSiteCopies} in site 2` }] : []),
  ]
}

function applyCell(plan: Plan, words: string): Cell {
  return {
    drawn: (
      <button type="button" className="use" onClick={() => applyPlan(plan, words)}>
        Use this design<span className="sr"> with {words}</span>
      </button>
    ),
    text: '',
  }
}

/** What the answers of a design that was found come to. */
function layoutWords(one: FoundServers, isDag: boolean): string {
  const many = (count: number, noun: string, nouns = `${noun}s`) =>
    `${count} ${count === 1 ? noun : nouns}`
  return [
    many(one.servers, 'server'),
    ...(isDag ? [many(one.dags, 'DAG'), many(one.copies, 'copy', 'copies')] : []),
    ...(one.laggedCopies > 0 && isDag ? [`${one.laggedCopies} lagged`] : []),
    ...(one.databases === null ? [] : [many(one.databases, 'database')]),
    `${one.databaseDrive} GB drives ${one.storage === 'raid' ? 'in RAID' : 'as calculated'}`,
  ].join(', ')
}

/** Works each design of a search out once, however often it is asked for. */
function workedOnce(plan: Plan) {
  const known = new WeakMap<FoundServers, ReturnType<typeof workedOut>>()
  return (one: FoundServers) => {
    const worked = known.get(one) ?? workedOut(plan, one)
    known.set(one, worked)
    return worked
  }
}

/** A design of the search, sized and judged in full. */
function workedOut(plan: Plan, one: FoundServers) {
  const given = withFoundServers(plan, one)
  const result = size(given)
  if (!result.ok || !isByRoles(result.sizing)) throw new Error('What was found can be sized')
  const { sizing } = result
  const id = one.id.startsWith('own-drives') ? 'own-drives' : one.id
  const design = serverDesignCalled(given, sizing, id)
  if (!design) throw new Error('What was found is considered')
  const { processors, memory } = sizing.parts
  return {
    ...{ design, databases: sizing.databases.inAll },
    ...{ processors: processors.busiest, memory: memory.ram },
  }
}

/** Whether a plan has the answers of a design already. */
function hasDesign(plan: Plan, one: FoundServers): boolean {
  return JSON.stringify(withFoundServers(plan, one)) === JSON.stringify(plan)
}
