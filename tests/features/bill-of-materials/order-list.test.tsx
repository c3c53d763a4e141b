import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { decideAutomatic, defaultPlan, methodOf, withVersion } from '../../../src/engine/index.ts'
import { Order } from '../../../src/features/bill-of-materials/order-list.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'

/** Its drives for restores and logs are those of its databases. */
const { plan } = decideAutomatic(withVersion(defaultPlan, 'SE'))

function order(prices: object): string {
  const priced = { ...plan, ...prices }
  const sizing = sizedAnyhow(priced)
  const { proposed } = methodOf(priced).designs(priced, sizing)
  if (!proposed) throw new Error('Something is proposed')
  const markup = renderToStaticMarkup(<Order plan={priced} sizing={sizing} design={proposed} />)
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('says of each line without a price that the total leaves it out', () => {
  const words = order({ serverPrice: 9000, databaseDrivePrice: 400 })
  expect(words).toContain('not in the total')
  expect(words).not.toContain('a price is missing')
})

it('leaves nothing out where every line has its price, and says where none adds up', () => {
  expect(order({ serverPrice: 9000, databaseDrivePrice: 400, otherDrivePrice: 300 })).not.toContain(
    'not in the total',
  )
  const words = order({ serverPrice: 9000 })
  expect(words).toContain('a price is missing')
  expect(words).not.toContain('not in the total')
})
