import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { hasParts, type SizedByRoles, situationOf } from '../../engine/methods/roles/index.ts'

export const serverSection = sectionOf(hasParts, {
  id: 'server',
  title: 'Server',
  isOpen: true,
  takeaway: (plan, sizing, format) => {
    const { memory, processors, drives } = sizing.parts
    const { cores } = processors.site1
    const { installed } = memory
    const cpu = processors.busiest
    const busy = cpu ? `, ${format.text(cpu)} busy in the worst case` : ''
    const memoryWords = installed ? `${format.text(installed)} of memory, ` : ''
    const drivesWords = situationOf(plan, sizing).hasDrives
      ? `${format.text(drives.site1.server)} in addition to its system drives`
      : 'its system drives alone'
    return `Each server has ${memoryWords}${format.text(cores)}${busy}, and ${drivesWords}.`
  },
  Section: Server,
})

function Server(props: SectionProps<SizedByRoles>) {
  const { parts } = props.sizing
  return (
    <div className="requirement">
      <ModeFigures {...props} title="Memory of one server" />
      <ModeFigures {...props} title="Processors of one server" />
      {isOtherInSite2(parts) && <ModeFigures {...props} title="Processors of a server in site 2" />}
      <ModeFigures {...props} title="Drives of one server" />
    </div>
  )
}

/** True if processors or their load differ in site 2. */
function isOtherInSite2({ processors: { site1, site2 } }: SizedByRoles['parts']): boolean {
  return (
    site2 !== null &&
    (site2.server?.value !== site1.server?.value ||
      site2.cores.value !== site1.cores.value ||
      site2.worst?.megacycles.value !== site1.worst?.megacycles.value)
  )
}
