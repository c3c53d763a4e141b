import { type Plan, type SizedByRoles, shortVersionName, type Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { standingNames } from '../../ui/source-note.tsx'
import { rolePartsOf } from './role-rows.ts'

type RoleRequirementProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** What a plan of Exchange 2013 to SE needs, every figure with its working. */
export function RoleRequirement({ plan, sizing }: RoleRequirementProps) {
  return (
    <div className="requirement">
      <p className="hint borrowed">
        {shortVersionName(plan.exchange)} is sized by Microsoft’s Role Requirements Calculator,{' '}
        {plan.mode === 'corrected' ? 'with its errors corrected' : 'its errors included'}. Its sizes
        are binary: 1 GiB is 1,073,741,824 bytes, as Windows shows it. What arrays are asked for is
        decimal, as they are sold. ‡ rests on figures from beyond it: A {standingNames.A}; B{' '}
        {standingNames.B}; C {standingNames.C}; or {standingNames.assumed}.
      </p>
      {sizing.parts.mailbox.tiers.length > 1 && <TierTable sizing={sizing} />}
      {rolePartsOf(sizing).map(({ title, rows }) => (
        <FigureTable key={title} caption={title} rows={rows} />
      ))}
      <Cores sizing={sizing} />
      <ActiveTable sizing={sizing} />
    </div>
  )
}

/** What each of several tiers needs. */
function TierTable({ sizing }: { readonly sizing: SizedByRoles }) {
  return (
    <DataTable
      caption="Users by tier"
      className="tiers"
      rows={sizing.parts.mailbox.tiers}
      columns={[
        { head: 'Tier', of: ({ title }) => title },
        { head: 'Mailboxes to size for', of: ({ mailboxes }) => mailboxes, bare: true },
        { head: 'IOPS per mailbox', of: ({ iopsPerMailbox }) => iopsPerMailbox, bare: true },
        { head: 'Mailbox on disk, MiB', of: ({ mailboxOnDisk }) => mailboxOnDisk, bare: true },
        { head: 'Logs per day', of: ({ logsPerMailbox }) => logsPerMailbox, bare: true },
      ]}
    />
  )
}

type Case = {
  readonly name: string
  readonly active: Worked
  /** What the workbook states; null where it states nothing. */
  readonly stated: Worked | null
  readonly differs: boolean
  readonly mega: Worked | null
  readonly cpu: Worked | null
}

/** The cases of a failure of servers or of a site: what is active on the busiest server, and its processors. */
function casesOf({ parts: { activation, processors, copies } }: SizedByRoles): readonly Case[] {
  const { stated } = activation
  const { site1, site2 } = processors
  const far = site2 ?? site1
  const two = copies.shape.twoSites
  const lost = copies.shape.model === 'AA1' ? 'A site' : 'Site 1'
  const where = copies.shape.model === 'AA1' ? 'in the other' : 'in site 2'
  const one = (
    name: string,
    key: 'A' | 'FF' | 'SF' | 'SiteF' | 'Site1' | 'Site2' | 'W' | 'W2',
    of: (typeof site1)['normal'],
  ): readonly Case[] => {
    const active = activation[key]
    if (!active) return []
    const said = stated[key]
    const differs = said?.value !== active.value
    return [{ name, active, stated: said, differs, mega: of?.mega ?? null, cpu: of?.cpu ?? null }]
  }
  return [
    ...one(`All servers up${two ? ', site 1' : ''}`, 'A', site1.normal),
    ...one('One server lost', 'FF', site1.first),
    ...one('Two servers lost', 'SF', site1.second),
    ...one(`${lost} lost, ${where}`, 'SiteF', far.site),
    ...one(`${lost} and one server lost, ${where}`, 'Site1', null),
    ...one(`${lost} and two servers lost, ${where}`, 'Site2', null),
    ...one(`Worst, sized for${two ? ', site 1' : ''}`, 'W', site1.worst),
    ...one('Worst, sized for, site 2', 'W2', far.worst),
  ]
}

/** Databases active on the busiest server and what its processors do, case by case. */
function ActiveTable({ sizing }: { readonly sizing: SizedByRoles }) {
  const cases = casesOf(sizing)
  const isStated = cases.some(({ differs }) => differs)
  const none: Cell = { hint: '–' }
  return (
    <DataTable
      caption="Failures and processors of one server"
      frame="Failures and processors of one server"
      cards
      className="tiers"
      rows={cases}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        { head: 'Databases active', bare: true, of: ({ active }) => active },
        isStated && {
          head: 'As the workbook states',
          bare: true,
          of: ({ stated, differs }) => (differs ? (stated ?? none) : { hint: 'the same' }),
        },
        { head: 'Megacycles', bare: true, of: ({ mega }) => mega ?? none },
        {
          head: 'Processors busy',
          of: ({ cpu }) => cpu ?? none,
          fails: ({ cpu }) => cpu !== null && cpu.value > 1,
        },
      ]}
    />
  )
}

/** The processor cores of one server; nothing where none are known. */
function Cores({ sizing }: { readonly sizing: SizedByRoles }) {
  const { cores, gcCores } = sizing.parts.processors
  const rows = [cores, gcCores].flatMap((worked) => (worked ? [{ worked }] : []))
  return rows.length > 0 && <FigureTable caption="Cores of one server" rows={rows} />
}
