import * as z from 'zod/mini'
import { ownArrayProblems } from '../engine/designs/index.ts'
import {
  arrayDriveKinds,
  flashTypes,
  hardDriveTypes,
  type RaidPolicy,
  raidPolicies,
} from '../engine/hardware/index.ts'
import {
  keptTestInputs as boxes,
  type KeptTest,
  measuredIopsInputOfPolicy,
  type OwnArray,
  ownArrayInputs,
  projectLimits,
  testedStorageLayouts,
} from '../engine/index.ts'
import {
  choiceSchema,
  nameSchemaWithLabel,
  numberSchema,
  type SchemaFields,
  strictObject,
  subsetSchema,
  textSchemaOfInput,
} from './schema-parts.ts'
import { ownPropertyValue } from './stored-answers.ts'

const ofArray = textSchemaOfInput({ ...ownArrayInputs.id, label: 'Id of the array' })
const ofTest = textSchemaOfInput({ ...ownArrayInputs.id, label: 'Id of the test' })

const keptTest = strictObject('The test is missing.', {
  id: ofTest,
  name: nameSchemaWithLabel('Name of the test'),
  array: z.nullable(ofArray),
  drives: z.nullable(numberSchema(boxes.drives)),
  driveKind: choiceSchema('Kind of drive', [
    ...new Set([...hardDriveTypes, ...flashTypes, ...arrayDriveKinds]),
  ]),
  storage: choiceSchema('RAID policy or JBOD', testedStorageLayouts),
  units: numberSchema(boxes.units),
  databases: numberSchema(boxes.databases),
  dataGb: numberSchema(boxes.dataGb),
  planned: numberSchema(boxes.planned),
  achieved: numberSchema(boxes.achieved),
  reads: z.nullable(numberSchema(boxes.reads)),
  logs: numberSchema(boxes.logs),
  maintenance: numberSchema(boxes.maintenance),
  readMs: z.nullable(numberSchema(boxes.readMs)),
  writeMs: z.nullable(numberSchema(boxes.writeMs)),
  logMs: z.nullable(numberSchema(boxes.logMs)),
  passed: z.boolean('Whether the test was passed must be true or false.'),
} satisfies SchemaFields<KeptTest>)

const testCount = `A plan has a list of at most ${projectLimits.keptTests} kept tests.`
export const keptTestsSchema = z.readonly(
  z
    .array(keptTest, testCount)
    .check(z.maxLength(projectLimits.keptTests, { error: testCount, abort: true }), eachOnce()),
)

function eachOnce() {
  return z.superRefine((tests: readonly object[], { addIssue }) => {
    const ids = tests.map((test) => ownPropertyValue(Object(test), 'id'))
    for (const [at, one] of ids.entries()) {
      const first = ids.indexOf(one)
      if (first === at) continue
      addIssue({
        code: 'custom',
        path: [at],
        message: `The id is that of test ${first + 1} already.`,
      })
    }
  })
}

const { id, name, driveKind, raid, ...numbers } = ownArrayInputs

const raidMessage = `${raid.label} must be a list of: ${raidPolicies.join(', ')}; at least one, each once, in this order.`

export const ownArraySchema = strictObject('The array is missing.', {
  id: textSchemaOfInput(id),
  name: textSchemaOfInput(name),
  driveKind: choiceSchema(
    driveKind.label,
    driveKind.choices.map(({ value }) => value),
  ),
  driveGb: numberSchema(numbers.driveGb),
  drives: numberSchema(numbers.drives),
  spares: numberSchema(numbers.spares),
  raid: subsetSchema(raidPolicies, raidMessage),
  activePorts: numberSchema(numbers.activePorts),
  iopsPerDrive: z.nullable(numberSchema(numbers.iopsPerDrive)),
  measuredIops: z.readonly(
    strictObject('The measured IOPS must be given by RAID policy.', {
      'RAID 10': measured('RAID 10'),
      'RAID 50': measured('RAID 50'),
      'RAID 5': measured('RAID 5'),
      'RAID 6': measured('RAID 6'),
    } satisfies SchemaFields<OwnArray['measuredIops']>),
  ),
  price: z.nullable(numberSchema(numbers.price)),
} satisfies SchemaFields<OwnArray>).check(
  z.superRefine((array, { issues, addIssue }) => {
    // Not after other problems: a number out of range also contradicts the other numbers.
    if (issues.some(({ path: [part] = [] }) => part !== 'id' && part !== 'name')) return
    for (const { path, message } of ownArrayProblems(array))
      addIssue({ code: 'custom', path: [...path], message })
  }),
)

/** Schema of a list of own arrays; `message` is the error for no list or one that is too long. */
export function makeOwnArrayListSchema(message: string) {
  return z.readonly(
    z.array(ownArraySchema, message).check(
      z.maxLength(projectLimits.ownArrays, { error: message, abort: true }),
      z.superRefine(
        (arrays, { addIssue }) => {
          const ids = arrays.map((array) => ownPropertyValue(Object(array), 'id'))
          for (const [at, one] of ids.entries()) {
            const first = ids.indexOf(one)
            const message = `The id is that of array ${first + 1} already.`
            if (typeof one === 'string' && first < at)
              addIssue({ code: 'custom', path: [at, 'id'], message })
          }
        },
        // Also runs after other problems, so that all of them are reported at once.
        { when: ({ value }) => Array.isArray(value) && value.length <= projectLimits.ownArrays },
      ),
    ),
  )
}

function measured(policy: RaidPolicy) {
  return z.exactOptional(numberSchema({ ...measuredIopsInputOfPolicy(policy), empty: null }))
}
