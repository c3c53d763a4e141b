import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { hasParts, type SizedByRoles } from '../../engine/index.ts'

/** The transport database of a server: its queues and Safety Net. */
export const transportSection = sectionOf(hasParts, {
  id: 'transport',
  title: 'Transport',
  takeaway: (_plan, { parts: { transport } }, format) =>
    transport.transport && transport.left
      ? `With ${format.text(transport.left)} left in the worst case, the transport database of each grows to ${format.text(transport.transport)}${placeWords(transport.transportOn)}.`
      : 'No server is left in the worst case, so no transport database can be sized.',
  Section: Transport,
})

function Transport({ plan, sizing }: SectionProps<SizedByRoles>) {
  return <ModeFigures plan={plan} sizing={sizing} title="Transport database of a server" />
}

function placeWords(place: SizedByRoles['parts']['transport']['transportOn']): string {
  if (place === null) return ''
  return place === 'System Disk'
    ? ', on the system drive'
    : ', more than the system drive holds: it needs its own RAID-1 pair'
}
