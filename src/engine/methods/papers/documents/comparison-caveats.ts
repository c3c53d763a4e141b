import { ax45i, powerVault, storageTek } from '../../../core/source.ts'

/**
 * Caveats of the documents on comparing tested solutions, with their sources. Only AX4-5i and
 * StorageTek rule out comparing and quoting; PowerEdge has no caveat.
 */
export const comparisonCaveats = [
  {
    text: 'AX4-5i, PowerVault and StorageTek were tested in a program that reviews storage designs for Exchange and is no benchmark: it shows what a design carries, not the most it could.',
    sources: [ax45i('Conclusion'), powerVault('introduction'), storageTek('Conclusion')],
  },
  {
    text: 'Its results are not meant for comparing solutions with each other, nor for quoting before deployment: a design has to be validated again.',
    sources: [ax45i('Conclusion'), storageTek('Conclusion')],
  },
] as const
