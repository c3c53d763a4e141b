import { ax45i, powerVault, storageTek } from '../core/documents.ts'

/** What the test programme behind the tested solutions asks of whoever quotes them side by side. */
export const comparisonCaveat = {
  text: 'The results of AX4-5i, PowerVault and StorageTek come from a programme that reviews storage designs for Exchange. It is no benchmark: a vendor shows what its design carries, not the most it could. Its results are not meant for comparing solutions with each other, and whatever is built after them has to be validated again before it is used. The order here is none of merit.',
  sources: [ax45i('Conclusion'), storageTek('Conclusion'), powerVault('introduction')],
} as const
