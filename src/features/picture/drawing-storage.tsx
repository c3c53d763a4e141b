import { useFormat } from '../../ui/format-context.tsx'
import { lookFill } from '../../ui/look-patterns.tsx'
import { fitted } from '../../ui/text-px.ts'
import { type DrawnStorage, type DrivePlace, driveCount } from './drawn-design.ts'
import type { Box } from './placed.ts'
import { boxPlaces, drivePlaces, isDrawnSingly, textSize } from './server-shape.ts'

type StorageProps = {
  readonly storage: DrawnStorage
  readonly box: Box
  /** Whether nobody can read it now. */
  readonly isDown: boolean
  /** The id of the patterns. */
  readonly id: string
}

/** Drives one by one, or arrays below their name, each as full as its volumes. */
export function DrawnStorageMarks({ storage, box, isDown, id }: StorageProps) {
  const format = useFormat()
  const { drives, boxes } = storage
  const space = isDown ? null : storage.space
  if (isDrawnSingly(storage)) {
    const purposes = drives.flatMap(({ purpose, count }) => Array<DrivePlace>(count).fill(purpose))
    return drivePlaces(purposes.length, box.width).map((place, at) => (
      <DriveMark
        key={`${place.x} ${place.y}`}
        purpose={purposes[at] ?? 'spare'}
        box={moved(place, box)}
        space={space}
        id={id}
      />
    ))
  }
  const count = boxes?.count ?? driveCount(storage)
  const name = boxes ? `${format.number(count)} × ${boxes.name}` : format.value(count, 'drives')
  return (
    <>
      <text className="minor" x={box.x} y={box.y + 9}>
        {fitted(name, textSize, box.width)}
      </text>
      {boxPlaces(boxes ? count : 1, box.width).map((place) => (
        <FilledBar
          key={`${place.x} ${place.y}`}
          box={moved(place, box)}
          share={space}
          className="array-edge"
        />
      ))}
    </>
  )
}

function moved(place: Box, by: Pick<Box, 'x' | 'y'>): Box {
  return { ...place, x: place.x + by.x, y: place.y + by.y }
}

type DriveMarkProps = {
  readonly purpose: DrivePlace
  readonly box: Box
  readonly space: number | null
  readonly id: string
}

/** A drive; one of data is filled from below. */
export function DriveMark({ purpose, box, space, id }: DriveMarkProps) {
  const full = purpose === 'data' && space !== null ? box.height * Math.min(1, space) : 0
  const pattern = { log: 'ruled', restore: 'dots', data: null, spare: null } as const
  const look = pattern[purpose]
  return (
    <>
      {full > 0 && <rect className="filled" {...box} y={box.y + box.height - full} height={full} />}
      <rect
        className={purpose === 'spare' ? 'drive-edge spare' : 'drive-edge'}
        {...box}
        style={look === null ? undefined : { fill: lookFill(look, id) }}
      />
    </>
  )
}

type FilledBarProps = {
  readonly box: Box
  readonly share: number | null
  readonly className?: string
}

/** A bar that is filled from the left. */
export function FilledBar({ box, share, className = 'bar-edge' }: FilledBarProps) {
  const width = box.width * Math.min(1, Math.max(0, share ?? 0))
  return (
    <>
      {width > 0 && <rect className={filledClass(share)} {...box} width={width} />}
      <rect className={className} {...box} />
    </>
  )
}

/** The pattern of a drive filled beyond its end. */
function filledClass(share: number | null): string {
  return (share ?? 0) > 1 ? 'filled over' : 'filled'
}
