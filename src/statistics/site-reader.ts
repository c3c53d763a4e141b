import { normalizedHeader } from './columns.ts'
import type { NumberedRow } from './row-reader.ts'
import { leftOutCounter, type StatisticsNote } from './statistics-note.ts'
import { parseWrittenCount } from './written-size.ts'

/** Mailboxes of a site and their messages per day, as Generate-MessageProfile counts them. */
export type SiteMessageProfile = {
  readonly name: string
  readonly mailboxes: number
  readonly messages: number
  /** Bytes of these messages per day. */
  readonly messageBytes: number
}

const columns = ['mailboxes', 'sentmsgs', 'rcvdmsgs', 'sentkb', 'rcvdkb', 'totaldays'] as const

const isOfAll = ({ name }: SiteMessageProfile) => /^~all sites$/i.test(name)

/** True for the header row of a message profile, which has a row per site. */
export function isSiteProfileHeader(heads: readonly string[]): boolean {
  const plain = heads.map(normalizedHeader)
  return ['sitename', ...columns].every((name) => plain.includes(name))
}

export function siteProfileReader(heads: readonly string[]) {
  const leftOut = leftOutCounter()
  const sites: SiteMessageProfile[] = []
  const at = (name: string) => heads.findIndex((head) => normalizedHeader(head) === name)
  const cellOf = ({ cells }: NumberedRow, name: string) => cells[at(name)]?.trim() ?? ''
  const count = (row: NumberedRow, name: (typeof columns)[number]) => {
    const column = { at: at(name), head: heads[at(name)] ?? '' }
    const text = cellOf(row, name)
    return leftOut.figure(column, parseWrittenCount(text), text, row.at)
  }
  return {
    take: (row: NumberedRow) => {
      if (row.cells.length < heads.length) return leftOut.row('short row', row.at)
      if (row.cells.slice(heads.length).some((cell) => cell.trim() !== ''))
        return leftOut.row('long row', row.at)
      const [mailboxes, sent, received, sentKb, receivedKb, days] = columns.map((name) =>
        count(row, name),
      )
      if (mailboxes == null || sent == null || received == null) return
      if (sentKb == null || receivedKb == null || days == null) return
      if (days === 0) return leftOut.row('zero days', row.at)
      sites.push({
        name: cellOf(row, 'sitename'),
        mailboxes,
        messages: (sent + received) / days,
        messageBytes: ((sentKb + receivedKb) * 1024) / days,
      })
    },
    /** Sites with mailboxes; the row of all sites counts only if it stands alone. */
    end: (): {
      readonly sites: readonly SiteMessageProfile[]
      readonly notes: readonly StatisticsNote[]
    } => {
      const single = sites.filter((site) => !isOfAll(site))
      return {
        sites: (single.length > 0 ? single : sites).filter(({ mailboxes }) => mailboxes > 0),
        notes: leftOut.notes(),
      }
    },
  }
}

/**
 * Sites of all message profiles, largest first, and notes on each file. The first row of a repeated
 * site counts; a row of all sites counts only if no file has single ones.
 */
export function joinSiteProfiles(files: readonly (readonly SiteMessageProfile[])[]) {
  const hasSingle = files.flat().some((site) => !isOfAll(site))
  const known = new Map<string, SiteMessageProfile>()
  const notes = files.map((sites): readonly StatisticsNote[] => {
    if (hasSingle && sites.some(isOfAll)) return [{ code: 'all sites' }]
    let again = 0
    for (const site of sites) {
      const name = site.name.toLowerCase()
      if (known.has(name)) again += 1
      else known.set(name, site)
    }
    return again > 0 ? [{ code: 'again', sites: again }] : []
  })
  const sites = [...known.values()].toSorted((one, other) => other.mailboxes - one.mailboxes)
  return { sites, notes }
}
