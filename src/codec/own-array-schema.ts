import * as z from 'zod/mini'
import {
  keptTestBoxes as boxes,
  driveKinds,
  driveTypes,
  flashTypes,
  type KeptTest,
  limits,
  measuredIn,
  methodIds,
  type OwnArray,
  type OwnCurve,
  ownArrayAnswers,
  ownArrayProblems,
  ownCurveBoxes,
  type RaidPolicy,
  raidPolicies,
  testedStorages,
} from '../engine/index.ts'
import { valueAt } from './parts.ts'
import { numberIn, oneOf, type Shape, someOf, strict, text, textIn } from './schema-parts.ts'

const ofArray = textIn({ ...ownArrayAnswers.id, label: 'Id of the array' })
const ofTest = textIn({ ...ownArrayAnswers.id, label: 'Id of the test' })

/** A test of one’s own that was kept, as a plan holds it. */
const keptTest = strict('The test is missing.', {
  id: ofTest,
  name: text('Name of the test'),
  array: z.nullable(ofArray),
  drives: z.nullable(numberIn(boxes.drives)),
  driveKind: oneOf('Kind of drive', [...new Set([...driveTypes, ...flashTypes, ...driveKinds])]),
  storage: oneOf('RAID policy or JBOD', testedStorages),
  units: numberIn(boxes.units),
  databases: numberIn(boxes.databases),
  dataGb: numberIn(boxes.dataGb),
  planned: numberIn(boxes.planned),
  achieved: numberIn(boxes.achieved),
  reads: z.nullable(numberIn(boxes.reads)),
  logs: numberIn(boxes.logs),
  maintenance: numberIn(boxes.maintenance),
  readMs: z.nullable(numberIn(boxes.readMs)),
  writeMs: z.nullable(numberIn(boxes.writeMs)),
  logMs: z.nullable(numberIn(boxes.logMs)),
  passed: z.boolean('Whether the test was passed must be true or false.'),
} satisfies Shape<KeptTest>)

const coefficient = numberIn(ownCurveBoxes.coefficients)
const band = numberIn(ownCurveBoxes.bands)
const error = numberIn(ownCurveBoxes.errors)
const errors = strict('The errors of a latency are missing.', {
  inSample: error,
  leftOut: error,
} satisfies Shape<OwnCurve['errors']['read']>)

const testsMessage = `A curve has a list of 3 to ${limits.keptTests} tests, each once.`
const missing = 'The coefficients are missing.'

type Of<K extends keyof OwnCurve['coefficients']> = Shape<OwnCurve['coefficients'][K]>

/** A latency curve that was fitted to kept tests. */
const ownCurve = strict('The curve is missing.', {
  array: ofArray,
  raid: oneOf('RAID policy', raidPolicies),
  tests: z.readonly(
    z.array(ofTest, testsMessage).check(
      z.maxLength(limits.keptTests, { error: testsMessage, abort: true }),
      z.minLength(3, testsMessage),
      z.refine((ids) => new Set(ids).size === ids.length, testsMessage),
    ),
  ),
  method: oneOf('Method', methodIds),
  drives: numberIn(ownCurveBoxes.drives),
  driveKind: oneOf('Kind of drive', driveKinds),
  coefficients: z.readonly(
    strict(missing, {
      read: strict(missing, {
        time: coefficient,
        saturation: coefficient,
        maintenance: coefficient,
        distance: coefficient,
        pool: coefficient,
      } satisfies Of<'read'>),
      write: strict(missing, {
        cache: coefficient,
        time: coefficient,
        coalescing: coefficient,
        pool: coefficient,
      } satisfies Of<'write'>),
      log: strict(missing, {
        time: coefficient,
        behind: coefficient,
        pool: coefficient,
      } satisfies Of<'log'>),
    } satisfies Shape<OwnCurve['coefficients']>),
  ),
  bands: strict('The bands are missing.', {
    read: band,
    write: band,
    log: band,
  } satisfies Shape<OwnCurve['bands']>),
  errors: strict('The errors are missing.', {
    read: errors,
    write: errors,
    log: errors,
  } satisfies Shape<OwnCurve['errors']>),
} satisfies Shape<OwnCurve>)

const testCount = `A plan has a list of at most ${limits.keptTests} kept tests.`
const curveCount = `A plan has a list of at most ${limits.ownCurves} fitted curves.`

/** The kept tests of a plan, each under an id of its own. */
export const keptTests = z.readonly(
  z.array(keptTest, testCount).check(
    z.maxLength(limits.keptTests, { error: testCount, abort: true }),
    eachOnce((test) => valueAt(test, 'id'), 'The id is that of test # already.'),
  ),
)

/** The fitted curves of a plan, one for an array in a RAID policy. */
export const ownCurves = z.readonly(
  z.array(ownCurve, curveCount).check(
    z.maxLength(limits.ownCurves, { error: curveCount, abort: true }),
    eachOnce(
      (curve) => `${valueAt(curve, 'array')} ${valueAt(curve, 'raid')}`,
      'Curve # is of the same array and policy.',
    ),
  ),
)

/** Refuses what of a list has the key of one before it. */
function eachOnce(keyOf: (one: object) => unknown, message: string) {
  return z.superRefine((list: readonly object[], { addIssue }) => {
    const keys = list.map((one) => keyOf(Object(one)))
    for (const [at, key] of keys.entries()) {
      const first = keys.indexOf(key)
      if (first === at) continue
      addIssue({ code: 'custom', path: [at], message: message.replace('#', String(first + 1)) })
    }
  })
}

const { id, name, driveKind, raid, ...numbers } = ownArrayAnswers

const raidMessage = `${raid.label} must be a list of: ${raidPolicies.join(', ')}; at least one, each once, in this order.`

/** An array that a person added, as a plan and a catalog hold it. */
export const ownArray = strict('The array is missing.', {
  id: textIn(id),
  name: textIn(name),
  driveKind: oneOf(
    driveKind.label,
    driveKind.choices.map(({ value }) => value),
  ),
  driveGb: numberIn(numbers.driveGb),
  drives: numberIn(numbers.drives),
  spares: numberIn(numbers.spares),
  raid: someOf(raidPolicies, raidMessage),
  activePorts: numberIn(numbers.activePorts),
  iopsPerDrive: z.nullable(numberIn(numbers.iopsPerDrive)),
  measuredIops: z.readonly(
    strict('The measured IOPS must be given by RAID policy.', {
      'RAID 10': measured('RAID 10'),
      'RAID 50': measured('RAID 50'),
      'RAID 5': measured('RAID 5'),
      'RAID 6': measured('RAID 6'),
    } satisfies Shape<OwnArray['measuredIops']>),
  ),
  price: z.nullable(numberIn(numbers.price)),
} satisfies Shape<OwnArray>).check(
  z.superRefine((array, { issues, addIssue }) => {
    // Once: a number out of its range contradicts others as well.
    if (issues.some(({ path: [part] = [] }) => part !== 'id' && part !== 'name')) return
    for (const { path, message } of ownArrayProblems(array))
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
          const ids = arrays.map((array) => valueAt(Object(array), 'id'))
          for (const [at, one] of ids.entries()) {
            const first = ids.indexOf(one)
            const message = `The id is that of array ${first + 1} already.`
            if (typeof one === 'string' && first < at)
              addIssue({ code: 'custom', path: [at, 'id'], message })
          }
        },
        // Also beside other problems, so that all of them are named at once.
        { when: ({ value }) => Array.isArray(value) && value.length <= limits.ownArrays },
      ),
    ),
  )
}

function measured(policy: RaidPolicy) {
  return z.exactOptional(numberIn({ ...measuredIn(policy), empty: null }))
}
