import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { hasParts, type SizedByRoles } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** The transport database of a server: its queues and Safety Net. */
export const transportSection = sectionOf(hasParts, {
  id: 'transport',
  title: 'Transport',
  takeaway: (_plan, { parts }, format) => {
    const { transport, left, transportOn } = parts.transport
    if (!transport || !left)
      return 'No server is left in the worst case, so no transport database can be sized.'
    const size = `${format.text(transport)} in the worst case, with ${format.text(left)} left`
    return `${size}${tooLarge(parts, format) ?? placeWords(transportOn)}.`
  },
  Section: Transport,
})

function Transport({ plan, sizing }: SectionProps<SizedByRoles>) {
  return <ModeFigures plan={plan} sizing={sizing} title="Transport database of a server" />
}

function placeWords(place: SizedByRoles['parts']['transport']['transportOn']): string {
  if (place === null) return ''
  return place === 'System Disk' ? ', on the system drive' : ', on a RAID-1 pair of its own'
}

/** What its pair of drives holds and what to take instead; null where it is large enough. */
function tooLarge({ checks }: SizedByRoles['parts'], format: Format): string | null {
  const told = checks.find(({ code }) => code === 'transport-above-drives')?.advice
  const { size, least } = told?.findings[0]?.figures ?? {}
  if (!size || !least) return null
  return `; its pair of drives holds ${format.text(size)}: take drives of ${format.text(least)} or more`
}
