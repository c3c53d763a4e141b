import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../src/engine/index.ts'
import { frame } from '../../src/plan/frame.ts'
import { decodeFile, decodePlan } from '../../src/plan/index.ts'
import { planOfVersion1 } from '../../src/plan/version-1.ts'
import { answerAt, type FormatAnswer, linksOfVersion1, vocabulary1 } from './golden.ts'

/** A link of version 1 that says this: the changes of the plan, then those of each tier. */
const linkOf = (...changes: object[]) =>
  frame(deflateSync(new TextEncoder().encode(JSON.stringify(changes))), '1')

/** A copy of a plan or tier in which one answer is another. */
function withAnswer<T extends object>(held: T, path: string, answer: unknown): T {
  const copy = structuredClone(held)
  const [last = '', ...outer] = path.split('.').reverse()
  const part = answerAt({ copy }, ['copy', ...outer.reverse()].join('.'))
  expect(part).toHaveProperty(last)
  Object.assign(part as object, { [last]: answer })
  return copy
}

const { plan: asItComes } = linksOfVersion1[0]!
const [tier] = asItComes.tiers
const spoken = ({ accepts, ...answer }: FormatAnswer) =>
  accepts.map((value) => ({ ...answer, value }))

describe('what a link and a file of version 1 leave out', () => {
  it('is the plan as it came with the first release', () => {
    expect(planOfVersion1).toStrictEqual(asItComes)
    expect(decodePlan(linkOf({}, {}))).toStrictEqual({ ok: true, plan: asItComes })
  })
})

describe('what a link and a file of version 1 say', () => {
  const says = (changes: object[], plan: object) => {
    expect(decodePlan(linkOf(...changes))).toStrictEqual({ ok: true, plan })
    const file = JSON.stringify({ format: 'Spindle plan', version: 1, plan })
    expect(decodeFile(file)).toStrictEqual({ ok: true, plan })
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

  it('is accepted advice in its order', () => {
    const { advice } = vocabulary1
    says([{ acknowledged: advice.join(' ') }, {}], { ...asItComes, acknowledged: advice })
  })

  it('is as long and as much as it was', () => {
    const name = 'n'.repeat(vocabulary1.name)
    const tiers = Array.from({ length: vocabulary1.tiers }, () => ({ ...tier, name }))
    says([{ name }, ...tiers.map(() => ({ name }))], { ...asItComes, name, tiers })
  })
})

describe('the unit of a number in a link', () => {
  const numbers = [...vocabulary1.ofPlan, ...vocabulary1.ofTier].filter(
    ({ unit }) => unit !== undefined,
  )

  it.each(numbers)('is that of its field: $key in “$unit”', ({ key, unit }) => {
    expect(fieldOf(key)).toMatchObject({ kind: 'number', unit })
  })
})
