import * as z from 'zod/mini'
import {
  driveKinds,
  limits,
  type OwnArray,
  ownArrayLimits,
  ownArrayProblems,
  raidPolicies,
} from '../engine/index.ts'
import { rangeWords, type Shape, someOf, strict, within } from './schema-parts.ts'

const idMessage =
  'The id must be 1 to 40 letters, digits, dots, - and _, and begin with a letter or a digit.'

const nameMessage = `The name must be a text of 1 to ${limits.name} characters.`

const raidMessage = `RAID policies must be a list of: ${raidPolicies.join(', ')}; at least one, each once, in this order.`

/** An array that a person added, as a plan and a catalog hold it. */
export const ownArray = strict('The array is missing.', {
  id: z.string(idMessage).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, idMessage)),
  name: z
    .string(nameMessage)
    .check(z.minLength(1, nameMessage), z.maxLength(limits.name, nameMessage)),
  driveKind: z.enum(driveKinds, `The kind of drive must be one of: ${driveKinds.join(', ')}.`),
  driveGb: number('driveGb', 'The drive size', ' GB'),
  drives: whole('drives', 'Drives'),
  spares: whole('spares', 'Spares'),
  raid: someOf(raidPolicies, raidMessage, 1),
  activePorts: whole('activePorts', 'Active ports'),
  iopsPerDrive: z.nullable(number('iopsPerDrive', 'IOPS of one drive', ' IOPS, or empty')),
  measuredIops: z.readonly(
    strict('The measured IOPS must be given by RAID policy.', {
      'RAID 10': measured('RAID 10'),
      'RAID 50': measured('RAID 50'),
      'RAID 5': measured('RAID 5'),
      'RAID 6': measured('RAID 6'),
    } satisfies Shape<OwnArray['measuredIops']>),
  ),
  price: z.nullable(number('price', 'The price', ', or empty')),
} satisfies Shape<OwnArray>).check(
  z.superRefine((array, { issues, addIssue }) => {
    // Reported once: a number out of its range contradicts others as well.
    if (issues.length > 0) return
    for (const { path, message } of contradictions(array))
      addIssue({ code: 'custom', path: [...path], message })
  }),
)

/** A list of own arrays, with the sentence for one that has too many. */
export function ownArrayList(message: string) {
  return z.readonly(
    z.array(ownArray, message).check(
      z.maxLength(limits.ownArrays, { error: message, abort: true }),
      z.superRefine(
        (arrays, { addIssue }) => {
          for (const { at, first } of sameIds(arrays))
            addIssue({
              code: 'custom',
              path: [at, 'id'],
              message: `The id is that of array ${first + 1} already.`,
            })
        },
        // Also beside other problems, so that all of them are named at once.
        { when: ({ value }) => Array.isArray(value) && value.length <= limits.ownArrays },
      ),
    ),
  )
}

type Key = keyof typeof ownArrayLimits

function whole(key: Key, label: string) {
  const [min, max] = ownArrayLimits[key]
  const message = `${label} must be a whole number from ${rangeWords(min, max)}.`
  return within(min, max, true, message)
}

function number(key: Key, label: string, after: string) {
  const [min, max] = ownArrayLimits[key]
  const message = `${label} must be a number from ${rangeWords(min, max)}${after}.`
  return within(min, max, false, message)
}

function measured(raid: string) {
  return z.exactOptional(number('measuredIops', `Measured IOPS in ${raid}`, ' IOPS'))
}

/** What `ownArrayProblems` finds, where and in words: one problem for each place. */
function contradictions(array: OwnArray) {
  const found = ownArrayProblems(array)
  const tooFew = found.filter((one) => one.code === 'too few drives')
  const noFigure = found.filter((one) => one.code === 'no figure')
  const needs = tooFew.map(({ raid, fewest }) => `${raid} at least ${fewest}`).join(', ')
  return [
    ...tooFew.slice(0, 1).map(({ working }) => ({
      path: ['drives'],
      message: `Too few drives: without the spares there are ${working}, and ${needs} are needed.`,
    })),
    ...noFigure.slice(0, 1).map(() => ({
      path: ['iopsPerDrive'],
      message: `There is no public figure for SSD: enter the IOPS of one drive, or measured IOPS in ${noFigure.map(({ raid }) => raid).join(', ')}.`,
    })),
    ...found
      .filter((one) => one.code === 'measured without policy')
      .map(({ raid }) => ({
        path: ['measuredIops', raid],
        message: `Measured IOPS are given in ${raid}, which is not among the RAID policies.`,
      })),
  ]
}

/** The places of ids that an array before them has. */
function sameIds(arrays: readonly unknown[]) {
  const seen = new Map<unknown, number>()
  return arrays.flatMap((array, at) => {
    const id = typeof array === 'object' && array !== null && 'id' in array ? array.id : undefined
    const first = seen.get(id)
    if (typeof id !== 'string') return []
    if (first === undefined) seen.set(id, at)
    return first === undefined ? [] : [{ at, first }]
  })
}
