import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { hasParts, type SizedByRoles } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'

/** Transport database of a server: queues and Safety Net. */
export const transportSection = sectionOf(hasParts, {
  id: 'transport',
  title: 'Transport',
  takeaway: (_plan, { parts }, format) => {
    const { transport, left } = parts.transport
    if (!transport || !left)
      return 'No server is left in the worst case, so no transport database can be sized.'
    const size = `${format.text(transport)} in the worst case, with ${format.text(left)} left`
    return `${size}${placeWords(parts.transport, format)}.`
  },
  Section: Transport,
})

type TransportParts = SizedByRoles['parts']['transport']

function Transport({ plan, sizing }: SectionProps<SizedByRoles>) {
  return <ModeFigures plan={plan} sizing={sizing} title="Transport database of a server" />
}

function placeWords({ transportOn, transportDrive }: TransportParts, format: Format): string {
  if (transportOn === null) return ''
  if (transportOn === 'System Disk' || !transportDrive) return ', on the system drive'
  return `, on a RAID-1 pair of its own, of drives of ${format.drive(transportDrive.value)} or more`
}
