import type { Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import type { ServerBuild } from './dags.ts'

/** What a server needs with so many active databases, beside what it has. */
export type ServerLoad = {
  readonly active: Worked<'databases'>
  /** Null for Exchange 2010, whose papers give none. */
  readonly megacycles: Beside<'megacycles'> | null
  /** The same as a share; null where the speed of the processors is not known. */
  readonly processors: Worked<'%'> | null
  /** Null where it cannot be told. */
  readonly memory: Beside<'GiB' | 'GB'> | null
  /** Databases and logs together. */
  readonly iops: Beside<'IOPS'> | null
}

/** What is needed, and what there is; null where that is not known. */
export type Beside<U extends 'megacycles' | 'GiB' | 'GB' | 'IOPS'> = {
  readonly needs: Worked<U>
  readonly has: Worked<U> | null
}

/** What a server of a build needs with so many active databases; null where nothing can be told. */
export function serverLoad(
  _plan: Plan,
  _sizing: Sizing,
  _build: ServerBuild,
  _active: Worked<'databases'>,
): ServerLoad | null {
  return null
}
