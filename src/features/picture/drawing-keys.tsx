import { lookFill } from '../../ui/look-patterns.tsx'
import { DriveMark, FilledBar } from './drawing-storage.tsx'
import { type KeyMark, keyMark, type PlacedKey } from './picture-keys.ts'

type KeyMarksProps = { readonly keys: readonly PlacedKey[]; readonly id: string }

/** The legend of a drawing. */
export function KeyMarks({ keys, id }: KeyMarksProps) {
  return keys.map(({ mark, words, x, y }) => (
    <g key={mark}>
      <Sample mark={mark} x={x} y={y} id={id} />
      <text className="minor" x={x + keyMark + 6} y={y + 10}>
        {words}
      </text>
    </g>
  ))
}

type SampleProps = {
  readonly mark: KeyMark
  readonly x: number
  readonly y: number
  readonly id: string
}

const looks = { active: 'solid', passive: 'diagonal', lagged: 'dots' } as const

/** A mark as it stands in the drawing. */
function Sample({ mark, x, y, id }: SampleProps) {
  const bar = { x, y: y + 3, width: keyMark, height: 7 }
  switch (mark) {
    case 'active':
    case 'passive':
    case 'lagged':
      return (
        <>
          <rect {...bar} style={{ fill: lookFill(looks[mark], id) }} />
          <rect className="bar-edge" {...bar} />
        </>
      )
    case 'space':
      return <FilledBar box={bar} share={0.6} />
    case 'over':
      return (
        <text className="lost" x={x + 1} y={y + 10}>
          ✗
        </text>
      )
    case 'load':
      return (
        <>
          <rect className="busy-track" {...bar} />
          <rect className="busy" {...bar} width={keyMark * 0.6} />
          <line
            className="ceiling"
            x1={x + keyMark * 0.8}
            x2={x + keyMark * 0.8}
            y1={y + 1}
            y2={y + 12}
          />
        </>
      )
    default:
      return (
        <DriveMark purpose={mark} box={{ x: x + 2, y, width: 8, height: 12 }} space={0.6} id={id} />
      )
  }
}
