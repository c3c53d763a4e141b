import fc from 'fast-check'
import { fewestDrivesByRaid } from '../../src/engine/designs/index.ts'
import { arrayDriveKinds, isFlash, raidPolicies } from '../../src/engine/hardware/index.ts'
import { type NumberInputSpec, type OwnArray, ownArrayInputs } from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'

/** A number in the range of a part of an array, its ends often among them. */
function number({ min, max, whole }: NumberInputSpec): fc.Arbitrary<number> {
  const inside = whole
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true }).map((value) => value + 0)
  return fc.oneof({ weight: 6, arbitrary: inside }, fc.constantFrom<number>(min, max))
}

const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/)

/** A name as people give arrays, and as they do not. */
const names = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ minLength: 1, maxLength: 12, unit: anyCharacter }),
  fc.constantFrom('PS6210XV', '<b>Köln</b>', '__proto__', '東京本社', '"\\\u0000\ud800'),
)

/** Any array that a person may add. */
const ownArray: fc.Arbitrary<OwnArray> = fc
  .record({
    id: ids,
    name: names,
    driveKind: fc.constantFrom(...arrayDriveKinds),
    driveGb: number(ownArrayInputs.driveGb),
    drives: number(ownArrayInputs.drives),
    spares: number(ownArrayInputs.spares),
    raid: fc.subarray([...raidPolicies], { minLength: 1 }),
    activePorts: number(ownArrayInputs.activePorts),
    iopsPerDrive: fc.option(number(ownArrayInputs.iopsPerDrive)),
    measured: fc.tuple(...raidPolicies.map(() => fc.option(number(ownArrayInputs.measuredIops)))),
    price: fc.option(number(ownArrayInputs.price)),
  })
  .map(({ measured, ...array }) =>
    sound({ ...array, measuredIops: figuresOf(array.raid, measured) }),
  )

function figuresOf(raid: OwnArray['raid'], measured: readonly (number | null)[]) {
  const figures = raid.flatMap((policy) => {
    const iops = measured[raidPolicies.indexOf(policy)]
    return iops == null ? [] : [[policy, iops] as const]
  })
  return Object.fromEntries(figures)
}

/** Gives an array enough drives for its policies, and SSD a figure. */
function sound(array: OwnArray): OwnArray {
  const needed = Math.max(...array.raid.map((raid) => fewestDrivesByRaid[raid])) + array.spares
  const figure = isFlash(array.driveKind) ? (array.iopsPerDrive ?? 5000) : array.iopsPerDrive
  return { ...array, drives: Math.max(array.drives, needed), iopsPerDrive: figure }
}

/** A few arrays that a person may add, each with an id of its own. */
export const ownArrays: fc.Arbitrary<readonly OwnArray[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  fc.uniqueArray(ownArray, { maxLength: 4, selector: ({ id }) => id }),
)
