import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeCatalog,
  encodeCatalog,
  mostPlanOrCatalogBytes,
  parseOwnArray,
} from '../../src/codec/index.ts'
import {
  arrayDriveKinds,
  flashTypes,
  hardDriveTypes,
  raidPolicies,
} from '../../src/engine/hardware/index.ts'
import {
  keptTestInputs,
  ownArrayInputs,
  projectLimits,
  testedStorageLayouts,
} from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'
import { keptTest } from '../engine/kept-tests.ts'
import { ownArrays } from '../engine/plans.ts'
import { mostArrays } from './plans.ts'

const published = JSON.parse(
  readFileSync(new URL('../../public/catalog.schema.json', import.meta.url), 'utf8'),
)

/** The published schema as any editor takes it; zod writes none of ranges and rules of ours. */
const validate = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
}).compile(published)

const sas = {
  id: 'SAS-1',
  name: 'Shelf <b>one</b>',
  driveKind: '10K SAS 2.5"',
  driveGb: 900,
  drives: 24,
  spares: 2,
  raid: ['RAID 10', 'RAID 6'],
  activePorts: 4,
}
const ssd = { ...sas, id: 'ssd', driveKind: 'SSD' }

const catalogOf = (arrays: unknown, others: object = {}) => ({
  format: 'Spindle catalog',
  version: 1,
  ...others,
  arrays,
})
const decode = (catalog: unknown) => decodeCatalog(JSON.stringify(catalog))

function pathsOf(text: string) {
  const decoded = decodeCatalog(text)
  if (decoded.ok) return []
  return decoded.problem.code === 'invalid'
    ? decoded.problem.problems.map(({ path }) => path)
    : [decoded.problem.code]
}

describe('a catalog', () => {
  it('comes back whole', () => {
    fc.assert(
      fc.property(ownArrays, fc.constantFrom('', '€'), (arrays, currency) => {
        const text = encodeCatalog(arrays, currency)
        expect(decodeCatalog(text)).toStrictEqual({ ok: true, arrays, currency })
        expect(validate(JSON.parse(text))).toBe(true)
      }),
    )
  })

  it('has room for as many arrays as a plan takes', () => {
    const arrays = mostArrays(() => '\u0001'.repeat(projectLimits.name))
    expect(decodeCatalog(encodeCatalog(arrays))).toStrictEqual({ ok: true, arrays, currency: '' })
  })

  it('may leave out what there is none of', () => {
    expect(decode(catalogOf([sas]))).toStrictEqual({
      ok: true,
      arrays: [{ ...sas, iopsPerDrive: null, measuredIops: {}, price: null }],
      currency: '',
    })
    expect(encodeCatalog([])).toContain('"arrays": []')
  })
})

describe('a catalog that is refused', () => {
  const text = encodeCatalog(mostArrays((at) => `Array ${at}`).slice(0, 2))

  it.each([
    ['too large', text.padEnd(mostPlanOrCatalogBytes + 1)],
    ['not JSON', text.slice(0, -3)],
    ['not JSON', ''],
    ['another format', 'null'],
    ['another format', '[]'],
    ['another format', '{"format":"Spindle plan","version":1,"plan":{}}'],
    ['newer', text.replace('"version": 1', '"version": 2')],
    ['version', text.replace('"version": 1', '"version": 0')],
    ['color', text.replace('"version": 1', '"version": 1, "color": 1')],
    ['__proto__', text.replace('"version": 1', '"version": 1, "__proto__": {}')],
    ['arrays.0.drives', text.replace('"drives"', '"drives": 24, "drives"')],
    ['arrays.0.__proto__', text.replace('"drives"', '"__proto__": {"drives": 1}, "drives"')],
    ['arrays', JSON.stringify(catalogOf(Array.from({ length: 201 }, () => sas)))],
    ['arrays', JSON.stringify(catalogOf({}))],
    ['arrays', JSON.stringify(catalogOf(undefined))],
    ['currency', JSON.stringify(catalogOf([], { currency: 1 }))],
    ['$schema', JSON.stringify(catalogOf([], { $schema: 1 }))],
    ['arrays.1', JSON.stringify(catalogOf([sas, null]))],
  ])('at %s', (path, refused) => {
    expect(pathsOf(refused)).toEqual([path])
  })

  it('names every problem at once, twenty at most', () => {
    const arrays = [sas, { ...sas, drives: 1, color: 1 }, ssd, { ...sas, id: 'x', spares: 20 }]
    expect(pathsOf(JSON.stringify(catalogOf(arrays)))).toEqual([
      'arrays.1.drives',
      'arrays.1.color',
      'arrays.2.iopsPerDrive',
      'arrays.1.id',
    ])
    const many = Array.from({ length: 30 }, () => ({}))
    expect(pathsOf(JSON.stringify(catalogOf(many)))).toHaveLength(20)
  })

  it('is cut anywhere, or any text', () => {
    for (let end = 0; end < text.trimEnd().length; end += 7)
      expect(pathsOf(text.slice(0, end))).toEqual(['not JSON'])
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.json()), (garbage) => {
        expect(decodeCatalog(garbage).ok).toBe(false)
      }),
    )
  })
})

/** Values for each part of an array, good and bad. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  id: ['a', 'A.b_c-9', 'x'.repeat(40), '', '-a', 'a b', 'ä', 'x'.repeat(41), 'a\n', 7],
  name: ['A', '<script>', 'n'.repeat(500), '', 'n'.repeat(501), null],
  driveKind: [...arrayDriveKinds, 'ssd', '', null],
  raid: [
    ['RAID 5'],
    ['RAID 10', 'RAID 50', 'RAID 5', 'RAID 6'],
    ['RAID 50', 'RAID 10'],
    ['RAID 5', 'RAID 5'],
    ['RAID 0'],
    [],
    'RAID 5',
    null,
  ],
  measuredIops: [
    {},
    { 'RAID 10': 9000 },
    { 'RAID 10': 9000.5, 'RAID 6': 1 },
    { 'RAID 10': 0 },
    { 'RAID 50': 4000 },
    { 'RAID 0': 1 },
    { 'RAID 10': null },
    [],
    null,
    1,
  ],
  ...Object.fromEntries(
    Object.entries(ownArrayInputs).flatMap(([key, box]) => {
      if (box.kind !== 'number' || key === 'measuredIops') return []
      const { min, max } = box
      return [[key, [min, max, min - 1, max + 1, min + 0.5, '24', null, true, [24]]]]
    }),
  ),
}

it('says which RAID policies an array may have, where it names others', () => {
  const read = decode(catalogOf([{ ...sas, raid: 'RAID 5' }]))
  expect(read).toMatchObject({
    ok: false,
    problem: {
      problems: [{ message: expect.stringContaining('RAID 10, RAID 50, RAID 5, RAID 6') }],
    },
  })
})

describe('the published schema', () => {
  const agree = (catalog: unknown) => {
    const taken = decode(catalog).ok
    expect({ catalog, taken: validate(catalog) }).toEqual({ catalog, taken })
    return taken
  }

  it.each(Object.keys(values))('agrees with the importer on every %s', (key) => {
    // So that drives may be as few as they ever may, which takes the rule out that a schema cannot say.
    const few = { raid: ['RAID 10'], spares: 0 }
    const bases = key === 'drives' ? [{ ...sas, ...few }] : [sas, ssd]
    const taken = bases.flatMap((array) =>
      values[key]!.map((value) => agree(catalogOf([{ ...array, drives: 500, [key]: value }]))),
    )
    expect(new Set(taken).size).toBe(2)
    const { [key]: _left, ...without }: Record<string, unknown> = sas
    agree(catalogOf([without]))
  })

  it('agrees with the importer on any two parts', () => {
    const part = fc
      .constantFrom(...Object.keys(values))
      .chain((key) => fc.tuple(fc.constant(key), fc.constantFrom(...values[key]!)))
    const enough = (array: Record<string, unknown>) => ({ ...array, drives: 800, spares: 0 })
    fc.assert(
      fc.property(fc.constantFrom(sas, ssd), part, part, (array, ...parts) => {
        agree(catalogOf([enough({ ...array, ...Object.fromEntries(parts) })]))
      }),
    )
  })

  it('agrees with the importer on the whole', () => {
    const wholes = [
      catalogOf([]),
      catalogOf([sas, ssd, {}]),
      catalogOf([null]),
      catalogOf(null),
      catalogOf([{ ...sas, color: 1 }]),
      catalogOf([], { color: 1 }),
      catalogOf([], { $schema: './catalog.schema.json', currency: '€' }),
      catalogOf([], { currency: 'x'.repeat(501) }),
      catalogOf([], { version: 2 }),
      catalogOf([], { format: 'Spindle plan' }),
      catalogOf(Array.from({ length: 200 }, (_, at) => ({ ...sas, id: `a${at}` }))),
      catalogOf(Array.from({ length: 201 }, (_, at) => ({ ...sas, id: `a${at}` }))),
      null,
      [],
      {},
    ]
    expect(wholes.map(agree).filter((taken) => taken)).toHaveLength(3)
  })

  it('agrees with the importer on every part of a kept test', () => {
    const test: Record<string, unknown> = { ...keptTest, array: sas.id }
    const tested: Readonly<Record<string, readonly unknown[]>> = {
      id: ['a', '', '-a'],
      name: ['', 'n'.repeat(501), 3],
      array: [sas.id, null, ''],
      driveKind: [...hardDriveTypes, ...flashTypes, ...arrayDriveKinds, null, '8K'],
      storage: [...testedStorageLayouts, 'RAID 7', null],
      passed: [true, false, 'yes'],
      ...Object.fromEntries(
        Object.entries(keptTestInputs).map(([key, { min, max }]) => [
          key,
          [min, max, min - 1, max + 1, min + 0.5, '24', null, true],
        ]),
      ),
    }
    expect(Object.keys(tested).sort()).toEqual(Object.keys(keptTest).sort())
    for (const [key, values] of Object.entries(tested)) {
      const taken = values.map((value) =>
        agree(catalogOf([sas], { keptTests: [{ ...test, [key]: value }] })),
      )
      expect(new Set(taken).size, key).toBe(2)
      const { [key]: _left, ...without } = test
      expect(agree(catalogOf([sas], { keptTests: [without] }))).toBe(false)
    }
    expect(agree(catalogOf([sas], { keptTests: [] }))).toBe(true)
    expect(agree(catalogOf([sas], { keptTests: null }))).toBe(false)
  })

  it('says in words what it cannot say, and gives every part a title', () => {
    const { array } = published.$defs
    expect(validate(catalogOf([sas, sas]))).toBe(true)
    expect(decode(catalogOf([sas, sas])).ok).toBe(false)
    expect(published.description).toContain('every id is there once')
    const few = catalogOf([{ ...sas, drives: 5, spares: 2 }])
    expect(validate(few)).toBe(true)
    expect(decode(few).ok).toBe(false)
    expect(array.description).toContain('after the spares')
    for (const part of Object.values({ ...published.properties, ...array.properties }))
      expect(part).toMatchObject({
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/\.$/),
      })
    expect(published.$defs.raidPolicy.enum).toEqual(raidPolicies)
  })
})

describe('the tests of arrays that were kept', () => {
  it('travel with their arrays, and those of other arrays and of drives do not', () => {
    const tested = { ...keptTest, array: sas.id }
    const others = [
      { ...keptTest, id: 'b', array: 'elsewhere' },
      { ...keptTest, id: 'c', array: null },
    ]
    const parsed = parseOwnArray(sas)
    if (!parsed.ok) throw new Error('The array is one')
    const arrays = [parsed.array]
    const text = encodeCatalog(arrays, '', [tested, ...others])
    expect(decodeCatalog(text)).toStrictEqual({
      ok: true,
      arrays,
      currency: '',
      keptTests: [tested],
    })
    expect(encodeCatalog(arrays, '', others)).toBe(encodeCatalog(arrays))
  })
})

describe('one array', () => {
  it('is taken, or refused with its problems', () => {
    expect(parseOwnArray(sas)).toMatchObject({ ok: true, array: { price: null } })
    expect(parseOwnArray({ ...sas, drives: 1001 })).toEqual({
      ok: false,
      problems: [
        { path: 'drives', message: 'Drives in one array must be a whole number from 2 to 1,000.' },
      ],
    })
    expect(parseOwnArray({ ...sas, drives: 5 })).toEqual({
      ok: false,
      problems: [
        {
          path: 'drives',
          message:
            'Drives in one array: 3 without the spares, and RAID 6 needs 4. Enter more drives or fewer spares, or do not offer it.',
        },
      ],
    })
    expect(parseOwnArray(null)).toEqual({
      ok: false,
      problems: [{ path: '', message: 'The array is missing.' }],
    })
  })
})
