import type { Worked } from '../core/worked.ts'

/** Whether JBOD can hold a site’s volumes and, if not, what prevents it. */
export type JbodVerdict =
  | { readonly code: 'fits' }
  | {
      readonly code: 'insufficient disk capacity'
      readonly volume: Worked<'GiB'>
      readonly drive: Worked<'GiB'>
    }
  | {
      readonly code: 'insufficient disk I/O'
      readonly needed: Worked<'IOPS'>
      readonly drive: Worked<'IOPS/drive'>
    }
  | { readonly code: 'insufficient database copies'; readonly reason: string }
  | { readonly code: 'RAID required' }
  | { readonly code: 'incorrect volume architecture' }
