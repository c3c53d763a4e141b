import { expect, it } from 'vitest'
import { logTotals } from '../../../../src/engine/methods/roles/log-totals.ts'
import { roleParts } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { exampleA, exampleB } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'

it('adds up logs of users and of moves, from a database to all DAGs', () => {
  const plan = { ...planFromKeys(exampleA.design), mode: 'microsoft' } as const
  const parts = roleParts(plan)
  const { users, moves, all } = logTotals(parts)
  expect(users.dag.value).toBeCloseTo(343_200, 6)
  expect(users.database.value).toBeCloseTo(4400, 9)
  // A week's moves of 844.207031 GiB, in logs of 1 MiB over its days.
  expect(moves.dag.value).toBeCloseTo((844.207031 * 1024) / 7, 3)
  expect(moves.database.value).toBeCloseTo((844.207031 * 1024) / 7 / 78, 5)
  expect(all.database.value).toBeCloseTo(parts.replication.logsDbDay.value, 9)
})

it('counts every DAG', () => {
  const plan = planFromKeys({ ...exampleB.design, dags: 3 })
  const { users, moves, all } = logTotals(roleParts(plan))
  for (const { dag, environment } of [users, moves, all]) {
    expect(dag.value).toBeGreaterThan(0)
    expect(environment.value).toBeCloseTo(3 * dag.value, 6)
  }
})
