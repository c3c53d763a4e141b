import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { deploymentCsvText } from '../../src/deploy/csv.ts'
import { tierQuotas } from '../../src/deploy/database-settings.ts'
import type { DeployedServer } from '../../src/deploy/deployment.ts'
import { deploymentFiles, deploymentZip } from '../../src/deploy/index.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import {
  type PowerShellData,
  powerShellLiteral,
  powerShellTextLiteral,
} from '../../src/deploy/powershell.ts'
import { mappedServerVolumes } from '../../src/deploy/volume-map.ts'
import { defaultPlan, type Tier, withVersion } from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'
import { cases } from '../cases.ts'
import { sized } from '../engine/methods/roles/designs/sized.ts'
import { exampleA } from '../roles/examples.ts'
import { hostileTexts } from './hostile-texts.ts'
import { codeOf, piecesOf, readData } from './read-powershell.ts'

describe('deployment zip', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  const files = deploymentFiles({ ...withVersion(defaultPlan, '2019'), name: 'Büro' })

  test('the zip holds every file as it is, in UTF-8, and nothing else', () => {
    expect(unzipped(deploymentZip(files))).toEqual(files.map(({ name, text }) => [name, text]))
  })

  test('the same files are the same bytes, in whatever year and time zone', () => {
    const zips = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns'].map((name) => {
      process.env.TZ = name
      return Buffer.from(deploymentZip(files)).toString('base64')
    })
    expect(new Set(zips).size).toBe(1)
  })

  test('every file of a zip bears the first day of 2000', () => {
    const zip = Buffer.from(deploymentZip(files))
    const at = zip.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
    const day = zip.readUInt16LE(at + 14)
    expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2000, 1, 1])
  })

  /** Name and text of every file of a zip by its directory, read without the package that made it. */
  function unzipped(bytes: Uint8Array): readonly (readonly [string, string])[] {
    const zip = Buffer.from(bytes)
    const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
    let at = zip.readUInt32LE(end + 16)
    return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
      expect(zip.readUInt32LE(at)).toBe(0x02014b50)
      const [method, packed, size] = [
        zip.readUInt16LE(at + 10),
        zip.readUInt32LE(at + 20),
        zip.readUInt32LE(at + 24),
      ]
      const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
      const name = zip.toString('utf8', at + 46, at + 46 + nameLength!)
      const local = zip.readUInt32LE(at + 42)
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const content = zip.subarray(start, start + packed)
      const text = method === 0 ? content : inflateRawSync(content)
      expect(text.length).toBe(size)
      at += 46 + nameLength! + extra! + comment!
      return [name, text.toString('utf8')]
    })
  }
})

describe('powershell', () => {
  const ascii = (text: string) => text.replace(/[^ -~]/g, '?')

  const texts = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(...hostileTexts),
    fc
      .array(fc.constantFrom('‘', '’', '‚', '‛', "'", '"', '“', '`', '$', ';', '#', '\n'), {})
      .map((signs) => signs.join('')),
  )

  const data = fc.letrec<{
    data: PowerShellData
    text: PowerShellData
    number: PowerShellData
    truth: PowerShellData
    list: PowerShellData
    table: PowerShellData
  }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      tie('text'),
      tie('number'),
      tie('truth'),
      tie('list'),
      tie('table'),
    ),
    text: texts,
    number: fc.integer(),
    truth: fc.boolean(),
    list: fc.array(tie('data'), { maxLength: 6 }),
    table: fc
      .uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z][A-Za-z]{0,6}$/), tie('data')), {
        selector: ([name]) => name.toLowerCase(),
        maxLength: 6,
      })
      .map((entries): PowerShellData => Object.fromEntries(entries)),
  })).data

  /** What is read back of data: its texts in printable ASCII. */
  const written = (value: PowerShellData): unknown => {
    if (typeof value === 'string') return ascii(value)
    if (typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(written)
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, written(of)]))
  }

  describe('a text', () => {
    it('is one literal, whatever characters it has', () => {
      fc.assert(
        fc.property(texts, (text) => {
          const literal = powerShellTextLiteral(text)
          expect(literal).toMatch(/^[ -~]*$/)
          expect(piecesOf(literal)).toEqual([{ kind: 'literal', text: ascii(text) }])
        }),
        { numRuns: cases(60, 10_000) },
      )
    })

    it('would end early where its quotes were not doubled, as this reader sees it', () => {
      expect(() => piecesOf("'O'Brien'")).toThrow('no end')
      expect(piecesOf("'a’; calc; ‘b'").map(({ kind }) => kind)).toEqual([
        'literal',
        'code',
        'literal',
      ])
    })
  })

  describe('data', () => {
    it('is read back as it was, in printable ASCII, as one piece of code', () => {
      fc.assert(
        fc.property(data, (value) => {
          expect(readData(`$it = ${powerShellLiteral(value)}\n`, 'it')).toEqual(written(value))
        }),
        { numRuns: cases(40, 5000) },
      )
    })

    it('has the same code whatever its texts say', () => {
      for (const text of hostileTexts) {
        const table = (of: string) =>
          powerShellLiteral({ Name: of, List: [of, 'b'], Table: { Of: of } })
        expect(codeOf(table(text))).toBe(codeOf(table('x'.repeat(text.length))))
      }
    })
  })
})

describe('tier quotas', () => {
  it('gives a tier what it has of its own: an archive where there is one, quotas where others hold', () => {
    const plan = withVersion(defaultPlan, '2019')
    const tier = (of: Partial<Tier>): Tier => ({ ...plan.tiers[0], ...of })
    const given = (quotaTier: number, ...tiers: readonly [Tier, ...Tier[]]) =>
      tierQuotas({ ...plan, tiers, quotaTier }).map((one) => [!!one.quotas, !!one.archive])
    const light = tier({ quota: 2048, archive: 0 })
    const heavy = tier({ quota: 10_240, archive: 5120 })
    expect(given(0, light)).toEqual([])
    // The smallest quota is that of the databases, unless a tier is named for it.
    expect(given(0, light, heavy)).toEqual([
      [false, false],
      [true, true],
    ])
    expect(given(2, light, heavy)).toEqual([
      [true, false],
      [false, true],
    ])
    expect(given(0, light, { ...light, archive: 1 })).toEqual([
      [false, false],
      [false, true],
    ])
    expect(given(0, light, { ...heavy, mailboxes: 0 })).toEqual([])
  })
})

describe('volume map', () => {
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
    it('are one if the server holds fewer databases than a volume may, and the restore volume is as large', () => {
      const few = { ...exampleA.design, autoDb: false, customDb: 2 }
      const { plan, sizing } = sized(few, { mode: 'microsoft' })
      const { volume, restoreVolume } = sizing.parts.space
      const servers = makeDeployment(plan)?.servers ?? []
      const held = servers.map((one) => one.volumes[0]?.databases.length ?? 0)
      expect(held.toSorted()).toEqual([2, 2, 2, 3, 3, 4])
      for (const [at, server] of servers.entries()) {
        const found = mappedServerVolumes(server)
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
      expect(mappedServerVolumes(server)).toEqual([
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
      const found = mappedServerVolumes({ ...server, volumes, spares: 0, restoreGib: null })
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
    expect(deploymentCsvText(['A', 'B'], null, [['a"b', 1]])).toBe('A,B\r\n"a""b","1"\r\n')
    expect(deploymentCsvText(['A'], '"v"', [['']])).toBe('A\r\n"v"\r\n""\r\n')
    for (const text of ['ä', 'a\nb', 'a\rb', 'a\tb', '\u0000', '\u202E'])
      expect(() => deploymentCsvText(['A'], null, [[text]])).toThrow('no printable ASCII')
    expect(() => deploymentCsvText(['A', 'B'], null, [['a']])).toThrow('1 fields for 2')
  })
})
