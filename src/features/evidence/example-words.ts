import type { ExampleName } from '../../engine/index.ts'

/** The designs that Microsoft’s workbook was recalculated with, in words. */
export const exampleWords: Readonly<Record<ExampleName, string>> = {
  A: 'One site, 6 servers, three copies and a lagged one, four databases on each 8 TB drive; 12,000 mailboxes of 6 GiB and 10 % growth, 100 messages of 100 KiB a day.',
  B: 'Active/passive with 4 and 2 servers, two copies and one, RAID on 1.2 TB drives; 3,000 mailboxes of 2 GiB, and 600 of 8 GiB with an archive of 20 GiB.',
  C: 'Active/active with 5 servers and two copies in each site, four databases on each 6 TB drive; 18,000 mailboxes of 4 GiB, 150 messages of 75 KiB a day.',
}
