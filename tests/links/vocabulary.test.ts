import { describe, expect, it } from 'vitest'
import { decodePlan } from '../../src/codec/index.ts'
import { papersBaselinePlan } from '../../src/codec/stored-answers.ts'
import { fieldOf, type OwnArray } from '../../src/engine/index.ts'
import { codeSaying } from '../codec/code-of.ts'
import { decodeFile } from '../codec/decode-file.ts'
import {
  answerAt,
  type FormatAnswer,
  heldPlan,
  linksOfVersion1,
  newInVersion2,
  opened,
  vocabulary1,
  vocabulary2,
} from './golden.ts'

/** A link that says this: the changes of the plan, then those of each tier. */
const linkOf = (...changes: object[]) => codeSaying(changes, '1')

/** A plan as a file of version 1 says it. */
const early = (plan: object) =>
  Object.fromEntries(Object.entries(plan).filter(([key]) => !Object.hasOwn(newInVersion2, key)))

/** A copy of a plan or tier in which one answer is another. */
function withAnswer<T extends object>(held: T, path: string, answer: unknown): T {
  const copy = structuredClone(held)
  const [last = '', ...outer] = path.split('.').reverse()
  const part = answerAt({ copy }, ['copy', ...outer.reverse()].join('.'))
  expect(part).toHaveProperty(last)
  Object.assign(part as object, { [last]: answer })
  return copy
}

const { saved: asItComes } = linksOfVersion1[0]!
const [tier = {}] = asItComes.tiers
const spoken = ({ accepts, ...answer }: FormatAnswer) =>
  accepts.map((value) => ({ ...answer, value }))

describe('what a link and a file of version 1 leave out', () => {
  it('is the plan as it came with the first release', () => {
    expect(papersBaselinePlan).toStrictEqual(heldPlan(asItComes))
    expect(decodePlan(linkOf({}, {}))).toStrictEqual({
      ok: true,
      plan: heldPlan(asItComes),
      leftOut: 0,
    })
  })
})

describe('what a link and a file of version 1 say', () => {
  const says = (changes: object[], plan: typeof asItComes) => {
    expect(decodePlan(linkOf(...changes))).toStrictEqual({
      ...opened(heldPlan(plan)),
      leftOut: 0,
    })
    const file = JSON.stringify({ format: 'Spindle plan', version: 1, plan: early(plan) })
    expect(decodeFile(file)).toStrictEqual(opened(heldPlan(plan)))
  }

  it.each(vocabulary1.ofPlan.flatMap(spoken))('is $key $value at $path', ({ key, path, value }) => {
    says([{ [key]: value }, {}], withAnswer(asItComes, path, value))
  })

  it.each(vocabulary1.ofTier.flatMap(spoken))(
    'is $key $value at $path of a tier',
    ({ key, path, value }) => {
      const tiers = [tier, withAnswer(tier, path, value)]
      says([{}, {}, { [key]: value }], { ...asItComes, tiers })
    },
  )

  it.each(vocabulary1.advice)('is that %s was accepted', (code) => {
    says([{ acknowledged: code }, {}], { ...asItComes, acknowledged: [code] })
  })

  it('includes accepted advice, in its order', () => {
    const { advice } = vocabulary1
    says([{ acknowledged: advice.join(' ') }, {}], { ...asItComes, acknowledged: advice })
  })

  it('has as many entries as when it was published', () => {
    const name = 'n'.repeat(vocabulary1.name)
    const tiers = Array.from({ length: vocabulary1.tiers }, () => ({ ...tier, name }))
    says([{ name }, ...tiers.map(() => ({ name }))], { ...asItComes, name, tiers })
  })
})

describe('what a link and a file of version 2 say', () => {
  const says = (changes: object, plan: typeof asItComes) => {
    expect(decodePlan(codeSaying([changes, {}], '2'))).toStrictEqual({
      ...opened(heldPlan(plan)),
      leftOut: 0,
    })
    const file = JSON.stringify({ format: 'Spindle plan', version: 2, plan })
    expect(decodeFile(file)).toStrictEqual(opened(heldPlan(plan)))
  }

  it.each([...vocabulary1.ofPlan, ...vocabulary2.ofPlan].flatMap(spoken))(
    'is $key $value at $path',
    ({ key, path, value }) => {
      says({ [key]: value }, withAnswer(asItComes, path, value))
    },
  )

  const later = vocabulary2.ofPlan
    .flatMap(spoken)
    .filter(({ key, value }) =>
      vocabulary1.ofPlan.every((one) => one.key !== key || !one.accepts.includes(value)),
    )

  it.each(later)('is $key $value, which version 1 does not say', ({ key, path, value }) => {
    expect(decodePlan(linkOf({ [key]: value }, {}))).toMatchObject({
      ok: false,
      problem: { code: 'invalid', problems: [{ path: key === 'storage' ? path : key }] },
    })
  })

  const { parts, accepts, example } = vocabulary2.ownArray
  const tupleOf = (array: OwnArray) => {
    const measured = array.raid.map((raid) => array.measuredIops[raid] ?? null)
    return parts.map((part) => (part === 'measuredIops' ? measured : array[part as keyof OwnArray]))
  }
  const arrays = Object.entries(accepts).flatMap(([part, given]) =>
    given.map((value) => ({ part, value, array: { ...example, [part]: value } })),
  )

  it.each(arrays)('is an own array with $part $value', ({ array }) => {
    says({ ownArrays: [tupleOf(array)] }, { ...asItComes, ownArrays: [array] })
  })

  it('is as many own arrays as it was, or how many were left out', () => {
    const { ownArrays: most } = vocabulary2
    const own = Array.from({ length: most }, (_, at) => ({ ...example, id: `a${at}` }))
    says({ ownArrays: own.map(tupleOf) }, { ...asItComes, ownArrays: own })
    for (const leftOut of [1, most])
      expect(decodePlan(codeSaying([{ ownArrays: leftOut }, {}], '2'))).toStrictEqual({
        ok: true,
        plan: heldPlan(asItComes),
        leftOut,
      })
  })
})

describe('the unit of a number in a link', () => {
  const numbers = [...vocabulary1.ofPlan, ...vocabulary1.ofTier, ...vocabulary2.ofPlan].filter(
    ({ unit }) => unit !== undefined,
  )

  it.each(numbers)('is that of its field: $key in “$unit”', ({ key, unit }) => {
    expect(fieldOf(key)).toMatchObject({ kind: 'number', unit })
  })
})
