import { useProject } from '../../app/store/use-project.ts'
import { asShown, type Plan } from '../../engine/index.ts'
import {
  processorsByServerKind,
  unlikelyRateQuestionsForPlan,
} from '../../engine/methods/roles/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LiveAnnouncement } from '../../ui/live-announcement.tsx'
import './processors.css'

export function ProcessorNote() {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const { core, server, cores, isRated } = processorsByServerKind(plan, 'corrected').site1
  if (!core || !server) return null
  const whole = Math.round(asShown(server))
  const each = format.constant(asMultiplied(core.value, cores.value, whole), 'megacycles')
  const all = format.value(whole, 'megacycles')
  const questions = unlikelyRateQuestionsForPlan(plan).map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : format.text(part))).join(''),
  )
  const said = isRated
    ? `A server has ${all}: ${format.number(cores.value)} × ${each} per core. ${coresWords(plan)}`
    : `No rate given: each of the ${format.number(cores.value)} cores counts as ${each} (assumed), ${all} in all. ${lackWords(plan)}`
  const announced = [said, ...questions].join(' ')
  return (
    <div className="hint told below-4">
      {said}
      {questions.map((words) => (
        <p key={words} className="warning">
          {words}
        </p>
      ))}
      <LiveAnnouncement text={announced} first={announced} />
    </div>
  )
}

/** Rounds the megacycles of a core to the fewest decimals that still give the server's total. */
function asMultiplied(factor: number, by: number, product: number): number {
  const rounded = [0, 1, 2].map((decimals) => Number(factor.toFixed(decimals)))
  return rounded.find((one) => Math.round(one * by) === product) ?? Number(factor.toFixed(3))
}

function lackWords({ processorBy }: Plan): string {
  switch (processorBy) {
    case 'virtual machine':
      return 'Give the host’s cores and rate.'
    case 'megacycles':
      return 'Give the megacycles of a core.'
    default:
      return 'Choose a processor, or give a rate.'
  }
}

function coresWords({ processorBy }: Plan): string {
  switch (processorBy) {
    case 'virtual machine':
      return 'More virtual processors do more as long as the host has cores for them.'
    case 'megacycles':
      return 'More cores do more, because the megacycles of each are given.'
    default:
      return 'The rate covers the whole server; changing only the cores changes nothing.'
  }
}
