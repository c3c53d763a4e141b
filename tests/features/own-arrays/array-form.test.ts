import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOwnArray } from '../../../src/codec/index.ts'
import { ownArrayProblems } from '../../../src/engine/designs/index.ts'
import { arrayDriveKinds, raidPolicies } from '../../../src/engine/hardware/index.ts'
import {
  defaultPlan,
  type OwnArray,
  ownArrayInputs,
  type RawAnswer,
} from '../../../src/engine/index.ts'
import {
  type ArrayFormField,
  type ArrayFormState,
  arrayFormFromText,
  arrayFormOf,
  fieldsOfArrayForm,
  formOfNewArray,
  formWithAnswer,
  formWithDraft,
} from '../../../src/features/own-arrays/array-form.ts'
import { readArrayForm } from '../../../src/features/own-arrays/read-array.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')

const read = (form: ArrayFormState, others: readonly OwnArray[] = []) =>
  readArrayForm(form, others, 'EUR', format)

/** Every error of a form, with plain spaces. */
function wordsOf(form: ArrayFormState, others: readonly OwnArray[] = []): readonly string[] {
  return read(form, others).errors.map(({ words }) => words.replaceAll('\u00a0', ' '))
}

/** The field of a form that has this label. */
function fieldIn(form: ArrayFormState, label: string): ArrayFormField {
  const { name, hardware, iops, policies, measured, price, id } = fieldsOfArrayForm(form, 'EUR')
  const all = [name, ...hardware, iops, ...policies, ...measured, price, id]
  const found = all.find((one) => one.label === label)
  if (!found) throw new Error(`No field is called ${label}`)
  return found
}

const give = (form: ArrayFormState, label: string, answer: RawAnswer) =>
  formWithAnswer(form, fieldIn(form, label), answer)
const type = (form: ArrayFormState, label: string, text: string) =>
  formWithDraft(form, fieldIn(form, label), text)

const shelf: OwnArray = {
  id: 'shelf',
  name: 'Shelf',
  driveKind: '10K SAS 2.5"',
  driveGb: 1800,
  drives: 24,
  spares: 2,
  raid: ['RAID 10', 'RAID 6'],
  activePorts: 4,
  iopsPerDrive: null,
  measuredIops: { 'RAID 10': 3200 },
  price: 41_500,
}

const within = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min, max: Math.min(max, 1e6) })

/** Arrays that a plan takes. */
const ownArray: fc.Arbitrary<OwnArray> = fc
  .record({
    id: fc.stringMatching(/^[A-Za-z\d][\w.-]{0,39}$/),
    name: fc.string({ minLength: 1, maxLength: 80 }).filter((name) => name.trim() === name),
    driveKind: fc.constantFrom(...arrayDriveKinds),
    driveGb: within(ownArrayInputs.driveGb),
    drives: within({ min: 6, max: 1000 }),
    spares: within(ownArrayInputs.spares),
    raid: fc.subarray([...raidPolicies], { minLength: 1 }),
    activePorts: within(ownArrayInputs.activePorts),
    iopsPerDrive: fc.option(within(ownArrayInputs.iopsPerDrive)),
    measured: within(ownArrayInputs.measuredIops),
    price: fc.option(within(ownArrayInputs.price)),
  })
  .map(({ measured, ...array }) => ({
    ...array,
    measuredIops: Object.fromEntries(array.raid.slice(1).map((raid) => [raid, measured])),
  }))
  .filter((array) => array.drives > array.spares && ownArrayProblems(array).length === 0)

describe('the form of an array', () => {
  it('gives the array it was made of, one that a plan takes', () => {
    fc.assert(
      fc.property(ownArray, (array) => {
        const form = arrayFormOf(array)
        expect(read(form, [array, shelf])).toEqual({ array, errors: [] })
        expect(parseOwnArray(array)).toEqual({ ok: true, array })
        expect(arrayFormFromText(JSON.stringify(form))).toEqual(form)
      }),
    )
  })

  it('gives only arrays that a plan takes, whatever is in it', () => {
    const number = fc.option(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -1, max: 30 })))
    const key = fc.constantFrom('driveGb', 'drives', 'spares', 'iopsPerDrive', 'price')
    const drafts = fc.dictionary(
      key.map((one) => `own-${one}`),
      fc.string({ maxLength: 4 }),
      { maxKeys: 1 },
    )
    fc.assert(
      fc.property(
        ownArray,
        fc.string({ maxLength: 4 }),
        drafts,
        number,
        (array, id, text, ports) => {
          const form = { ...give(arrayFormOf(array), 'Id', id), drafts: text }
          const typed = type(form, 'Active ports', String(ports))
          const given = give(form, 'Active ports', ports)
          for (const { array: made } of [read(typed, [shelf]), read(given, [shelf])])
            if (made) expect(parseOwnArray(made)).toMatchObject({ ok: true })
        },
      ),
    )
  })

  it('of a new array asks for a name, drives and their size', () => {
    const form = formOfNewArray(defaultPlan)
    expect(form.array.raid).toEqual(['RAID 6'])
    expect(wordsOf(form)).toEqual([
      'Name: enter a name, 1 to 500 characters.',
      'Drive size: enter a number from 1 to 1,000,000 GB.',
      'Drives in one array: enter a whole number from 2 to 1,000 drives.',
    ])
    expect(formOfNewArray({ ...defaultPlan, raid: 'any' }).array.raid).toEqual(raidPolicies)
  })

  it('of an array takes no name with a character that cannot be seen', () => {
    const form = give(arrayFormOf(shelf), 'Name', 'Shelf\t2')
    expect(read(form).array).toBeNull()
    expect(wordsOf(form)).toEqual([
      'Name: after “Shelf” stands a character that cannot be seen, such as a tab or a line break. Delete it.',
    ])
    expect(wordsOf(give(arrayFormOf(shelf), 'Name', ' Shelf 2\t'))).toEqual([])
  })

  it('makes the id of the name until one is typed', () => {
    const form = give({ ...arrayFormOf(shelf), editing: null }, 'Id', '')
    expect(read(form).array?.id).toBe('Shelf')
    expect(read(form, [{ ...shelf, id: 'Shelf' }]).array?.id).toBe('Shelf-2')
    expect(wordsOf(give(form, 'Id', '-x'))).toEqual([
      'Id: enter 1 to 40 letters, digits, dots, - and _, the first a letter or a digit.',
    ])
    expect(wordsOf(give(form, 'Id', 'shelf'), [shelf])).toEqual([
      'Id: another array has this one. Enter another.',
    ])
  })

  it('says what text is no number, in the words of every field, in the order of the form', () => {
    const typed = type(arrayFormOf(shelf), 'Spares', 'x')
    expect(wordsOf(typed)).toEqual(['Spares must be a whole number from 0 to 100 drives, not “x”.'])
    expect(read(give(typed, 'Spares', 0)).array).toEqual({ ...shelf, spares: 0 })
    const few = type(give(arrayFormOf(shelf), 'Drives in one array', 5), 'Price of one array', 'x')
    expect(wordsOf(give(few, 'Name', ''))).toEqual([
      'Name: enter a name, 1 to 500 characters.',
      'Drives in one array: 3 without the spares, and RAID 6 needs 4. Enter more drives or fewer spares, or do not offer it.',
      'Price of one array must be a number from 0 to 1,000,000,000 EUR, not “x”.',
    ])
  })

  it('says which policies need more drives, and when spares leave none', () => {
    const five = give(give(arrayFormOf(shelf), 'RAID 50', true), 'Drives in one array', 5)
    expect(wordsOf(five)).toEqual([
      'Drives in one array: 3 without the spares, and RAID 50 needs 6, RAID 6 needs 4. Enter more drives or fewer spares, or do not offer it.',
    ])
    expect(wordsOf(give(arrayFormOf(shelf), 'Spares', 24))).toEqual([
      'Spares: 24 of 24 drives leave none to hold data. Enter fewer.',
    ])
  })

  it('asks for a policy, and for a figure of SSD in each that was not measured', () => {
    const none = raidPolicies.reduce((form, raid) => give(form, raid, false), arrayFormOf(shelf))
    expect(wordsOf(none)).toEqual(['RAID policies: choose at least one.'])
    const ssd = give(arrayFormOf(shelf), 'Kind of drive', 'SSD')
    expect(wordsOf(ssd)).toEqual([
      'Random IOPS of one drive: public guidance has no figure for SSD. Enter one here, or what you measured in RAID 6.',
    ])
    expect(read(give(ssd, 'Measured in RAID 6', 9000)).array?.measuredIops).toEqual({
      'RAID 10': 3200,
      'RAID 6': 9000,
    })
  })

  it('keeps the figure of a policy that is taken out, but not in the array', () => {
    const without = give(arrayFormOf(shelf), 'RAID 10', false)
    expect(read(without).array).toEqual({ ...shelf, raid: ['RAID 6'], measuredIops: {} })
    expect(read(give(without, 'RAID 10', true)).array).toEqual(shelf)
  })
})

describe('a text that is no form', () => {
  it.each([
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"editing":null}',
    '{"editing":null,"array":{},"drafts":{}}',
  ])('%s', (text) => {
    expect(arrayFormFromText(text)).toBeNull()
  })

  it('of any JSON is none or a form that can be read', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const form = arrayFormFromText(text)
        if (form) read(form)
      }),
    )
    const { name: _name, ...rest } = shelf
    const others = [
      rest,
      { ...shelf, raid: ['RAID 7'] },
      { ...shelf, driveKind: 'tape' },
      { ...shelf, drives: '24' },
      { ...shelf, measuredIops: { 'RAID 10': '1' } },
    ]
    for (const array of others)
      expect(arrayFormFromText(JSON.stringify({ ...arrayFormOf(shelf), array }))).toBeNull()
    expect(
      arrayFormFromText(JSON.stringify({ ...arrayFormOf(shelf), drafts: { 'own-drives': 1 } })),
    ).toBeNull()
  })
})
