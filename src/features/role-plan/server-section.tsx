import { ModeFigures, type ModeRow } from '../../app/roles/mode-figure.tsx'
import type { SizedByRoles } from '../../engine/index.ts'
import { ProcessorsByCase } from './case-charts.tsx'
import type { RoleSection, RoleSectionProps } from './role-section.ts'

/** One server: its memory, its processors and its drives. */
export const serverSection: RoleSection = {
  id: 'server',
  title: 'Server',
  takeaway: (_plan, { parts: { memory, processors, drives } }, format) => {
    const { cores } = processors.site1
    const { ram } = memory
    const cpu = processors.busiest
    const busy = cpu ? `, ${format.text(cpu)} busy in the worst case` : ''
    const memoryWords = ram ? `${format.text(ram)} of memory, ` : ''
    return `Each server has ${memoryWords}${format.text(cores)}${busy}, and ${format.text(drives.site1.server)} in addition to its system drives.`
  },
  Section: Server,
}

function Server(props: RoleSectionProps) {
  const { parts } = props.sizing
  return (
    <>
      <div className="requirement">
        <ModeFigures {...props} title="Memory of one server" rows={memoryRows(props.sizing)} />
        <ModeFigures
          {...props}
          title="Processors of one server"
          rows={processorRows(props.sizing)}
        />
        {isOtherInSite2(parts) && (
          <ModeFigures
            {...props}
            title="Processors of a server in site 2"
            rows={[
              { of: ({ processors: { site2 } }) => site2?.cores ?? null },
              { of: ({ processors: { site2 } }) => site2?.server ?? null },
              { of: ({ processors: { site2 } }) => site2?.worst?.mega ?? null },
              { of: ({ processors: { site2 } }) => site2?.worst?.cpu ?? null },
            ]}
          />
        )}
        <ModeFigures {...props} title="Drives of one server" rows={driveRows(props.sizing)} />
      </div>
      <ProcessorsByCase sizing={props.sizing} />
    </>
  )
}

/** Whether processors do other work in site 2, or are others there. */
function isOtherInSite2({ processors: { site1, site2 } }: SizedByRoles['parts']): boolean {
  return (
    site2 !== null &&
    (site2.server?.value !== site1.server?.value ||
      site2.cores.value !== site1.cores.value ||
      site2.worst?.mega.value !== site1.worst?.mega.value)
  )
}

function memoryRows({ requirements: { mode } }: SizedByRoles): readonly ModeRow[] {
  return [
    { figure: 'ram', label: 'Memory' },
    { figure: 'ram2', label: 'Memory of a server in site 2' },
    { of: ({ memory }) => memory.ramLagged, note: 'of a dedicated server for lagged copies' },
    {
      figure: 'ramNeed',
      label: 'Memory needed',
      note: 'before rounding up to a size that is sold',
    },
    { figure: 'cache', note: 'of the databases active in the worst case' },
    { figure: 'casMem' },
    { figure: 'ciMem', ...(mode === 'corrected' && { note: 'shown, not added' }) },
    { figure: 'cachePerMbx' },
    { of: ({ memory }) => memory.pageFile },
  ]
}

function processorRows({ parts: { processors } }: SizedByRoles): readonly ModeRow[] {
  const isRated = processors.site1.isRated
  return [
    { of: ({ processors: { site1 } }) => site1.cores },
    {
      of: ({ processors: { site1 } }) => site1.core,
      ...(!isRated && { note: 'no rate given' }),
    },
    { of: ({ processors: { site1 } }) => site1.server },
    { figure: 'megaWorst' },
    { figure: 'cpuWorst', note: 'at most 80 % after failures' },
    { figure: 'cores', label: 'Cores busy in the worst case' },
    { figure: 'gcCores' },
    { of: ({ processors: { clientAccessServers } }) => clientAccessServers },
  ]
}

function driveRows({ parts: { drives } }: SizedByRoles): readonly ModeRow[] {
  const { site1, site2 } = drives
  return [
    {
      of: ({ drives: { site1: of } }) => of.server,
      label: site2 ? 'Drives of a server in site 1' : 'Drives of a server',
      note: site1.storage,
    },
    ...(site2
      ? [
          {
            of: ({ drives: { site2: of } }: SizedByRoles['parts']) => of?.server ?? null,
            label: 'Drives of a server in site 2',
            note: site2.storage,
          },
        ]
      : []),
    { figure: 'raidServer1', label: 'In RAID they would be', note: site1.raid.type },
    { of: ({ drives: { totals } }) => totals.asCalculated.environment, note: 'of all servers' },
  ]
}
