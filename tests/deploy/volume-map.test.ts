import { describe, expect, it, test } from 'vitest'
import { csvText } from '../../src/deploy/csv.ts'
import type { DeployedServer } from '../../src/deploy/deployment.ts'
import { deploymentOf } from '../../src/deploy/deployment-of.ts'
import { volumesOf } from '../../src/deploy/volume-map.ts'
import { sized } from '../engine/methods/roles/servers/sized.ts'
import { exampleA } from '../roles/examples.ts'

const server: DeployedServer = {
  name: 'MBX01',
  dag: 'DAG1',
  site: 1,
  holds: 'mailboxes',
  startDisk: 2,
  perVolume: 2,
  volumes: [
    { databases: ['DB001', 'DB004'], gib: 900, logGib: null },
    { databases: ['DB007'], gib: 450, logGib: null },
  ],
  spares: 1,
  restoreGib: 500,
  maximumActive: null,
  maximumPreferred: null,
  activation: 'Unrestricted',
}

describe('volumes of a server', () => {
  it('are one where it holds fewer databases than a volume may, and as large the one for restores', () => {
    const few = { ...exampleA.design, autoDb: false, customDb: 2 }
    const { plan, sizing } = sized(few, { mode: 'microsoft' })
    const { volume, restoreVolume } = sizing.parts.space
    const servers = deploymentOf(plan)?.servers ?? []
    const held = servers.map((one) => one.volumes[0]?.databases.length ?? 0)
    expect(held.toSorted()).toEqual([2, 2, 2, 3, 3, 4])
    for (const [at, server] of servers.entries()) {
      const found = volumesOf(server)
      expect(found.map(({ holds }) => holds)).toEqual(['databases and logs', 'spare', 'restores'])
      // As Microsoft a server may have more databases than the mean that its volume is sized for.
      const times = Math.max(1, (held[at] ?? 0) / 3)
      const sizes = [volume, volume, restoreVolume].map(({ value }) => value * times)
      expect(found.map(({ gib }) => gib)).toEqual(sizes)
    }
    expect(restoreVolume.value).toBeCloseTo(
      (3 * (sizing.parts.space.fullDatabase.value + sizing.parts.space.logPerDb.value)) / 0.95,
      6,
    )
  })

  it('with their logs have a mount point of AutoReseed and one for each database', () => {
    expect(volumesOf(server)).toEqual([
      {
        disk: 2,
        holds: 'databases and logs',
        mountPoints: [
          'C:\\ExchangeDatabases\\DB001',
          'C:\\ExchangeDatabases\\DB004',
          // Last, as ExchangeDsc has it too: counters name a volume by its first.
          'C:\\ExchangeVolumes\\ExVol2',
        ],
        databases: ['DB001', 'DB004'],
        gib: 900,
      },
      {
        disk: 3,
        holds: 'databases and logs',
        mountPoints: ['C:\\ExchangeDatabases\\DB007', 'C:\\ExchangeVolumes\\ExVol3'],
        databases: ['DB007'],
        gib: 450,
      },
      {
        disk: 4,
        holds: 'spare',
        mountPoints: ['C:\\ExchangeVolumes\\ExVol4'],
        databases: [],
        gib: 900,
      },
      {
        disk: 5,
        holds: 'restores',
        mountPoints: ['C:\\ExchangeRestores\\ExVol5'],
        databases: [],
        gib: 500,
      },
    ])
  })

  it('without their logs come each before that of its logs, and have no mount point of AutoReseed', () => {
    const volumes = [{ databases: ['DB001', 'DB004'], gib: 900, logGib: 100 }]
    const found = volumesOf({ ...server, volumes, spares: 0, restoreGib: null })
    expect(
      found.map(({ disk, holds, mountPoints, gib }) => [disk, holds, mountPoints, gib]),
    ).toEqual([
      [2, 'databases', ['C:\\ExchangeDatabases\\DB001', 'C:\\ExchangeDatabases\\DB004'], 900],
      [
        3,
        'logs',
        ['C:\\ExchangeDatabases\\DB001\\DB001.log', 'C:\\ExchangeDatabases\\DB004\\DB004.log'],
        100,
      ],
    ])
  })
})

test('comma-separated values double quotes, and take nothing but printable ASCII', () => {
  expect(csvText(['A', 'B'], null, [['a"b', 1]])).toBe('A,B\r\n"a""b","1"\r\n')
  expect(csvText(['A'], '"v"', [['']])).toBe('A\r\n"v"\r\n""\r\n')
  for (const text of ['ä', 'a\nb', 'a\rb', 'a\tb', '\u0000', '\u202E'])
    expect(() => csvText(['A'], null, [[text]])).toThrow('no printable ASCII')
  expect(() => csvText(['A', 'B'], null, [['a']])).toThrow('1 fields for 2')
})
