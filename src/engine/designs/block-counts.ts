import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'

/** Tested blocks are counted whole. */
export const countRule = ownRule('A part of a block was never tested, so whole ones are taken.')

/** Space that the blocks of one server offer databases. */
export const spaceOfServer = formula({
  label: 'Database space of one server',
  unit: 'GB',
  takes: { blocks: 'blocks', each: 'GB' },
  text: 'blocks × each',
  source: countRule,
  examples: [{ in: { blocks: 2, each: 399 }, out: 798, source: byHand }],
})

/** What blocks are counted by, and the unit of each. */
export type CountUnits = {
  readonly iops: 'IOPS'
  readonly space: 'GB'
  readonly volumes: 'databases'
  readonly logs: 'GB'
  readonly mailboxes: 'mailboxes'
}

export type CountCode = keyof CountUnits

/** What one block is asked for, what it gives, and how many are needed of it. */
export type BlockCount<C extends CountCode = CountCode> = {
  readonly code: C
  readonly required: Worked<CountUnits[C]>
  readonly each: Worked<CountUnits[C]>
  readonly blocks: Worked<'blocks'>
}

/** What blocks are counted by: volumes and logs only where they have some of their own. */
export type BlockCounts = { readonly [C in 'iops' | 'space' | 'mailboxes']: BlockCount<C> } & {
  readonly [C in 'volumes' | 'logs']?: BlockCount<C>
}
