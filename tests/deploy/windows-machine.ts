import { unknownParameters } from './exchange-cmdlets.ts'
import { fileRead } from './powershell-files.ts'
import { asText, type Table, Thing, type Value } from './powershell-values.ts'
import { refuse } from './refusals.ts'
import type { Cmdlets } from './run-powershell.ts'

export type Partition = {
  type: 'Basic' | 'Reserved'
  label: string
  fileSystem: string
  unit: number
  integrity: boolean
  /** Folders that it is mounted at, in the order in which it was. */
  readonly paths: string[]
}

export type Disk = {
  readonly number: number
  readonly size: number
  style: 'RAW' | 'GPT' | 'MBR'
  readonly partitions: Partition[]
  readonly is: 'free' | 'IsBoot' | 'IsOffline' | 'IsReadOnly' | 'IsClustered'
  readonly media: 'HDD' | 'SSD' | 'Unspecified'
}

const flags = ['IsBoot', 'IsSystem', 'IsOffline', 'IsReadOnly', 'IsClustered'] as const

/** An empty disk as it comes. */
export const rawDisk = (number: number, size: number): Disk => ({
  ...{ number, size, style: 'RAW', partitions: [], is: 'free', media: 'HDD' },
})

/** A partition that somebody made and formatted. */
export const formatted = (label: string, fileSystem = 'NTFS'): Partition => ({
  ...{ type: 'Basic', label, fileSystem, unit: 4096, integrity: false, paths: [] },
})

/** A server of Windows as its storage cmdlets show it. It refuses what `refusals` lists. */
export class WindowsMachine implements Cmdlets {
  readonly disks: readonly Disk[]
  /** Folders that are there, mount points too. */
  readonly folders = new Set<string>(['C:'])
  readonly files = new Map<string, string>()
  /** Commands that changed something, each with the disk it changed. */
  readonly changes: string[] = []
  breaksAt = Number.POSITIVE_INFINITY
  /** Disks whose partitions Windows fails to read. */
  readonly unreadable = new Set<number>()
  /** How often the first formats fail, as of a partition that is not ready. */
  unready = 0

  constructor(disks: readonly Disk[], volumeMap: string) {
    this.disks = disks
    this.files.set('C:\\Plan\\VolumeMap.csv', volumeMap)
  }

  has(name: string): boolean {
    return name === 'Get-Disk'
  }

  run(name: string, parameters: Table, items: readonly Value[]): readonly Value[] {
    if (name === 'Import-Csv') return fileRead(name, parameters, this.files)
    const own = parameters.names().filter((parameter) => parameter !== 'ErrorAction')
    const unknown = unknownParameters('SE', name, own)
    if (unknown.length > 0) throw new Error(`${name} has no ${unknown.join(', ')}`)
    if (/^(?:Get|Test)-/.test(name)) return this.#shown(name, parameters)
    if (this.changes.length >= this.breaksAt) throw new Error('The power failed')
    const given = items.length > 0 ? this.#partitionOf(items) : null
    const disk = given ? given.disk : this.#diskOf(parameters)
    this.#change(name, parameters, disk, given?.partition ?? null)
    this.changes.push(disk ? `${name} ${disk.number}` : name)
    return []
  }

  #shown(name: string, parameters: Table): readonly Value[] {
    const path = asText(parameters.get('LiteralPath'))
    switch (name) {
      case 'Get-Disk':
        return this.disks
          .filter(({ number }) => [null, number].includes(numberOf(parameters.get('Number'))))
          .map(shownDisk)
      case 'Get-PhysicalDisk':
        return this.disks.map(
          ({ number, media }) => new Thing({ DeviceId: String(number), MediaType: media }),
        )
      case 'Get-Partition': {
        const disk = this.#diskOf(parameters)
        if (disk && this.unreadable.has(disk.number)) throw new Error('The provider is busy')
        if (disk?.partitions.length === 0)
          throw Object.assign(new Error('No partition is found'), { name: 'ObjectNotFound' })
        return disk?.partitions.map((_, at) => this.#shownPartition(disk, at)) ?? []
      }
      case 'Get-Volume': {
        const { partition } = this.#partitionOf([parameters.get('Partition')])
        const { label, fileSystem } = partition
        return partition.type === 'Basic'
          ? [new Thing({ FileSystemLabel: label, FileSystem: fileSystem })]
          : []
      }
      case 'Test-Path':
        return [this.folders.has(path)]
      case 'Get-ChildItem':
        return [...this.folders].filter((folder) => folder.startsWith(`${path}\\`))
      default:
        throw new Error(`${name} shows nothing`)
    }
  }

  #change(name: string, given: Table, disk: Disk | null, partition: Partition | null): void {
    switch (name) {
      case 'New-Item':
        this.#makeFolder(asText(given.get('Path')))
        return
      case 'Initialize-Disk': {
        const one = must(disk)
        if (one.style !== 'RAW' || one.is !== 'free') refuse('initialized disk', one.number)
        one.style = 'GPT'
        one.partitions.push({ ...formatted('', ''), type: 'Reserved' })
        return
      }
      case 'New-Partition': {
        const one = must(disk)
        const isFull = one.partitions.some(({ type }) => type === 'Basic')
        if (one.style !== 'GPT' || isFull || one.is !== 'free') refuse('no room', one.number)
        one.partitions.push(formatted('', ''))
        return
      }
      case 'Format-Volume': {
        this.unready -= 1
        if (this.unready >= 0) throw new Error('The partition is not ready')
        const one = must(partition)
        if (one.fileSystem !== '') throw new Error(`${one.label} would be lost`)
        one.fileSystem = asText(given.get('FileSystem'))
        one.label = asText(given.get('NewFileSystemLabel'))
        one.unit = Number(given.get('AllocationUnitSize'))
        one.integrity = one.fileSystem === 'ReFS' && given.get('SetIntegrityStreams') !== false
        return
      }
      case 'Add-PartitionAccessPath':
        this.#mount(must(partition), asText(given.get('AccessPath')))
        return
      default:
        throw new Error(`${name} changes nothing`)
    }
  }

  #makeFolder(path: string): void {
    const parts = path.split('\\')
    if (this.folders.has(path)) refuse('folder is there', path)
    for (const at of parts.keys()) this.folders.add(parts.slice(0, at + 1).join('\\'))
  }

  #mount(partition: Partition, folder: string): void {
    if (partition.fileSystem === '') throw new Error('It is not formatted')
    const all = this.disks.flatMap(({ partitions }) => partitions.flatMap(({ paths }) => paths))
    const hasContent = [...this.folders].some((one) => one.startsWith(`${folder}\\`))
    if (!this.folders.has(folder) || hasContent || all.includes(folder))
      refuse('folder not empty', folder)
    partition.paths.push(folder)
  }

  #diskOf(given: Table): Disk | null {
    const number = numberOf(given.get('DiskNumber') ?? given.get('Number'))
    return this.disks.find((disk) => disk.number === number) ?? null
  }

  #shownPartition(disk: Disk, at: number): Thing {
    const partition = must(disk.partitions[at])
    return new Thing({
      ...{ DiskNumber: disk.number, PartitionNumber: at + 1, Type: partition.type },
      AccessPaths: [...partition.paths.map((path) => `${path}\\`), `\\\\?\\Volume{${at}}\\`],
    })
  }

  #partitionOf([shown]: readonly Value[]) {
    if (!(shown instanceof Thing)) throw new Error('It is no partition')
    const of = (name: string) => Number(shown.properties.get(name))
    const disk = must(this.disks.find(({ number }) => number === of('disknumber')))
    return { disk, partition: must(disk.partitions[of('partitionnumber') - 1]) }
  }
}

function shownDisk({ number, size, style, is }: Disk): Thing {
  const states = Object.fromEntries(flags.map((flag) => [flag, is === flag]))
  return new Thing({ ...states, Number: number, Size: size, PartitionStyle: style })
}

function numberOf(value: Value): number | null {
  return typeof value === 'number' ? value : null
}

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is none')
  return value
}
