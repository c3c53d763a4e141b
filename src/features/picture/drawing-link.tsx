import { fitted } from '../../ui/text-px.ts'
import type { DrawnLink } from './drawn-design.ts'
import type { PlacedLine } from './placed.ts'
import { textSize } from './server-shape.ts'

type LinkMarksProps = {
  readonly link: DrawnLink
  readonly lines: readonly PlacedLine[]
  /** Of the picture. */
  readonly width: number
}

/** The network between sites with how busy it is, or where it is cut. */
export function LinkMarks({ link: { words, isOver, isCut }, lines, width }: LinkMarksProps) {
  return (
    <g className={isCut ? 'network cut' : 'network'}>
      {lines.map(({ from, to }) => (
        <g key={`${from} ${to}`}>
          <line className="network-line" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          {isCut && (
            <path className="cross" d={crossAt((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)} />
          )}
        </g>
      ))}
      {lines.slice(0, 1).map((line) => (
        <LinkWords key="words" words={words} isOver={isOver} line={line} width={width} />
      ))}
    </g>
  )
}

function crossAt(x: number, y: number): string {
  const [left, right, top, bottom] = [x - 6, x + 6, y - 6, y + 6]
  return `M${left} ${top} ${right} ${bottom} M${left} ${bottom} ${right} ${top}`
}

type LinkWordsProps = {
  readonly words: readonly string[]
  readonly isOver: boolean
  readonly line: PlacedLine
  readonly width: number
}

/** Above and below a line from left to right; beside one from above. */
function LinkWords({ words: said, isOver, line: { from, to }, width }: LinkWordsProps) {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const words = isOver ? said.map((text, at) => (at === 0 ? `✗ ${text}` : text)) : said
  const first = isOver ? 'lost' : undefined
  if (from[0] === to[0])
    return (
      <text className={first} x={x + 12} y={y + 4}>
        {fitted(words.join(' '), textSize, width - x - 12)}
      </text>
    )
  const room = to[0] - from[0] - 4
  return words.slice(0, 2).map((text, at) => (
    <text
      key={text}
      className={at === 0 ? first : 'minor'}
      x={x}
      y={y + (at === 0 ? -10 : 19)}
      textAnchor="middle"
    >
      {fitted(text, textSize, room)}
    </text>
  ))
}
