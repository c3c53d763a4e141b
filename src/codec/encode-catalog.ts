import type { KeptTest, OwnArray } from '../engine/index.ts'
import { mostPlanOrCatalogBytes } from './envelope.ts'

export const catalogFileFormatAndLimits = {
  format: 'Spindle catalog',
  newest: 1,
  partsOf: () => ['$schema', 'currency', 'arrays', 'keptTests'],
  mostBytes: mostPlanOrCatalogBytes,
  nothing: 'Nothing of a catalog',
} as const

/** JSON text of own arrays and their kept tests. Schema: `public/catalog.schema.json`. */
export function encodeCatalog(
  arrays: readonly OwnArray[],
  currency = '',
  tests: readonly KeptTest[] = [],
): string {
  const ofThese = tests.filter(({ array }) => arrays.some(({ id }) => id === array))
  const file = {
    format: catalogFileFormatAndLimits.format,
    version: catalogFileFormatAndLimits.newest,
    ...(currency !== '' && { currency }),
    arrays: arrays.map(entryOf),
    ...(ofThese.length > 0 && { keptTests: ofThese }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function entryOf({ iopsPerDrive, measuredIops, price, ...array }: OwnArray) {
  return {
    ...array,
    ...(iopsPerDrive !== null && { iopsPerDrive }),
    ...(Object.keys(measuredIops).length > 0 && { measuredIops }),
    ...(price !== null && { price }),
  }
}
