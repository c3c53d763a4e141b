import { type KeyboardEvent, useRef, useState } from 'react'
import { failServer, restoreServer } from '../../app/failures/failure-actions.ts'
import { allShapes, type DrawingPage } from '../../drawings/index.ts'
import type { Loss } from '../../engine/failures/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type DrawnDesign, drawnServers } from './drawn-design.ts'
import { drawnCopyCountsWords } from './picture-words.ts'

type PictureSwitchesProps = {
  readonly design: DrawnDesign
  readonly page: DrawingPage
  readonly lost: Loss
}

/**
 * Servers as buttons over the drawing. They form one tab stop; arrow keys, Home and End move
 * between them. Sites and the link have buttons below it.
 */
export function PictureServerButtons({ design, page, lost }: PictureSwitchesProps) {
  const format = useFormat()
  const bar = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(0)
  const boxes = new Map(allShapes(page).map(({ id, box }) => [id, box]))
  const servers = drawnServers(design).flatMap((server) => {
    const box = boxes.get(`server-${server.number}`)
    return box ? [{ ...server, box, hint: drawnCopyCountsWords(server, format) }] : []
  })
  const at = Math.max(
    0,
    servers.findIndex(({ number }) => number === chosen),
  )
  const move = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, at, servers.length)
    const next = servers[to]
    if (!next) return
    event.preventDefault()
    choose(next.number)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      className="picture-switches on-screen-only"
      role="toolbar"
      aria-label="Servers of the picture, to fail and to restore"
    >
      {servers.map(({ number, name, box, hint }, place) => {
        const isLost = lost.servers.includes(number)
        const words = `${isLost ? 'Restore' : 'Fail'} ${name}`
        return (
          <button
            key={number}
            type="button"
            tabIndex={place === at ? 0 : -1}
            aria-label={words}
            title={`${words}: ${hint}`}
            style={{
              left: share(box.x, page.width),
              top: share(box.y, page.height),
              width: share(box.width, page.width),
              height: share(box.height, page.height),
            }}
            onFocus={() => choose(number)}
            onKeyDown={move}
            onClick={() => (isLost ? restoreServer : failServer)(number)}
          />
        )
      })}
    </div>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

/** Index of the server button that a key moves to; −1 for other keys. */
function placeAfter(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  return step === undefined ? -1 : (at + step + count) % count
}
