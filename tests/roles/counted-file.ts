import { expect } from 'vitest'

/**
 * Holds what a test counted to the file of it that the page of evidence shows. `vitest run -u` writes
 * the file anew where more or fewer were tried.
 */
export async function countedFile(name: string, counts: Readonly<Record<string, number>>) {
  await expect(`${JSON.stringify(counts, null, 2)}\n`).toMatchFileSnapshot(
    `../../src/features/evidence/${name}.json`,
  )
}
