import type { HeadlineFigure } from '../../../figures/headline-figure.ts'
import type { PaperSizing } from './size.ts'

/** What the papers end in: the mailboxes, and the space and the load of one server. */
export function headlineOfPapers({
  mailboxes,
  volumes,
  iops,
}: PaperSizing): readonly HeadlineFigure[] {
  return [
    { term: 'Mailboxes to size for', worked: mailboxes },
    { term: 'Capacity per server', worked: volumes.perServer },
    { term: 'Expected load per server', worked: iops.expectedLoad },
    { term: 'Design requirement', worked: iops.designRequirement, isMinor: true },
  ]
}
