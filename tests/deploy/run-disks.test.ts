import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { diskScriptFile } from '../../src/deploy/scripts.ts'
import { mappedServerVolumes, volumeMapCsv } from '../../src/deploy/volume-map.ts'
import { oncePerObject } from '../../src/engine/core/once.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { cases, isDeep, some } from '../cases.ts'
import { deployedPlans } from './deployed-plans.ts'
import {
  errorsOf,
  type PowershellParser,
  powershellParser,
  syntaxOf,
} from './powershell-grammar.ts'
import { runPowershell } from './run-powershell.ts'
import { type Disk, formatted, rawDisk, WindowsMachine } from './windows-machine.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

const base: Plan = { ...withVersion(defaultPlan, '2019'), databases: 20, activeServers: 8 }
const deployed = (edit: Partial<Plan>): Deployment => {
  const deployment = makeDeployment({ ...base, ...edit })
  if (!deployment) throw new Error('The plan has files')
  return deployment
}
/** Exchange 2019 with an uneven last volume, a cache, and logs apart; Exchange 2013; many of chance. */
const uneven = deployed({ mode: 'microsoft', activeServers: 7, copies: 4, databases: 10 })
const apart = deployed({ backup: 'hardware', activeServers: 4, databases: 8 })
const cached = deployed({ metaCache: true, databases: null, activeServers: 4 })
const deployments = [
  ...[uneven, apart, cached, deployed({ exchange: '2013' })],
  ...[deployed({ availability: 'none' }), deployed({ autoReseedVolumes: 3 })],
  ...deployedPlans(cases(2, 12)).flatMap((plan) => makeDeployment({ ...plan, databases: 6 }) ?? []),
].filter(({ servers }) => servers.some(({ volumes }) => volumes.length > 0))

const serverOf = ({ servers }: Deployment) => {
  const most = Math.max(...servers.map(({ volumes }) => volumes.length))
  const found = servers.findLast(({ volumes }) => volumes.length === most)
  if (!found) throw new Error('A server has volumes')
  return found
}
const gib = 2 ** 30
/** A server with a disk of the system, and an empty one for each volume of the plan. */
const machineOf = (deployment: Deployment, more: readonly Disk[] = []) => {
  const disks = mappedServerVolumes(serverOf(deployment)).map((volume, at) =>
    rawDisk(at + 1, Math.ceil(volume.gib * 1.02) * gib),
  )
  const system: Disk = {
    ...rawDisk(0, 240 * gib),
    ...{ style: 'GPT', partitions: [formatted('System')], is: 'IsBoot' },
  }
  return new WindowsMachine([system, ...more, ...disks], volumeMapCsv(deployment))
}
const programOf = oncePerObject((deployment: Deployment) => {
  const { text } = diskScriptFile(deployment)
  return parse(text, (tree) => syntaxOf(text, tree))
})
const run = (deployment: Deployment, machine: WindowsMachine, apply: boolean, given = {}) => {
  const name = serverOf(deployment).name
  const parameters = { Apply: apply, Disks: [], 'env:computername': name, ...given }
  return runPowershell(programOf(deployment), parameters, machine)
}
const commandsOf = (lines: readonly string[]) => lines.filter((line) => /^[A-Z]\w+-/.test(line))
const volumesIn = ({ disks }: WindowsMachine) =>
  new Map(
    disks.flatMap((disk) =>
      disk.partitions
        .filter(({ label }) => label.startsWith('ExVol'))
        .map((partition) => [partition.label, { ...partition, disk }] as const),
    ),
  )

describe('the script of disks', () => {
  it('is PowerShell by its grammar, in printable ASCII', () => {
    for (const deployment of deployments) {
      const { text } = diskScriptFile(deployment)
      expect(text).toMatch(/^(?:[ -~]*\r\n)+$/)
      expect(parse(text, errorsOf)).toEqual([])
    }
  })

  it('prints what it then runs, changes nothing before, and finds nothing to do after', () => {
    for (const deployment of some(deployments, 4)) {
      const machine = machineOf(deployment)
      const told = commandsOf(run(deployment, machine, false))
      expect(machine.changes).toEqual([])
      expect(commandsOf(run(deployment, machine, true))).toEqual(told)
      expect(machine.changes).toHaveLength(told.length)
      expect(run(deployment, machine, true).at(-1)).toBe('# Everything is as the plan says.')
      expect(machine.changes).toHaveLength(told.length)
    }
  })

  it('makes every volume of the map on a disk that holds it, in the format of the version', () => {
    for (const deployment of some(deployments, 6)) {
      const machine = machineOf(deployment)
      run(deployment, machine, true)
      const made = volumesIn(machine)
      const planned = mappedServerVolumes(serverOf(deployment))
      expect([...made.keys()].sort()).toEqual(planned.map(({ disk }) => `ExVol${disk}`).sort())
      for (const { disk, gib: size, mountPoints } of planned) {
        const one = made.get(`ExVol${disk}`)
        expect(one?.paths).toEqual(mountPoints)
        expect(one?.disk.size).toBeGreaterThanOrEqual(size * gib)
        expect(one?.fileSystem).toBe(deployment.exchange === '2013' ? 'NTFS' : 'ReFS')
        expect({ unit: one?.unit, integrity: one?.integrity }).toEqual({
          ...{ unit: 65_536, integrity: false },
        })
      }
      for (const { name } of deployment.databases.filter(({ copies }) =>
        copies.some(({ server }) => server === serverOf(deployment).name),
      ))
        for (const kind of ['db', 'log'])
          expect(machine.folders).toContain(`C:\\ExchangeDatabases\\${name}\\${name}.${kind}`)
    }
  })

  it('is tried with logs apart, spares, restores and a smaller last volume', () => {
    const kinds = (deployment: Deployment) =>
      new Set(mappedServerVolumes(serverOf(deployment)).map(({ holds }) => holds))
    expect(kinds(apart)).toContain('logs')
    expect([...kinds(uneven)]).toEqual(['databases and logs', 'spare', 'restores'])
    const sizes = serverOf(uneven).volumes.map((volume) => volume.gib)
    expect(Math.min(...sizes)).toBeLessThan(Math.max(...sizes))
  })

  it('takes the smallest disk that holds a volume, of equal ones those in the order of the map', () => {
    const planned = mappedServerVolumes(serverOf(uneven))
    const most = Math.max(...planned.map((volume) => volume.gib))
    const larger = rawDisk(90, Math.ceil(most) * 4 * gib)
    const equal = planned.map((_, at) => rawDisk(20 + at, Math.ceil(most * 1.1) * gib))
    const machine = new WindowsMachine([larger, ...equal.toReversed()], volumeMapCsv(uneven))
    run(uneven, machine, true)
    const made = volumesIn(machine)
    expect(planned.map(({ disk }) => made.get(`ExVol${disk}`)?.disk.number)).toEqual(
      equal.map(({ number }) => number),
    )
    expect(larger.style).toBe('RAW')
  })

  it('never touches a disk that is too small, not empty, offline, read-only or of others', () => {
    const kept: readonly Disk[] = [
      rawDisk(69, gib),
      { ...rawDisk(70, 9e15), is: 'IsOffline' },
      { ...rawDisk(71, 9e15), is: 'IsReadOnly' },
      { ...rawDisk(72, 9e15), is: 'IsClustered' },
      { ...rawDisk(73, 9e15), style: 'MBR' },
      { ...rawDisk(74, 9e15), style: 'GPT', partitions: [formatted('Old data')] },
      { ...rawDisk(75, 9e15), style: 'MBR', partitions: [formatted('', '')] },
      { ...rawDisk(76, 9e15), style: 'GPT', partitions: [formatted('', '')] },
    ]
    const before = structuredClone(kept)
    const machine = machineOf(uneven, kept)
    // One volume has no disk of its own: only those that are kept would hold it.
    const short = new WindowsMachine(machine.disks.slice(0, -1), volumeMapCsv(uneven))
    expect(() => run(uneven, short, true)).toThrow('Nothing was changed')
    const told = run(uneven, short, false)
    expect(short.changes).toEqual([])
    expect(told.filter((line) => line.includes('No empty disk is left'))).toHaveLength(1)
    expect(told.join('\n')).toMatch(/Disk 70 \(9000000 GB\) is left as it is: it is offline/)
    run(uneven, machine, true)
    expect(kept).toEqual(before)
    expect(volumesIn(machine).size).toBe(mappedServerVolumes(serverOf(uneven)).length)
  })

  it('leaves solid-state drives to the metacache, and takes none but those it is told to', () => {
    const flash = [1, 2].map((at): Disk => ({ ...rawDisk(80 + at, 9e15), media: 'SSD' }))
    const machine = machineOf(cached, flash)
    const short = new WindowsMachine(machine.disks.slice(0, -1), volumeMapCsv(cached))
    expect(() => run(cached, short, true)).toThrow('Nothing was changed')
    run(cached, machine, true)
    expect(flash.map(({ style }) => style)).toEqual(['RAW', 'RAW'])
    expect(() => run(uneven, machineOf(uneven), true, { Disks: [1] })).toThrow(
      'Nothing was changed',
    )
    // Without a cache one is a disk like others.
    const planned = mappedServerVolumes(serverOf(uneven))
    const solid = planned.map((_, at): Disk => ({ ...rawDisk(at, 9e15), media: 'SSD' }))
    run(uneven, new WindowsMachine(solid, volumeMapCsv(uneven)), true)
    expect(solid.every(({ style }) => style === 'GPT')).toBe(true)
  })

  it('changes nothing where something else is mounted, a folder holds files or a label is another’s', () => {
    const spoilt = (spoil: (machine: WindowsMachine) => void) => {
      const machine = machineOf(uneven)
      spoil(machine)
      const before = structuredClone(machine.disks)
      expect(() => run(uneven, machine, true)).toThrow('Nothing was changed')
      expect(machine.disks).toEqual(before)
      return run(uneven, machine, false)
        .filter((line) => line.startsWith('WARNING'))
        .join('\n')
    }
    const [first] = mappedServerVolumes(serverOf(uneven))
    const folder = first?.mountPoints.at(-1) ?? ''
    const with_ =
      (partition: ReturnType<typeof formatted>, at: string) => (machine: WindowsMachine) => {
        partition.paths.push(at)
        machine.disks[0]?.partitions.push(partition)
      }
    expect(spoilt(with_(formatted('Data'), folder))).toContain(`mounted at ${folder}`)
    expect(spoilt((machine) => machine.folders.add(`${folder}\\file.txt`))).toContain('not empty')
    expect(spoilt(with_(formatted(`ExVol${first?.disk}`), 'E:'))).toContain('not alone on its disk')
  })

  it('goes on where it broke off, and leaves to a person a partition without a format', () => {
    for (const deployment of [uneven, apart]) {
      const whole = machineOf(deployment)
      run(deployment, whole, true)
      for (let at = 0; at < whole.changes.length; at += isDeep ? 5 : 11) {
        const machine = machineOf(deployment)
        machine.breaksAt = at
        expect(() => run(deployment, machine, true)).toThrow('Not everything is as the plan says.')
        machine.breaksAt = Number.POSITIVE_INFINITY
        if (whole.changes[at]?.startsWith('Format-Volume')) {
          expect(() => run(deployment, machine, true)).toThrow('Nothing was changed')
          continue
        }
        run(deployment, machine, true)
        expect(volumesIn(machine)).toEqual(volumesIn(whole))
        expect([...machine.folders].sort()).toEqual([...whole.folders].sort())
      }
    }
  })

  it('never takes a disk whose partitions cannot be read for an empty one', () => {
    const machine = machineOf(uneven, [{ ...rawDisk(50, 9e15), partitions: [formatted('Mail')] }])
    machine.unreadable.add(50)
    const written = run(uneven, machine, true)
    expect(machine.changes.filter((change) => change.endsWith(' 50'))).toEqual([])
    expect(written).toContainEqual(expect.stringContaining('disk 50 cannot be read'))
    expect(run(uneven, machine, true).at(-1)).toBe(
      '# There is nothing to run. The warnings say what is otherwise than the plan.',
    )
  })

  it('formats again what was not ready, and mounts no logs within a database folder of the system', () => {
    const ready = machineOf(apart)
    ready.unready = 2
    run(apart, ready, true)
    expect(volumesIn(ready).size).toBe(mappedServerVolumes(serverOf(apart)).length)
    const failing = machineOf(apart)
    failing.unready = 3
    expect(() => run(apart, failing, true)).toThrow('Not everything is as the plan says.')
    const [first, logs] = mappedServerVolumes(serverOf(apart))
    const [database = ''] = first?.databases ?? []
    expect(logs?.holds).toBe('logs')
    expect([...failing.folders].filter((folder) => folder.includes(database))).toEqual([])
    const told = run(apart, failing, false).join('\n')
    expect(told).toContain('one partition without a format')
  })

  it('asks which disks to take where Windows cannot tell those of the metacache', () => {
    const unknown: Disk = { ...rawDisk(60, 9e15), media: 'Unspecified' }
    const machine = machineOf(cached, [unknown])
    expect(() => run(cached, machine, true)).toThrow('Nothing was changed')
    expect(run(cached, machine, false).join('\n')).toContain('name the disks to take with -Disks')
    expect(machine.changes).toEqual([])
  })

  it('takes no table that a spreadsheet changed, nor a server that it does not name', () => {
    const machine = machineOf(uneven)
    expect(() => run(uneven, machine, true, { 'env:computername': 'OTHER' })).toThrow(
      'no volume of',
    )
    const [first] = mappedServerVolumes(serverOf(uneven))
    const changed = volumeMapCsv(uneven).replaceAll(/"(\d+)\.(\d)"/g, '"$1"')
    const spoilt = new WindowsMachine(machine.disks, changed)
    expect(() => run(uneven, spoilt, true)).toThrow(`as the size of ExVol${first?.disk}`)
    expect(spoilt.changes).toEqual([])
  })
})
