import { isSameVolumeName, type VolumeFigures, type VolumeRole } from '../engine/jetstress/index.ts'
import { makeVolumeWithoutFigures } from './report-reader.ts'
import {
  decimalSignOfBlock,
  type LoggedLatency,
  type Unparsed2007Run,
  type UnparsedVolume,
  type VolumeColumn,
} from './text-block.ts'
import {
  parseReportNumber,
  type ReportDecimalSign,
  secondsToMilliseconds,
} from './written-figures.ts'

export type TextBlockVolumes = {
  readonly volumes: readonly VolumeFigures[]
  /** Names of volumes that are the log or database they are not labeled as (E32). */
  readonly relabelled: readonly string[]
  readonly unread: readonly string[]
}

/** Volumes of a block with roles by their use, and latencies as exact as the log states them. */
export function textBlockVolumes(block: Unparsed2007Run): TextBlockVolumes {
  if (block.volumes.length === 0) return { ...none, volumes: loggedVolumes(block) }
  const read = block.volumes.map((written) => volumeOf(block, written))
  return {
    volumes: read.map(({ volume }) => volume),
    relabelled: read.flatMap(({ volume, label }) => (volume.role === label ? [] : [volume.name])),
    unread: read.flatMap(({ unread }) => unread),
  }
}

const none = { relabelled: [], unread: [] }

function volumeOf(block: Unparsed2007Run, written: UnparsedVolume) {
  const sign = decimalSignOfBlock(block)
  const figures = new Map<VolumeColumn, number>()
  const unread: string[] = []
  for (const [key, cell] of written.cells) {
    const value = parseReportNumber(cell, sign)
    if (value !== null) figures.set(key, value)
    else if (!/^\(?(?:n\/a|-|–)\)?$/i.test(cell)) unread.push(cell)
  }
  const role = roleOf(block, written, figures)
  const figure = (key: VolumeColumn) => figures.get(key) ?? null
  const volume: VolumeFigures = {
    ...makeVolumeWithoutFigures({ name: written.name, role }),
    reads: figure('reads'),
    writes: figure('writes'),
    readMs: latencyOf(block, written, 'readMs', figure('readMs')),
    writeMs: latencyOf(block, written, 'writeMs', figure('writeMs')),
    bytesPerRead: figure('bytesPerRead'),
    bytesPerWrite: figure('bytesPerWrite'),
  }
  return { volume, label: written.label, unread }
}

/**
 * Role of a volume: the label counts unless at least two more signs speak against it than for it.
 * Only for a log does a 2007 report state the bytes per write, the write latency in its own log,
 * and generated logs; and mailbox load hardly reads from a log.
 */
function roleOf(
  block: Unparsed2007Run,
  { name, label, cells }: UnparsedVolume,
  figures: ReadonlyMap<VolumeColumn, number>,
): VolumeRole {
  const logged = block.latencies.filter(({ volume }) => isSameVolumeName(volume, name))
  const isLoad = block.replays.length === 0 && block.backups.length === 0
  const [reads, writes] = [figures.get('reads'), figures.get('writes')]
  const signs: (boolean | null)[] = [
    !cells.has('bytesPerWrite') ? null : figures.has('bytesPerWrite'),
    logged.length > 0 ? logged.some(({ what }) => what === 'writeMs') : null,
    block.logVolumes.some((volume) => isSameVolumeName(volume, name)) ? true : null,
    isLoad && reads !== undefined && writes ? reads < writes / 100 : null,
  ]
  const isLog = signs.filter((sign) => sign === true).length
  const isDatabase = signs.filter((sign) => sign === false).length
  if (label === 'database') return isLog > isDatabase + 1 ? 'log' : label
  return isDatabase > isLog + 1 ? 'database' : label
}

/** Largest difference in s at which a latency in the table agrees with that in the log. */
const agreement = 0.00055

/** Latency in ms: that in the log if it agrees with the table and has more digits. */
function latencyOf(
  block: Unparsed2007Run,
  { name }: UnparsedVolume,
  what: LoggedLatency['what'],
  inTable: number | null,
): number | null {
  const logged = loggedSeconds(block, name, what, decimalSignOfBlock(block))
  if (inTable === null) return logged === null ? null : secondsToMilliseconds(logged)
  // A table may have more digits than its log, as for a backup.
  const isExact = inTable !== Number(inTable.toFixed(3))
  const agrees = logged !== null && Math.abs(logged - inTable) < agreement
  return secondsToMilliseconds(agrees && !isExact ? logged : inTable)
}

function loggedSeconds(
  { latencies }: Unparsed2007Run,
  name: string,
  what: LoggedLatency['what'],
  sign: ReportDecimalSign,
): number | null {
  const found = latencies.findLast((one) => one.what === what && isSameVolumeName(one.volume, name))
  return found ? parseReportNumber(found.seconds, sign) : null
}

/** Volumes by the log alone, if the table is missing; the log states write latency of logs only. */
function loggedVolumes(block: Unparsed2007Run): readonly VolumeFigures[] {
  const names = [...new Set(block.latencies.map(({ volume }) => volume))]
  return names.map((name) => {
    const [read, write] = (['readMs', 'writeMs'] as const).map((what) =>
      loggedSeconds(block, name, what, decimalSignOfBlock(block)),
    )
    return {
      ...makeVolumeWithoutFigures({ name, role: write == null ? 'database' : 'log' }),
      readMs: read == null ? null : secondsToMilliseconds(read),
      writeMs: write == null ? null : secondsToMilliseconds(write),
    }
  })
}
