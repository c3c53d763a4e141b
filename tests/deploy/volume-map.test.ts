import { describe, expect, it, test } from 'vitest'
import { csvText } from '../../src/deploy/csv.ts'
import type { DeployedServer } from '../../src/deploy/deployment.ts'
import { volumesOf } from '../../src/deploy/volume-map.ts'

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
  it('with their logs have a mount point of AutoReseed and one for each database', () => {
    expect(volumesOf(server)).toEqual([
      {
        disk: 2,
        holds: 'databases and logs',
        mountPoints: [
          'C:\\ExchangeVolumes\\ExVol2',
          'C:\\ExchangeDatabases\\DB001',
          'C:\\ExchangeDatabases\\DB004',
        ],
        databases: ['DB001', 'DB004'],
        gib: 900,
      },
      {
        disk: 3,
        holds: 'databases and logs',
        mountPoints: ['C:\\ExchangeVolumes\\ExVol3', 'C:\\ExchangeDatabases\\DB007'],
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
        mountPoints: ['C:\\ExchangeVolumes\\ExVol5'],
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
