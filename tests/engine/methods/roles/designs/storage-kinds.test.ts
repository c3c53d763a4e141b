import { expect, it } from 'vitest'
import { storageKinds } from '../../../../../src/engine/designs/index.ts'
import { defaultPlan, type Plan } from '../../../../../src/engine/index.ts'
import { methodOf } from '../../../../../src/engine/methods/index.ts'
import { exampleA, exampleC } from '../../../../roles/examples.ts'
import { largeShelf } from '../../../own-shelves.ts'
import { sizedAnyhow } from '../../../plans.ts'
import { sized } from './sized.ts'

/** Plans whose designs have every kind of storage between them. */
const plans: readonly Plan[] = [
  { ...defaultPlan, storage: 'any' },
  sized(exampleA.design, { ownArrays: [largeShelf], raid: 'any' }).plan,
  sized(exampleA.design, { storageKind: 'EqualLogic' }).plan,
  sized(exampleA.design, { ownArrays: [largeShelf], raid: 'any', arraysServe: 'all of a site' })
    .plan,
  // The small drives of the second site hold the volumes in RAID alone.
  sized(exampleC.design, { secondDatabaseDrive: 600 }).plan,
]

it('builds designs of every kind of storage', () => {
  const built = plans.flatMap((plan) =>
    methodOf(plan)
      .designs(plan, sizedAnyhow(plan))
      .designs.map(({ kind }) => kind),
  )
  expect([...new Set(built)].sort()).toEqual(Object.keys(storageKinds).sort())
})
