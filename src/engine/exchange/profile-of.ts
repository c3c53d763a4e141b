import type { Worked } from '../core/worked.ts'
import type { ByCopies } from './version.ts'
import { type ExchangeVersionId, versionOf } from './versions.ts'

/**
 * Transactional IOPS of one mailbox of a version, standalone or in a DAG; the same either way where
 * the version has no DAG. Marked where the messages lie outside of what is printed for it.
 */
export function profileOf(
  exchange: ExchangeVersionId,
  kind: keyof ByCopies<unknown>,
  messages: Worked<'messages/day'>,
): Worked<'IOPS/mailbox'> {
  return versionOf({ exchange }).iopsPerMailbox[kind](messages)
}
