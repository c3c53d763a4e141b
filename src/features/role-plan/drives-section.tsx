import { useContext } from 'react'
import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { whyJbodOrNotWords } from '../../app/roles/jbod-words.ts'
import { FigureTableInBothModes, RowTableInBothModes } from '../../app/roles/mode-figure.tsx'
import { type ChosenDrive, chosenDrivesOf, isVirtual, type Worked } from '../../engine/index.ts'
import {
  figureWordFacts,
  hasStageResults,
  type SizedByRoles,
  stageFigureInBothModes,
} from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type Parts = SizedByRoles['parts']
type Which = 'site1' | 'site2' | 'lagged1' | 'lagged2'

export const drivesSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'drives',
  title: 'Drives',
  // Virtual machines have virtual disks; the drives behind these are the host's.
  shows: (plan) => !isVirtual(plan),
  takeaway: (plan, sizing, format) => {
    const { drives } = sizing.parts
    const { site1, totals } = drives
    const { environment } = totals.asCalculated
    const all = environment ? `; ${format.text(environment)} in all` : ''
    const where = figureWordFacts(plan, sizing).hasDrives ? '' : `${onArrays} `
    return `${where}${site1.storage === 'JBOD' ? 'Single drives' : `Drives in ${site1.raid.type}`}: ${format.text(site1.server)} for a server${drives.site2 ? ' of site 1' : ''}${all}, without those of its system.`
  },
  Section: Drives,
})

const onArrays = 'The servers have none: they stand on arrays. A working, as if they had drives.'

function Drives({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { drives } = sizing.parts
  const { hasDrives } = figureWordFacts(plan, sizing)
  const kinds = kindsOf(drives, hasDrives)
  const isSingle =
    useContext(IsForPaperContext) && kinds.every(({ which }) => drives[which]?.storage === 'JBOD')
  return (
    <>
      <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
        {kinds.map(({ which, title }) => (
          <ServerDrives key={which} {...{ plan, sizing, which, title }} withRaid={!isSingle} />
        ))}
        {isSingle ? (
          <ChosenTable plan={plan} sizing={sizing} />
        ) : (
          <Totals sizing={sizing} hasDrives={hasDrives} />
        )}
      </div>
      {isSingle ? (
        <InRaid drives={drives} />
      ) : (
        <Fold title="The drives chosen, and what RAID must give">
          <ChosenTable plan={plan} sizing={sizing} />
          <FigureTableInBothModes plan={plan} sizing={sizing} title="IOPS that RAID must give" />
        </Fold>
      )}
    </>
  )
}

/** Footnote on how many drives RAID would need instead of single drives. */
function InRaid({ drives: { site1, totals } }: Pick<Parts, 'drives'>) {
  const { environment } = totals.allRaid
  return (
    <p className="footnote">
      In {site1.raid.type} it would be <Figure worked={site1.raid.server} />
      {environment ? (
        <>
          {' '}
          for a server, <Figure worked={environment} /> in all.
        </>
      ) : (
        ' for a server.'
      )}
    </p>
  )
}

function ChosenTable({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { site1, site2 } = chosenDrivesOf(plan, sizing.requirements.mode)
  const first = rowsOf(site1)
  const second = sizing.parts.drives.site2 === null ? [] : rowsOf(site2)
  const isOther = second.some(({ drive }, at) => !isLike(drive, first[at]?.drive))
  const inSite = (rows: readonly ChosenRow[], site: number) =>
    rows.map(({ name, drive }) => ({ name: `${name}, site ${site}`, drive }))
  return (
    <DataTable
      caption="Drives chosen"
      cards
      rows={isOther ? [...inSite(first, 1), ...inSite(second, 2)] : first}
      columns={[
        { head: 'For', of: ({ name }) => name },
        { head: 'Kind', of: ({ drive }) => drive.kind },
        { head: 'Formatted', of: ({ drive }) => drive.size },
        { head: 'Random IOPS', of: ({ drive }) => drive.iops },
      ]}
    />
  )
}

function isLike(one: ChosenDrive, other: ChosenDrive | undefined): boolean {
  return (
    one.kind === other?.kind &&
    one.size.value === other.size.value &&
    one.iops.value === other.iops.value
  )
}

type ChosenDrives = ReturnType<typeof chosenDrivesOf>['site1']

type ChosenRow = { readonly name: string; readonly drive: ChosenDrive }

function rowsOf({ system, database, log, restore }: ChosenDrives): readonly ChosenRow[] {
  return [
    { name: 'System', drive: system },
    { name: 'Databases', drive: database },
    { name: 'Logs', drive: log },
    { name: 'Restore', drive: restore },
  ]
}

/** Groups of servers whose drives get a table: by site and lagged copies, equal ones once. */
function kindsOf(
  { site1, site2, ...others }: Parts['drives'],
  hasDrives: boolean,
): readonly Kind[] {
  const of = hasDrives ? 'Drives of a server' : 'Drives that a server would need'
  const isAlike = site2 !== null && isBuiltLike(site1, site2)
  const where = site2 && !isAlike ? ' of site 1' : ''
  const kinds: readonly Kind[] = [
    { which: 'site1', title: `${of}${where}` },
    ...(isAlike ? [] : [{ which: 'site2', title: `${of} of site 2` } as const]),
    { which: 'lagged1', title: `${of} for lagged copies in site 1` },
    { which: 'lagged2', title: `${of} for lagged copies in site 2` },
  ]
  const found = { site1, site2, ...others }
  return kinds.filter(({ which }) => found[which] !== null)
}

type Kind = { readonly which: Which; readonly title: string }

/** True if servers of both sites have the same drives. */
function isBuiltLike(one: Parts['drives']['site1'], other: Parts['drives']['site1']): boolean {
  return (
    one.storage === other.storage &&
    one.verdict.code === other.verdict.code &&
    one.server.value === other.server.value &&
    one.raid.type === other.raid.type &&
    one.raid.server.value === other.raid.server.value
  )
}

type ServerDrivesProps = SectionProps<SizedByRoles> & {
  readonly which: Which
  readonly title: string
  readonly withRaid: boolean
}

function ServerDrives({ plan, sizing, which, title, withRaid }: ServerDrivesProps) {
  const format = useFormat()
  const site = sizing.parts.drives[which]
  if (!site) return null
  const of = (pick: (drives: Parts['drives']['site1']) => Worked | null) =>
    stageFigureInBothModes(plan, ({ drives }) => {
      const found = drives[which]
      return found && pick(found)
    })
  const { type } = site.raid
  const single = [
    { both: of(({ jbod }) => jbod.database), label: 'Databases, without RAID' },
    { both: of(({ jbod }) => jbod.restore), label: 'Restore, without RAID' },
    { both: of(({ jbod }) => jbod.spare), label: 'Spare, for AutoReseed' },
    ...(withRaid ? [{ both: of(({ jbod }) => jbod.server), label: 'All, without RAID' }] : []),
  ]
  const inRaid = [
    { both: of(({ raid }) => raid.database), label: `Databases, ${type}` },
    { both: of(({ raid }) => raid.log), label: 'Logs, RAID-1/0' },
    { both: of(({ raid }) => raid.restore), label: `Restore, ${plan.restoreRaid}` },
    { both: of(({ raid }) => raid.server), label: 'All, in RAID' },
  ]
  return (
    <RowTableInBothModes
      sizing={sizing}
      title={title}
      rows={[
        {
          both: of(({ server }) => server),
          label:
            site.storage === 'JBOD' ? 'As calculated, single drives' : `As calculated, ${type}`,
          note: whyJbodOrNotWords(site, format),
        },
        ...(site.verdict.code === 'fits' ? single : []),
        ...(withRaid ? inRaid : []),
      ]}
    />
  )
}

type TotalsProps = { readonly sizing: SizedByRoles; readonly hasDrives: boolean }

function Totals({ sizing, hasDrives }: TotalsProps) {
  const { drives, copies, databases } = sizing.parts
  const { totals, site2 } = drives
  const isDag = copies.shape.hasDag
  const ofOne = databases.dags.value > 1 ? ' of a DAG' : ''
  const none: DataCell = { hint: 'will not do' }
  return (
    <DataTable
      caption={hasDrives ? 'Drives in all' : 'Drives in all that servers would need'}
      cards
      rows={[
        { way: 'As calculated', total: totals.asCalculated },
        { way: 'All in RAID', total: totals.allRaid },
        { way: 'All on single drives', total: totals.allJbod },
      ]}
      columns={[
        { head: 'Built', of: ({ way }) => way },
        isDag &&
          (site2 !== null || ofOne !== '') && {
            head: site2 ? `Site 1${ofOne}` : 'DAG',
            bare: true,
            of: ({ total }) => total.site1 ?? none,
          },
        isDag &&
          site2 !== null && {
            head: `Site 2${ofOne}`,
            bare: true,
            of: ({ total }) => total.site2 ?? none,
          },
        { head: 'All', bare: true, of: ({ total }) => total.environment ?? none },
      ]}
    />
  )
}
