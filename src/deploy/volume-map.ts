import { deployedFolders } from '../engine/failures/index.ts'
import { deploymentCsvText } from './csv.ts'
import type { DeployedServer, DeployedVolume, Deployment } from './deployment.ts'

const columns = 'Server Disk Volume Holds MountPoints Databases SizeGiB'.split(' ')

export type MappedVolume = {
  readonly disk: number
  readonly holds: 'databases' | 'databases and logs' | 'logs' | 'spare' | 'restores'
  readonly mountPoints: readonly string[]
  readonly databases: readonly string[]
  readonly gib: number
}

/** Text of VolumeMap.csv: every volume of every server, where it is mounted, and what it holds. */
export function volumeMapCsv({ servers }: Deployment): string {
  return deploymentCsvText(
    columns,
    null,
    servers.flatMap((server) =>
      mappedServerVolumes(server).map((volume) => [
        server.name,
        volume.disk,
        label(volume.disk),
        volume.holds,
        volume.mountPoints.join(';'),
        volume.databases.join(';'),
        sized(volume.gib),
      ]),
    ),
  )
}

/**
 * Volumes of a server in the order of their disks, as Microsoft’s Diskpart.ps1 takes them: those of
 * databases, each before its separate log volume, then spares, then the restore volume.
 */
export function mappedServerVolumes(server: DeployedServer): readonly MappedVolume[] {
  const { volumes, spares, restoreGib } = server
  const largest = volumes.reduce((most, { gib }) => Math.max(most, gib), 0)
  const all: readonly Unnumbered[] = [
    ...volumes.flatMap(withLogs),
    ...Array.from({ length: spares }, () => emptyVolume('spare', largest)),
    ...(restoreGib === null ? [] : [emptyVolume('restores', restoreGib)]),
  ]
  return all.map((volume, at) => {
    const disk = server.startDisk + at
    const isApart = volume.holds === 'databases' || volume.holds === 'logs'
    const root = volume.holds === 'restores' ? deployedFolders.restores : deployedFolders.volumes
    const own = `${root}\\${label(disk)}`
    // With separate log volumes, Diskpart.ps1 removes the mount points of AutoReseed.
    const mountPoints = isApart ? volume.mountPoints : [...volume.mountPoints, own]
    return { disk, ...volume, mountPoints }
  })
}

type Unnumbered = Omit<MappedVolume, 'disk'>

function withLogs({ databases, gib, logGib }: DeployedVolume): readonly Unnumbered[] {
  const folders = databases.map((name) => `${deployedFolders.databases}\\${name}`)
  if (logGib === null)
    return [{ holds: 'databases and logs', mountPoints: folders, databases, gib }]
  const logs = folders.map((folder, at) => `${folder}\\${databases[at]}.log`)
  return [
    { holds: 'databases', mountPoints: folders, databases, gib },
    { holds: 'logs', mountPoints: logs, databases, gib: logGib },
  ]
}

function emptyVolume(holds: 'spare' | 'restores', gib: number): Unnumbered {
  return { holds, mountPoints: [], databases: [], gib }
}

function label(disk: number): string {
  return `ExVol${disk}`
}

/** Volume size in GiB with one decimal, rounded up so that the volume holds its contents. */
function sized(gib: number): string {
  return (Math.ceil(gib * 10 - 1e-6) / 10).toFixed(1)
}
