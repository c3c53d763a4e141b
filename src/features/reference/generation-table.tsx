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
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'
import type { SideName } from './generation-answers.ts'
import { Amount, Reason } from './table-cells.tsx'

type GenerationTableProps = {
  readonly sides: Readonly<Record<SideName, GenerationSide>>
  readonly compared: ReturnType<typeof compareGenerations>
}

type Row = {
  readonly label: string
  readonly yours: Worked
  readonly printed: Worked
  /** What the numbers that the paper prints give; null where they are what it prints. */
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
    <TableScroll label={caption}>
      <table className="figures lines">
        <caption className="sr">{caption}, your numbers beside those of PowerEdge</caption>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col" className="amount">
              Your numbers
            </th>
            <th scope="col" className="amount">
              PowerEdge prints
            </th>
            <th scope="col" className="amount">
              Its own numbers give
            </th>
            <th scope="col" className="reason">
              What PowerEdge compares
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(({ label, yours, printed, recomputed, text, erratum }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Amount head="Your numbers">
                <Ratio worked={yours} />
              </Amount>
              <Amount head="PowerEdge prints">
                <Ratio worked={printed} />
              </Amount>
              <Amount head="Its own numbers give">
                {recomputed ? (
                  <Ratio worked={recomputed} />
                ) : (
                  <span className="hint">the same</span>
                )}
              </Amount>
              <Reason kind={null} text={text} erratum={erratum} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

/** What the marks beside the figures mean, where there are any. */
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
function Ratio({ worked }: { worked: Worked }) {
  return (
    <>
      <Figure worked={worked} bare />
      {worked.unit === '×' && <span className="unit">{'\u00a0times'}</span>}
    </>
  )
}
