import { reasonCell } from '../../app/line-table.tsx'
import {
  type compareGenerations,
  type ErratumId,
  extrapolations,
  type GenerationSide,
  printedGains,
  publicFigures,
  testedServers,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { SideName } from './generation-answers.ts'

type GenerationTableProps = {
  readonly sides: Readonly<Record<SideName, GenerationSide>>
  readonly compared: ReturnType<typeof compareGenerations>
}

type Row = {
  readonly label: string
  /** Null where nothing is printed to compute it from. */
  readonly yours: Worked | null
  /** Null where the paper prints no such total. */
  readonly printed: Worked | null
  /** The result of the printed numbers; null where they are what it prints. */
  readonly recomputed: Worked | null
  readonly text: string
  readonly erratum: ErratumId | null
}

const { R510, R720xd } = testedServers
const { iopsRatio, mailboxRatio } = printedGains

function rowsOf({ sides, compared }: GenerationTableProps): readonly Row[] {
  return [
    {
      label: 'IOPS per mailbox, older',
      yours: sides.older.iopsPerMailbox,
      printed: R510.side.iopsPerMailbox,
      recomputed: null,
      text: 'Exchange 2007, 100 messages a day.',
      erratum: null,
    },
    {
      label: 'IOPS per mailbox, newer',
      yours: sides.newer.iopsPerMailbox,
      printed: R720xd.side.iopsPerMailbox,
      recomputed: null,
      text: 'Exchange 2010 in a DAG, 200 messages a day.',
      erratum: null,
    },
    {
      label: 'IOPS per mailbox, older to newer',
      yours: compared.iopsRatio,
      printed: iopsRatio.printed,
      recomputed: iopsRatio.computed,
      text: 'Printed as four-fold, of mailboxes with 100 messages a day on both sides.',
      erratum: 'E36',
    },
    {
      label: 'Mailboxes supported, older',
      yours: compared.older,
      printed: R510.printedMailboxes,
      recomputed: R510.mailboxes,
      text: `${R510.note.rule} The target of this one has no headroom.`,
      erratum: 'E15',
    },
    {
      label: 'Mailboxes supported, newer',
      yours: compared.newer,
      printed: R720xd.printedMailboxes,
      recomputed: R720xd.mailboxes,
      text: 'The same; the target of this one has its headroom.',
      erratum: 'E15',
    },
    {
      label: 'Mailboxes, newer to older',
      yours: compared.mailboxRatio,
      printed: mailboxRatio.printed,
      recomputed: mailboxRatio.computed,
      text: 'Printed as up to three times, of the mailboxes as printed.',
      erratum: 'E36',
    },
    {
      label: 'Database cache in GB, older',
      yours: compared.cache.older,
      printed: null,
      recomputed: R510.cache,
      text: 'The other side of fewer IOPS is memory: 1,500 mailboxes as printed, of 5 MB.',
      erratum: null,
    },
    {
      label: 'Database cache in GB, newer',
      yours: compared.cache.newer,
      printed: null,
      recomputed: R720xd.cache,
      text: '5,000 mailboxes as printed, of 12 MB.',
      erratum: null,
    },
  ]
}

const caption = 'Two generations compared'

/** The comparison with the numbers entered, beside that of the paper. */
export function GenerationTable(props: GenerationTableProps) {
  return (
    <>
      <Comparison {...props} />
      <Marks {...props} />
    </>
  )
}

function Comparison(props: GenerationTableProps) {
  return (
    <DataTable
      caption={`${caption}, your numbers beside those of PowerEdge`}
      hidden="caption"
      frame={caption}
      cards
      className="lines"
      rows={rowsOf(props)}
      columns={[
        { head: 'Quantity', of: ({ label }) => label },
        { head: 'Your numbers', bare: true, of: ({ yours }) => yours && times(yours) },
        {
          head: 'PowerEdge prints',
          bare: true,
          of: ({ printed }) => (printed ? times(printed) : { hint: 'no total' }),
        },
        {
          head: 'Its own numbers give',
          bare: true,
          of: ({ recomputed }) => (recomputed ? times(recomputed) : { hint: 'the same' }),
        },
        {
          head: 'What PowerEdge compares',
          className: 'reason',
          narrow: 'alone',
          of: ({ text, erratum }) => reasonCell({ text, erratum }),
        },
      ]}
    />
  )
}

/** The legend of the marks beside the figures. */
function Marks({ sides }: GenerationTableProps) {
  const profiles = Object.values(sides).map(({ iopsPerMailbox }) => iopsPerMailbox)
  const isOutside = profiles.some((profile) => extrapolations(profile).length > 0)
  const isPublic = profiles.some((profile) => publicFigures(profile).length > 0)
  if (!isOutside && !isPublic) return null
  return (
    <p className="footnote">
      {isOutside && '† Extrapolated: the paper prints a profile for fewer or for more messages. '}
      {isPublic &&
        '‡ Rests on public figures from beyond the papers; their standing is in the working.'}
    </p>
  )
}

/** A figure; one that has no unit is so many times another. */
function times(worked: Worked): Cell {
  const drawn = <span className="unit">{'\u00a0times'}</span>
  return worked.unit === '×' ? [worked, { drawn, text: 'times' }] : worked
}
