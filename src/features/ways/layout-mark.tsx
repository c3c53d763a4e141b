import type { LayoutPoint } from './layout-points.ts'

export type LayoutMarkFlags = Pick<LayoutPoint, 'isPlan' | 'isFirst' | 'onFront'>

type LayoutMarkProps = LayoutMarkFlags & {
  readonly x: number
  readonly y: number
}

/** Chart mark of a layout: a circle, filled if none beats it; plan square, first choice diamond. */
export function LayoutMark({ x, y, isPlan, isFirst, onFront }: LayoutMarkProps) {
  return (
    <g className={onFront ? 'layout-point on-front' : 'layout-point'}>
      {isFirst ? (
        <path d={`M${x} ${y - 9}l9 9l-9 9l-9 -9z`} />
      ) : isPlan ? (
        <rect x={x - 5} y={y - 5} width={10} height={10} />
      ) : (
        <circle cx={x} cy={y} r={4.5} />
      )}
    </g>
  )
}

/** Label at the marks of the plan and of the first layout by its goal; null for others. */
export function markLabel({ isPlan, isFirst }: LayoutMarkFlags): string | null {
  if (isPlan) return isFirst ? 'This plan, first by its goal' : 'This plan'
  return isFirst ? 'First by the goal' : null
}

function pick({ isPlan, isFirst, onFront }: LayoutMarkFlags): LayoutMarkFlags {
  return { isPlan, isFirst, onFront }
}

/** Legend of the marks that occur in a chart. */
export function LayoutLegend({
  points,
  less,
}: {
  readonly points: readonly LayoutMarkFlags[]
  readonly less: string
}) {
  const named = points.filter((one) => markLabel(one) !== null)
  const others = points.filter((one) => markLabel(one) === null)
  const front = others.find(({ onFront }) => onFront)
  const beaten = others.find(({ onFront }) => !onFront)
  const kinds = [
    ...named.map((mark) => ({ mark, words: markLabel(mark) })),
    ...(front ? [{ mark: front, words: `None of as few servers has ${less}` }] : []),
    ...(beaten
      ? [{ mark: beaten, words: front ? 'Beaten by one of those' : 'Another layout that holds' }]
      : []),
  ]
  return (
    <ul className="measures row flush below-2 small-print bare-list">
      {kinds.map(({ mark, words }) => (
        <li key={words}>
          <svg className="layout-key" viewBox="0 0 20 20" aria-hidden="true">
            <LayoutMark x={10} y={10} {...pick(mark)} />
          </svg>{' '}
          {words}
        </li>
      ))}
    </ul>
  )
}
