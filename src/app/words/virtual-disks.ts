import type { Design } from '../../engine/designs/index.ts'
import { asShown, isVirtual, type Plan, type Sizing, type Worked } from '../../engine/index.ts'
import { hasStageResults } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { listedWords } from './listed-words.ts'

export type VirtualDisk = {
  readonly purpose: string
  readonly size: Worked<'GiB'>
  /** IOPS asked of the disk; null if it is sized by space alone. */
  readonly iops: Worked<'IOPS'> | null
}

/** Virtual disks of each virtual machine of a design; null for physical servers and for arrays. */
export function virtualDisksOfMachine(
  plan: Plan,
  sizing: Sizing,
  { arrays }: Pick<Design, 'arrays'>,
): readonly VirtualDisk[] | null {
  if (!isVirtual(plan) || !hasStageResults(sizing) || arrays !== null) return null
  const { volumeSpaceServer, logVolumeSpaceServer, restoreVolume } = sizing.parts.space
  const { iopsServer, logWrites } = sizing.parts.io
  return [
    { purpose: 'databases', size: volumeSpaceServer, iops: iopsServer },
    ...(logVolumeSpaceServer
      ? [{ purpose: 'logs', size: logVolumeSpaceServer, iops: logWrites }]
      : []),
    ...(asShown(restoreVolume) > 0
      ? [{ purpose: 'restores', size: restoreVolume, iops: null }]
      : []),
  ]
}

/** One virtual disk in words: `Virtual disk for databases, 640 GiB, 112 IOPS`. */
export function virtualDiskWords({ purpose, size, iops }: VirtualDisk, format: Format): string {
  const figures = [size, iops].flatMap((one) => (one ? [format.text(one)] : []))
  return `Virtual disk for ${purpose}, ${figures.join(', ')}`
}

/** Headline of a design: `2 virtual machines, each with virtual disks of 605 GiB for databases`. */
export function virtualHeadline(
  disks: readonly VirtualDisk[],
  { servers, siteCount }: Pick<Sizing, 'servers' | 'siteCount'>,
  format: Format,
): string {
  const count = asShown(servers)
  const where = siteCount > 1 ? ' in two sites' : ''
  const each = count === 1 ? ' with' : ', each with'
  return `${virtualMachineCountWords(count, format)}${where}${each} ${virtualDiskSizesWords(disks, format)}`
}

/** The virtual disks of a machine: `virtual disks of 605 GiB for databases and 90 GiB for logs`. */
export function virtualDiskSizesWords(disks: readonly VirtualDisk[], format: Format): string {
  const sizes = disks.map(({ purpose, size }) => `${format.text(size)} for ${purpose}`)
  return `virtual disks of ${listedWords(sizes, format)}`
}

/** A number of virtual machines in words: `1 virtual machine`, `2 virtual machines`. */
export function virtualMachineCountWords(count: number, format: Format): string {
  return `${format.number(count)} virtual ${count === 1 ? 'machine' : 'machines'}`
}
