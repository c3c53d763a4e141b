import type { GridLineOrGap } from './cell-window.ts'

/** A grid column: what its head says, and what pressing the head does. */
export type GridColumn = {
  readonly name: string
  /** Head shared with neighboring columns that have the same `over`. */
  readonly over: string
  /** Figure in the head; `says` tells it to a screen reader. */
  readonly figure: string
  readonly says: string
  /** What pressing the head does, as in “fail it”. */
  readonly act: string
  /** True if the column is out of use. */
  readonly off: boolean
}

type GridHeadsProps = {
  readonly corner: string
  /** Width of the name column, in rem; shared heads stay to its right when scrolled. */
  readonly names: number
  readonly columns: readonly GridColumn[]
  readonly drawn: readonly GridLineOrGap[]
  /** Column of the keyboard position, -1 for the corner; null if it is not in the heads. */
  readonly at: number | null
  readonly onHead: (column: number) => void
}

/** Two rows of heads: those that columns share, and each column's own as a button. */
export function GridHeads({ corner, names, columns, drawn, at, onHead }: GridHeadsProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td />
        {oversOf(drawn, columns).map(({ over, first, spans }) => (
          <OverHead key={first} over={over} spans={spans} names={names} />
        ))}
      </tr>
      <tr aria-rowindex={2}>
        <th scope="col" aria-colindex={1} tabIndex={at === -1 ? 0 : undefined}>
          {corner}
        </th>
        {drawn.map((piece) => {
          if ('skips' in piece) return <td key={`before ${piece.before}`} aria-hidden="true" />
          const column = columns[piece.at]
          return (
            column && (
              <Head
                key={piece.at}
                column={column}
                place={piece.at}
                isHere={at === piece.at}
                onPress={() => onHead(piece.at)}
              />
            )
          )
        })}
      </tr>
    </thead>
  )
}

type OverHeadProps = {
  readonly over: string | null
  readonly spans: number
  readonly names: number
}

function OverHead({ over, spans, names }: OverHeadProps) {
  if (over === null) return <td aria-hidden="true" />
  return (
    <th scope="colgroup" colSpan={spans}>
      <span style={{ insetInlineStart: `${names}rem` }}>{over}</span>
    </th>
  )
}

type HeadProps = {
  readonly column: GridColumn
  readonly place: number
  readonly isHere: boolean
  readonly onPress: () => void
}

function Head({ column, place, isHere, onPress }: HeadProps) {
  const { name, act, figure, says, off } = column
  return (
    <th scope="col" abbr={name} aria-colindex={place + 2} className={off ? 'off' : undefined}>
      <button
        type="button"
        aria-label={`${name}, ${says}, ${act}`}
        title={`${name}: ${act}`}
        tabIndex={isHere ? 0 : -1}
        onClick={onPress}
      >
        <span className="name upwards light">{name}</span> <span>{figure}</span>
      </button>
    </th>
  )
}

type Over = { readonly over: string | null; readonly first: number; readonly spans: number }

/** Heads shared by neighboring drawn columns; null above skipped columns. */
function oversOf(drawn: readonly GridLineOrGap[], columns: readonly GridColumn[]): readonly Over[] {
  const overs: Over[] = []
  for (const piece of drawn) {
    const first = 'at' in piece ? piece.at : -piece.before
    const over = ('at' in piece && columns[piece.at]?.over) || null
    const last = overs.at(-1)
    if (last && over !== null && last.over === over)
      overs[overs.length - 1] = { ...last, spans: last.spans + 1 }
    else overs.push({ over, first, spans: 1 })
  }
  return overs
}
