import { useFormat } from '../../ui/format-context.tsx'
import { lookFill } from '../../ui/look-patterns.tsx'
import { fittedName } from '../../ui/text-px.ts'
import { DrawnStorageMarks, FilledBar } from './drawing-storage.tsx'
import { type DrawnCopies, type DrawnLoad, type DrawnServer, isOver } from './drawn-design.ts'
import type { Box, PlacedServer } from './placed.ts'
import { padding, type ServerShape, storageHeight, textSize } from './server-shape.ts'

type ServerMarksProps = {
  readonly placed: PlacedServer
  readonly shape: ServerShape
  readonly id: string
}

/** A server: its name, what it keeps its databases on, its copies, and how busy it is. */
export function ServerMarks({ placed: { server, box }, shape, id }: ServerMarksProps) {
  const { tops, detail } = shape
  const { name, copies, isDown, storage, load } = server
  const inside = { x: box.x + padding, width: box.width - padding * 2 }
  return (
    <g className={isDown ? 'machine gone' : 'machine'}>
      <rect className="server-box" {...box} rx={3} />
      <text className="strong" x={inside.x} y={box.y + 15}>
        {fittedName(name, textSize, inside.width - (isOver(server) ? 14 : 0))}
      </text>
      {isOver(server) && (
        <text className="lost" x={inside.x + inside.width} y={box.y + 15} textAnchor="end">
          ✗
        </text>
      )}
      {storage && detail === 'full' && (
        <DrawnStorageMarks
          storage={storage}
          isDown={isDown}
          id={id}
          box={{
            ...inside,
            y: box.y + tops.storage,
            height: storageHeight(storage, inside.width),
          }}
        />
      )}
      {storage && detail === 'brief' && (
        <FilledBar
          box={{ ...inside, y: box.y + tops.storage, height: 5 }}
          share={isDown ? null : storage.space}
        />
      )}
      <CopiesBar
        copies={copies}
        isDown={isDown}
        box={{ ...inside, y: box.y + tops.copies, height: detail === 'full' ? 8 : 7 }}
        id={id}
      />
      <Counts server={server} shape={shape} x={inside.x} y={box.y} />
      {load && !isDown && (
        <LoadBar load={load} box={{ ...inside, y: box.y + tops.load, height: 5 }} />
      )}
    </g>
  )
}

type CopiesBarProps = {
  readonly copies: DrawnCopies
  readonly isDown: boolean
  readonly box: Box
  readonly id: string
}

/** The copies of a server side by side: active, passive, lagged. */
function CopiesBar({ copies: { active, passive, lagged }, isDown, box, id }: CopiesBarProps) {
  const all = active + passive + lagged
  if (all === 0 || isDown) return <rect className="bar-edge" {...box} />
  const parts = [
    { look: 'solid', count: active },
    { look: 'diagonal', count: passive },
    { look: 'dots', count: lagged },
  ] as const
  return (
    <>
      {parts.map(({ look, count }, at) => {
        const before = parts.slice(0, at).reduce((sum, part) => sum + part.count, 0)
        const place = { x: box.x + (box.width * before) / all, width: (box.width * count) / all }
        return (
          count > 0 && (
            <rect
              key={look}
              className="copies"
              {...box}
              {...place}
              style={{ fill: lookFill(look, id) }}
            />
          )
        )
      })}
      <rect className="bar-edge" {...box} />
    </>
  )
}

type CountsProps = {
  readonly server: DrawnServer
  readonly shape: ServerShape
  readonly x: number
  readonly y: number
}

/** How many copies of each kind there are, or that the server is down. */
function Counts({ server, shape: { tops, detail }, x, y }: CountsProps) {
  const format = useFormat()
  const { copies, isDown, change } = server
  if (isDown)
    return (
      <text className="lost" x={x} y={y + tops.active}>
        ✕ down
      </text>
    )
  const active = `${format.number(copies.active)} active`
  return (
    <>
      <text className={change === 0 ? undefined : 'strong'} x={x} y={y + tops.active}>
        {change > 0 ? `▲ ${active}` : change < 0 ? `▼ ${active}` : active}
      </text>
      {detail === 'full' && (
        <text className="minor" x={x} y={y + tops.passive}>
          {format.number(copies.passive)} passive
        </text>
      )}
      {detail === 'full' && copies.lagged > 0 && (
        <text className="minor" x={x} y={y + tops.lagged}>
          {format.number(copies.lagged)} lagged
        </text>
      )}
    </>
  )
}

/** How busy something is, with the mark that it should not pass. */
function LoadBar({ load: { share, limit }, box }: { readonly load: DrawnLoad; readonly box: Box }) {
  const mark = box.x + box.width * Math.min(1, limit)
  const busy = share > limit ? 'busy over' : 'busy'
  return (
    <>
      <rect className="busy-track" {...box} />
      <rect className={busy} {...box} width={box.width * Math.min(1, Math.max(0, share))} />
      <line className="ceiling" x1={mark} x2={mark} y1={box.y - 2} y2={box.y + box.height + 2} />
    </>
  )
}
