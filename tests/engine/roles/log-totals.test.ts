import { expect, it } from 'vitest'
import { logTotals } from '../../../src/engine/roles/log-totals.ts'
import { roleParts } from '../../../src/engine/roles/role-requirements.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

it('adds up logs of users and of moves, from a database to all DAGs', () => {
  const plan = { ...planFromKeys(exampleA.design), mode: 'microsoft' } as const
  const parts = roleParts(plan)
  const { users, all } = logTotals(parts)
  expect(users.dag.value).toBeCloseTo(343_200, 6)
  expect(users.database.value).toBeCloseTo(4400, 9)
  expect(all.database.value).toBeCloseTo(parts.replication.logsDbDay.value, 9)
})

it('counts every DAG', () => {
  const plan = planFromKeys(exampleB.design)
  const { dags } = roleParts(plan).databases
  const { all } = logTotals(roleParts(plan))
  expect(all.environment.value).toBeCloseTo(all.dag.value * dags.value, 6)
})
