import { type KeyboardEvent, useRef, useState } from 'react'
import { failServer, restoreServer } from '../../app/failures/failure-actions.ts'
import { type Box, type Page, shapesOf } from '../../drawings/index.ts'
import type { Lost } from '../../engine/failures/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type DrawnDesign, type DrawnServer, serversOf } from './drawn-design.ts'
import { serverWords } from './picture-words.ts'

type PictureSwitchesProps = {
  readonly design: DrawnDesign
  readonly page: Page
  readonly lost: Lost
}

/** A server of the picture, which a press fails or restores. */
type PictureSwitch = {
  readonly id: string
  readonly box: Box
  readonly words: string
  readonly hint: string
  readonly act: () => void
}

/**
 * Servers as buttons over the drawing. They form one tab stop; arrow keys, Home and End move
 * between them. Sites and the link have buttons below it.
 */
export function PictureSwitches({ design, page, lost }: PictureSwitchesProps) {
  const format = useFormat()
  const bar = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState('')
  const switches = switchesOf(design, page, lost, format)
  const at = Math.max(
    0,
    switches.findIndex(({ id }) => id === chosen),
  )
  const move = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, at, switches.length)
    const next = to === null ? undefined : switches[to]
    if (to === null || !next) return
    event.preventDefault()
    choose(next.id)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      className="picture-switches on-screen-only"
      role="toolbar"
      aria-label="Servers of the picture, to fail and to restore"
    >
      {switches.map(({ id, box, words, hint, act }, place) => (
        <button
          key={id}
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
          onFocus={() => choose(id)}
          onKeyDown={move}
          onClick={act}
        />
      ))}
    </div>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

/** Index after a key press; null for keys that do not move. */
function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function switchesOf(
  design: DrawnDesign,
  page: Page,
  lost: Lost,
  format: Format,
): readonly PictureSwitch[] {
  const boxes = new Map(shapesOf(page).map(({ id, box }) => [id, box]))
  return serversOf(design).flatMap((server) => {
    const own = boxes.get(`server-${server.number}`)
    return own ? [serverSwitch(server, own, lost, format)] : []
  })
}

function serverSwitch(server: DrawnServer, box: Box, lost: Lost, format: Format): PictureSwitch {
  const { number, name } = server
  const isDown = lost.servers.includes(number)
  return {
    id: `server ${number}`,
    box,
    words: `${isDown ? 'Restore' : 'Fail'} ${name}`,
    hint: serverWords(server, format),
    act: () => (isDown ? restoreServer : failServer)(number),
  }
}
