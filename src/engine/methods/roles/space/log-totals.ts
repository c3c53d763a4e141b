import { formulaFrom } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import type { RoleParts } from '../role-parts.ts'

const formula = formulaFrom(calculator('Volume Requirements'))
const alike = ownRule('Every DAG is built alike, and so is every standalone server.')

export const logsOfOne = formula({
  label: 'Logs of a database',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { all: 'logs/day', databases: 'databases' },
  text: 'all ÷ databases',
})

export const logsOfDags = formula({
  label: 'Logs in all',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { each: 'logs/day', count: 'dags' },
  text: 'each × count',
  source: alike,
})

export const logsTogether = formula({
  label: 'Logs of users and of moved mailboxes',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { users: 'logs/day', moves: 'logs/day' },
  text: 'users + moves',
})

/** Logs of one kind: per database, per DAG (standalone: per server), in all. */
export type LogTotal = {
  readonly database: Worked<'logs/day'>
  readonly dag: Worked<'logs/day'>
  readonly environment: Worked<'logs/day'>
}

export type LogTotals = {
  readonly users: LogTotal
  readonly moves: LogTotal
  readonly all: LogTotal
}

export function logTotals({ space, databases }: RoleParts): LogTotals {
  const { databaseCount, dags } = databases
  const total = (dag: Worked<'logs/day'>): LogTotal => ({
    database: logsOfOne({ all: dag, databases: databaseCount }),
    dag,
    environment: logsOfDags({ each: dag, count: dags }),
  })
  const { userLogs, moveLogs } = space
  const both = logsTogether({ users: userLogs, moves: moveLogs })
  return { users: total(userLogs), moves: total(moveLogs), all: total(both) }
}
