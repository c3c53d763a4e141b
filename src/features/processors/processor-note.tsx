import { useProject } from '../../app/store/use-project.ts'
import { type Plan, processorsOf, rateQuestions, shown } from '../../engine/index.ts'
import { Announced } from '../../ui/announced.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import './processors.css'

/** The megacycles of a server, and what another number of cores would change. */
export function ProcessorNote() {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const { core, server, cores, isRated } = processorsOf(plan, 'corrected').site1
  if (!core || !server) return null
  const each = format.value(Math.round(shown(core)), 'megacycles')
  const all = format.value(Math.round(shown(server)), 'megacycles')
  const questions = rateQuestions(plan).map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : format.text(part))).join(''),
  )
  const said = isRated
    ? `A server has ${all}: ${format.number(cores.value)} × ${each} per core. ${coresWords(plan)}`
    : `No rate given: each of the ${format.number(cores.value)} cores counts as ${each} (assumed), ${all} in all. ${lackWords(plan)}`
  const announced = [said, ...questions].join(' ')
  return (
    <div className="hint processor-note">
      {said}
      {questions.map((words) => (
        <p key={words} className="warning">
          {words}
        </p>
      ))}
      <Announced text={announced} first={announced} />
    </div>
  )
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
