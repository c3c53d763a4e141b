import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'

export const countRule = ownRule('A part of a block was never tested, so whole ones are taken.')

export const spaceOfServer = formula({
  label: 'Database space of one server',
  unit: 'GB',
  takes: { blocks: 'blocks', each: 'GB' },
  text: 'blocks × each',
  source: countRule,
})

/** Needs that blocks are counted by, with their units. */
export type CountUnits = {
  readonly iops: 'IOPS'
  readonly space: 'GB'
  readonly volumes: 'databases'
  readonly logs: 'GB'
  readonly mailboxes: 'mailboxes'
}

export type CountCode = keyof CountUnits

/** One need: what is required, what one block gives, and the blocks that takes. */
export type BlockCount<C extends CountCode = CountCode> = {
  readonly code: C
  readonly required: Worked<CountUnits[C]>
  readonly each: Worked<CountUnits[C]>
  readonly blocks: Worked<'blocks'>
}

/** Counts of blocks by need; volumes and logs only if the blocks have some of their own. */
export type BlockCounts = { readonly [C in 'iops' | 'space' | 'mailboxes']: BlockCount<C> } & {
  readonly [C in 'volumes' | 'logs']?: BlockCount<C>
}
