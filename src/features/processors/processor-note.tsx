import { useProject } from '../../app/store/use-project.ts'
import { type Plan, processorsOf, rateQuestions, shown } from '../../engine/index.ts'
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
  return (
    <div className="hint processor-note" role="status">
      {isRated
        ? `A server has ${all}: ${format.number(cores.value)} × ${each} per core. ${coresWords(plan)}`
        : `No rate given: each of the ${format.number(cores.value)} cores counts as ${each}‡, ${all} in all. Choose a processor, or give a rate.`}
      {questions.map((words) => (
        <p key={words} className="warning">
          {words}
        </p>
      ))}
    </div>
  )
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
