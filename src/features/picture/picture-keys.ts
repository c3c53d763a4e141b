import { textPx } from '../../ui/text-px.ts'
import { type DrawnDesign, type DrivePlace, isOver } from './drawn-design.ts'
import { isDrawnSingly, type ServerShape, serversOf, textSize } from './server-shape.ts'

export type KeyMark = 'active' | 'passive' | 'lagged' | DrivePlace | 'space' | 'load' | 'over'

/** A mark with its meaning. */
type PictureKey = { readonly mark: KeyMark; readonly words: string }

/** A key and where its mark stands. */
export type PlacedKey = PictureKey & { readonly x: number; readonly y: number }

export const keyMark = 12
const keyLine = 18
const between = 18

/** The marks that a picture has, each with what it means. */
export function keysOf(design: DrawnDesign, { detail }: ServerShape): readonly PictureKey[] {
  const servers = serversOf(design)
  const [load] = servers.flatMap((one) => one.load ?? [])
  const storages = [
    ...servers.flatMap(({ storage }) => storage ?? []),
    ...design.sites.flatMap(({ shared }) => shared ?? []),
    ...design.sites.flatMap(({ groups }) =>
      groups.flatMap(({ units }) => units.flatMap(({ shared }) => shared ?? [])),
    ),
  ]
  const singly = detail === 'full' ? storages.filter(isDrawnSingly) : []
  const places = new Set(singly.flatMap(({ drives }) => drives.map(({ purpose }) => purpose)))
  const hasSpace = storages.some((one) => one.space !== null && !singly.includes(one))
  const keys: readonly (PictureKey | false)[] = [
    { mark: 'active', words: 'Copies: active' },
    servers.some(({ copies }) => copies.passive > 0) && { mark: 'passive', words: 'passive' },
    servers.some(({ copies }) => copies.lagged > 0) && { mark: 'lagged', words: 'lagged' },
    ...(['data', 'log', 'restore', 'spare'] as const).map(
      (mark) => places.has(mark) && { mark, words: driveWords[mark] },
    ),
    hasSpace && { mark: 'space', words: 'Space used' },
    load !== undefined && { mark: 'load', words: loadWords[load.of] },
    isAnyOver(design) && { mark: 'over', words: 'asked for more than there is' },
  ]
  return keys.filter((key) => key !== false)
}

/** Whether anything is asked for more than there is. */
function isAnyOver(design: DrawnDesign): boolean {
  return design.link?.isOver === true || serversOf(design).some(isOver)
}

const driveWords = {
  data: 'Drive, as full as its volumes',
  log: 'log drive',
  restore: 'restore drive',
  spare: 'spare drive',
} as const satisfies Record<DrivePlace, string>

const loadWords = {
  processors: 'Processors now, mark at 80 %',
  storage: 'Load of the storage, mark at all it carries',
} as const

/** Keys side by side, in as many lines as they take below a line of the picture. */
export function placeKeys(
  keys: readonly PictureKey[],
  width: number,
  top: number,
): { readonly placed: readonly PlacedKey[]; readonly bottom: number } {
  let [x, y] = [0, top]
  const placed = keys.map((key) => {
    const wide = keyMark + 6 + textPx(key.words, textSize)
    if (x > 0 && x + wide > width) {
      x = 0
      y += keyLine
    }
    const here = { ...key, x, y }
    x += wide + between
    return here
  })
  return { placed, bottom: y + keyLine }
}
