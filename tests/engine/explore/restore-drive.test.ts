import { expect, it } from 'vitest'
import { type Plan, sensitivity } from '../../../src/engine/index.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

/** What the servers of example A lack first as mailboxes grow, with restore drives of so many GB. */
function lackedFirst(restoreDrive: number | null) {
  const own: Partial<Plan> = { storageKind: 'own drives', restoreDrive }
  const found = sensitivity({ ...planFromKeys(exampleA.design), ...own }, 'own-drives')
  return found?.find(({ answer }) => answer === 'growth')?.up?.fails
}

it('a restore drive that decides how far an answer may move is told from the space of databases', () => {
  expect(lackedFirst(5200)).toEqual(['restoreSpace'])
  expect(lackedFirst(null)).not.toContain('restoreSpace')
})
