import type { ErratumId } from '../../../core/errata.ts'
import { type Cite, citeEqualLogic } from '../../../core/source.ts'
import { type Unit, units } from '../../../core/units.ts'
import groups from './equallogic-example.json' with { type: 'json' }

type Groups = typeof groups

export type ExampleLineId = { [Title in keyof Groups]: keyof Groups[Title]['rows'] }[keyof Groups]

/** A value as printed: a figure with its precision, or a choice. */
export type PrintedValue =
  | {
      readonly value: number
      readonly unit: Unit
      /** Precision of the figure: half of its last printed digit. */
      readonly within: number
      /** Other end, if a range is printed; else the value itself. */
      readonly upTo: number
    }
  | { readonly choice: string }

/** A line of the sizing example as the paper prints it. */
type PrintedLine = {
  readonly id: ExampleLineId
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: PrintedValue
}

/**
 * EqualLogic section 6.3 and Table 26: every line with a figure or a choice, in their order. A row
 * has the label, and a choice or the printed figure, its unit, half of its last digit and, for a
 * range, its other end.
 */
export const printedExample: readonly PrintedLine[] = Object.entries(groups).flatMap(
  ([group, { place, rows }]) =>
    Object.entries<Row>(rows).map(([id, [label, ...row]]) => ({
      id: id as ExampleLineId,
      group,
      label: String(label),
      cite: citeEqualLogic(place),
      printed: printedOf(row),
    })),
)

type Row = readonly (string | number)[]

function printedOf([printed, unit, within, upTo = printed]: Row): PrintedValue {
  if (typeof printed === 'string' && unit === undefined) return { choice: printed }
  if (typeof printed !== 'number' || typeof within !== 'number' || !isUnit(unit))
    throw new Error(`A printed line has another form: ${printed} ${unit}`)
  const end = upTo === 'at least' ? Number.POSITIVE_INFINITY : Number(upTo)
  return { value: printed, unit, within, upTo: end }
}

function isUnit(unit: string | number | undefined): unit is Unit {
  return typeof unit === 'string' && unit in units
}

/** Why a computed figure differs from the printed one; `same` if it does not. */
export type DifferenceReason =
  | { readonly why: 'same'; readonly text?: string; readonly erratum?: ErratumId }
  /** The paper rounds this line, or computes it from a rounded one. */
  | { readonly why: 'rounded'; readonly text: string; readonly erratum?: never }
  /** The paper contradicts itself in this line. */
  | { readonly why: 'contradiction'; readonly text: string; readonly erratum: ErratumId }
  /** The paper leaves open which figure this line means. */
  | { readonly why: 'read'; readonly text: string; readonly erratum?: ErratumId }

const rounded = (text: string): DifferenceReason => ({ why: 'rounded', text })
const readAs = (text: string): DifferenceReason => ({ why: 'read', text })
function contradiction(text: string, erratum: ErratumId): DifferenceReason {
  return { why: 'contradiction', text, erratum }
}

const standalone = 'Computed for the same mailboxes on one standalone server.'
const roundTheClock = 'A schedule and no figure: read as all mailboxes active at the same time.'

/** Why lines of the sizing example differ from what is computed; lines not listed agree. */
export const exampleDifferenceReasons: Readonly<Partial<Record<ExampleLineId, DifferenceReason>>> =
  {
    hours: readAs(roundTheClock),
    'iops-alone': { why: 'same', text: standalone, erratum: 'E10' },
    'transactional-alone': { why: 'same', text: standalone },
    cache: { why: 'same', erratum: 'E2' },
    delta: rounded('Rounds 239.4 MB up to whole megabytes.'),
    'on-disk': rounded('Carries the dumpster delta of 240 MB.'),
    'database-space': rounded('Carries the mailbox of 955 MB and rounds 6,589.5 GB up.'),
    'logs-each': { why: 'same', erratum: 'E11' },
    'daily-logs': rounded('Carries 41 logs per mailbox.'),
    'log-space': rounded('Carries 282,900 logs a day and rounds 848.7 GB up.'),
    catalog: contradiction('Printed in MB; the total adds the same figure in GB.', 'E5'),
    total: rounded('Adds 6,590, 849 and 659 GB, the first two rounded up.'),
    needed: rounded('Carries the total of 8,098 GB.'),
    iops: { why: 'same', erratum: 'E10' },
    'log-share-150': { why: 'same', erratum: 'E23' },
    base: rounded(
      'Rounds 1,971.4 IOPS up and carries that on. Spindle shows IOPS rounded up, too.',
    ),
    'replicas-each': contradiction('Counts the active copy among the replicas.', 'E29'),
    'copy-points': { why: 'same', erratum: 'E9' },
    maintenance: rounded('Carries the base total of 1,972 IOPS: 13 % are 256.4, rounded up.'),
    'transactional-added': contradiction(
      'Adds the base total, which holds logs and maintenance already.',
      'E1',
    ),
    final: contradiction(
      'Counts logs and maintenance twice. Computed is the expected load, exactly 2,129.1 IOPS.',
      'E1',
    ),
    'iops-per-server': rounded(
      'Adds parts rounded up. Computed is the design requirement, shown as the sum of its own: 2,130 and 592 IOPS; exactly 2,720.6 IOPS.',
    ),
    carries: contradiction(
      'Taken from a test with RAID 50. In RAID 6 reads are predicted above 20 ms.',
      'E22',
    ),
    't-availability': readAs(
      'A wish and no figure: answered by the copies of each database in the DAG.',
    ),
    't-hours': readAs(roundTheClock),
    't-sites': readAs('No number here; section 6.3 has two.'),
    't-database': rounded('Carries 6,590 GB and rounds 941.4 GB up.'),
    't-logs': contradiction('These are the logs of one day.', 'E19'),
    't-catalog': rounded('Carries 659 GB and rounds 94.1 GB up.'),
    't-iops-alone': { why: 'same', text: standalone, erratum: 'E10' },
    't-iops': { why: 'same', erratum: 'E10' },
  }
