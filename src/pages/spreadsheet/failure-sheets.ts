import type { Dag } from '../../engine/failures/index.ts'
import { availabilityOf, type Worked } from '../../engine/index.ts'
import { dagsOf, type LossKindOutcomesWithLoad } from '../../engine/methods/index.ts'
import { lossesWithMostDown } from '../../features/proof/loss-cells.ts'
import {
  lossEffectSentences,
  lossKindWords,
  lossWordsWithoutDag,
  mostDatabasesOnServerSentence,
  shownProofCases,
} from '../../features/proof/proof-sentences.ts'
import type { Sheet, SheetCell } from '../../spreadsheet/index.ts'
import {
  columnsOfWidths,
  figureCell,
  type SizedVariant,
  sectionRow,
  tableSheet,
  textCell,
} from './cells.ts'

/** Most servers side by side on a sheet. */
const mostColumns = 200

/** The sheet of all copies: one row per database, one column per server; null without DAGs. */
export function copiesSheet(found: SizedVariant): Sheet | null {
  const all = dagsOf(found.plan, found.sizing)
  if (!all) return null
  const most = Math.min(mostColumns, Math.max(...all.dags.map(({ servers }) => servers.length)))
  const columns = columnsOfWidths(26, 9, ...Array.from({ length: most }, () => 11))
  const rows = all.dags.flatMap((dag) => dagRows(dag, columns.length))
  return {
    ...tableSheet(`${found.prefix}Copies`, {
      about:
        'The copies of each database on its servers, in order of preference: 1 is active while all is up. L is lagged, H becomes active by hand only, N never.',
      guard: found.guard,
      columns,
      head: ['Database', 'Site', ...Array.from({ length: most }, () => '')],
      rows,
    }),
    frozenColumns: 2,
  }
}

function dagRows(dag: Dag, columns: number): readonly (readonly SheetCell[])[] {
  const servers = dag.servers.slice(0, mostColumns)
  return [
    sectionRow(dag.name, columns).map((cell, at) => {
      const server = servers[at - 2]
      return server ? { value: server.name, look: 'over' } : cell
    }),
    [
      textCell('Site of the server', 'note'),
      textCell(''),
      ...servers.map(({ site }): SheetCell => ({ value: site, look: 'result' })),
    ],
    ...dag.databases.map(({ name, home, copies }): readonly SheetCell[] => {
      const on = new Map(copies.map((copy) => [copy.server, copy]))
      return [
        textCell(name, 'label'),
        { value: home },
        ...servers.map(({ number }): SheetCell => {
          const copy = on.get(number)
          if (!copy) return { value: null }
          const mark = copy.lagged ? 'L' : marks[copy.activates]
          return {
            value: mark === '' ? copy.preference : `${copy.preference} ${mark}`,
            look: 'result',
          }
        }),
      ]
    }),
  ]
}

const marks = { 'by itself': '', 'by hand': 'H', never: 'N' } as const

export function failuresSheet(found: SizedVariant): Sheet {
  const { proof, prefix, plan, format, guard } = found
  const columns = columnsOfWidths(28, 10, 20, 16, 16, 20, 70)
  const cases = proof ? shownProofCases(proof, plan) : []
  return tableSheet(`${prefix}Failures`, {
    about: proof
      ? 'Every failure of a kind is tried on the placement of all copies; the worst of each counts.'
      : lossWordsWithoutDag[availabilityOf(plan)],
    guard,
    columns,
    head: [
      'After the loss of',
      'Tried',
      'Most active on one server',
      'Processors of that server',
      'Databases down at most',
      'Of these without a copy, at most',
      'In words',
    ],
    rows: proof
      ? cases.map((one): readonly SheetCell[] => [
          textCell(lossKindWords[one.kind].any, 'label'),
          { value: one.tried, format: '#,##0', look: 'result' },
          figureOr(one.worst?.active, found),
          figureOr(one.worst?.load?.processors, found),
          most(lossesWithMostDown(one)),
          most(one.losing),
          textCell(
            [
              mostDatabasesOnServerSentence(proof, one, format),
              ...lossEffectSentences(proof, one, format),
            ].join(' '),
          ),
        ])
      : [],
  })
}

function figureOr(worked: Worked | null | undefined, found: SizedVariant): SheetCell {
  return worked ? figureCell(worked, found) : textCell('–')
}

function most({ worst }: LossKindOutcomesWithLoad['losing']): SheetCell {
  return { value: worst?.databases ?? 0, format: '#,##0', look: 'result' }
}
