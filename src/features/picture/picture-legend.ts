import type { DrawingBox, Shape } from '../../drawings/index.ts'
import { textWidthPx } from '../../ui/text-px.ts'
import {
  type DrawnDesign,
  type DrawnDrivePurpose,
  type DrawnLoad,
  drawnServers,
  isServerOverloaded,
} from './drawn-design.ts'
import {
  areDrivesDrawnSingly,
  driveShape,
  filledBar,
  loadBar,
  overloadMarkShape,
  plainShape,
  type ServerSize,
  shapeLineHeight,
  shapePadding,
  textShape,
  textSize,
} from './server-shape.ts'

type KeyMark = 'active' | 'passive' | 'lagged' | DrawnDrivePurpose | 'space' | 'load' | 'over'

type PictureKey = { readonly mark: KeyMark; readonly words: string }

const markWidth = 12
const keyLine = 18
const between = 18

/** Shapes of the legend: the marks of a design with their meaning, from `y` down, in the width. */
export function pictureLegendShapes(
  design: DrawnDesign,
  size: ServerSize,
  { width, y: top }: Pick<DrawingBox, 'width' | 'y'>,
): readonly Shape[] {
  let [x, y] = [0, top]
  return keysOf(design, size).map((key): Shape => {
    const wide = markWidth + 6 + Math.ceil(textWidthPx(key.words, textSize))
    if (x > 0 && x + wide > width) {
      x = 0
      y += keyLine
    }
    const id = `key-${key.mark}`
    const label = { x: x + markWidth + 6, y, width: wide - markWidth - 6, height: shapeLineHeight }
    const parts = [
      sample(key.mark, `${id}-mark`, x, y),
      textShape(`${id}-words`, key.words, 'minor', label),
    ]
    const shape = plainShape(id, 'words', { x, y, width: wide, height: shapeLineHeight }, parts)
    x += wide + between
    return shape
  })
}

function keysOf(design: DrawnDesign, { width }: ServerSize): readonly PictureKey[] {
  const servers = drawnServers(design)
  const [load] = servers.flatMap((one) => one.load ?? [])
  const storages = [
    ...servers.flatMap(({ storage }) => storage ?? []),
    ...design.sites.flatMap(({ shared }) => shared ?? []),
    ...design.sites.flatMap(({ groups }) =>
      groups.flatMap(({ units }) => units.flatMap(({ shared }) => shared ?? [])),
    ),
  ]
  const singly = storages.filter((one) => areDrivesDrawnSingly(one, width - shapePadding * 2))
  const places = new Set(singly.flatMap(({ drives }) => drives.map(({ purpose }) => purpose)))
  const hasSpace = storages.some((one) => one.space !== null && !singly.includes(one))
  const isAnyOver = design.link?.isOver === true || servers.some(isServerOverloaded)
  const keys: readonly (PictureKey | false)[] = [
    { mark: 'active', words: 'Copies: active' },
    servers.some(({ copies }) => copies.passive > 0) && { mark: 'passive', words: 'passive' },
    servers.some(({ copies }) => copies.lagged > 0) && { mark: 'lagged', words: 'lagged' },
    ...(['data', 'log', 'restore', 'spare'] as const).map(
      (mark) => places.has(mark) && { mark, words: driveWords[mark] },
    ),
    hasSpace && { mark: 'space', words: 'Space used' },
    load !== undefined && { mark: 'load', words: loadWords[load.of] },
    isAnyOver && { mark: 'over', words: 'asked for more than there is' },
  ]
  return keys.filter((key) => key !== false)
}

const driveWords = {
  data: 'Drive, as full as its volumes',
  log: 'log drive',
  restore: 'restore drive',
  spare: 'spare drive',
} as const satisfies Record<DrawnDrivePurpose, string>

const loadWords = {
  processors: 'Processors now, mark at 80 %',
  storage: 'Load, mark at all it carries',
} as const satisfies Record<DrawnLoad['of'], string>

function sample(mark: KeyMark, id: string, x: number, y: number): Shape {
  const bar = { x, y: y + 3, width: markWidth, height: 7 }
  switch (mark) {
    case 'active':
    case 'passive':
    case 'lagged':
      return plainShape(id, 'bar', bar, [plainShape(`${id}-copy`, mark, bar)])
    case 'space':
      return filledBar(id, bar, 0.6)
    case 'over':
      return overloadMarkShape(id, x, y)
    case 'load':
      return loadBar({ of: 'storage', share: 0.6, limit: 0.8 }, id, bar)
    default:
      return driveShape(id, mark, { x: x + 2, y, width: 8, height: 12 }, 0.6)
  }
}
