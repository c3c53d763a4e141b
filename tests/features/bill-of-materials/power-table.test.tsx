import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OwnArray, Plan } from '../../../src/engine/index.ts'
import { proposeServerDesign } from '../../../src/engine/methods/roles/designs/server-designs.ts'
import { DesignOrderList } from '../../../src/features/bill-of-materials/order-list.tsx'
import { sized } from '../../engine/methods/roles/designs/sized.ts'
import { largeShelf } from '../../engine/own-shelves.ts'
import { exampleA } from '../../roles/examples.ts'

/** What is to order of example A: 6 servers with 90 drives and 24 that systems start from. */
function ordered(more: Partial<Plan>): string {
  const { plan, sizing } = sized(exampleA.design, more)
  const design = proposeServerDesign(plan, sizing)
  if (!design) throw new Error('Example A holds')
  return renderToStaticMarkup(<DesignOrderList plan={plan} sizing={sizing} design={design} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const given = { serverWatts: 300, driveWatts: 9.5, serverRackUnits: 2 }

it('tells the power, the energy and the rack units of an order', () => {
  const words = ordered(given)
  expect(words).toMatch(/Power of servers and drives at the usual load .*2,883 W/)
  expect(words).toMatch(/Energy a year .*25,255 kWh a year/)
  expect(words).toMatch(/Rack units in all without switches .*12 rack units/)
  expect(words).not.toContain('Cost of power')
})

it('tells what power costs in one, three and five years, in the currency of the plan', () => {
  const words = ordered({ ...given, energyPrice: 0.25, currency: 'EUR' })
  const costs = [
    ['1 year', '6,314'],
    ['3 years', '18,941'],
    ['5 years', '31,569'],
  ]
  for (const [period, cost] of costs)
    expect(words).toMatch(
      new RegExp(`Cost of power, ${period} EUR, without cooling .*${cost} `, 'u'),
    )
})

it('marks watts that are assumed, and tells nothing where nothing is given', () => {
  expect(ordered({ missingWatts: 'assumed' })).toMatch(
    /2,334 W ‡.*Watts of a server, assumed .*230 W ‡.*3\.5-inch drive, assumed .*9 W ‡/,
  )
  expect(ordered(given)).not.toContain('assumed')
  expect(ordered({})).not.toMatch(/Power|Rack/)
})

it('says of arrays that it is not known', () => {
  const array: OwnArray = { ...largeShelf, id: 'array', raid: ['RAID 6'], price: null }
  const words = ordered({
    ...{ ...given, storageKind: 'own arrays', ownArrays: [array], raid: 'RAID 6' },
  })
  expect(words).toContain('No total: power and rack units of arrays are not known.')
  expect(words).not.toContain('kWh')
})
