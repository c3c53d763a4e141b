import { describe, expect, it } from 'vitest'

import { advise, type Plan, recommend, size } from '../../../src/engine/index.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

/** The codes of the checks of names that a plan raises. */
function raised(plan: Plan): readonly string[] {
  const sized = size(plan)
  if (!sized.ok) throw new Error('This plan has results.')
  const codes = advise(plan, sized.sizing, recommend(plan, sized.sizing)).map(({ code }) => code)
  return ['names-not-used', 'places-missing'].filter((code) => codes.some((one) => one === code))
}

const inDag = planFromKeys(exampleA.design)
const alone = planFromKeys({ ha: false, tiers: [{ n: 500 }] })

describe('the checks of what files call things', () => {
  it('say nothing before a name is given', () => {
    expect(raised(inDag)).toEqual([])
    expect(raised(alone)).toEqual([])
  })

  it('tell of a name that cannot be used, and of places that are missing then', () => {
    expect(raised({ ...inDag, dagNames: '-' })).toEqual(['names-not-used', 'places-missing'])
    expect(raised({ ...alone, serverNames: 'MBX#' })).toEqual(['places-missing'])
  })

  it('pass over what does not count: a server by itself has no DAG and no witness', () => {
    const { dagNames, witnessServer } = { dagNames: '-', witnessServer: 'a b' }
    expect(raised({ ...alone, dagNames, witnessServer })).toEqual([])
  })
})
