import { answerWith } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { defaultsOf, fieldOf, isVirtual, type Plan } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'

const field = fieldOf('processorBy')

/** The question before all others of a server: a machine of its own, or a guest on a host. */
export function ServerKindField() {
  const isGuest = useProject(({ plan }) => isVirtual(plan))
  return (
    <FieldInput
      field={{
        ...{ kind: 'choice', key: 'server-kind', label: 'Physical or virtual' },
        help: 'Virtual machines have virtual disks and no bays; their host is not part of the order.',
        source: field.source,
        choices: [
          { value: 'physical', label: 'Physical servers' },
          { value: 'virtual', label: 'Virtual machines' },
        ],
      }}
      value={isGuest ? 'virtual' : 'physical'}
      onAnswer={(value) =>
        answerWith(field, 0, value === 'virtual' ? withVirtualServers : withPhysicalServers)
      }
    />
  )
}

function withVirtualServers(plan: Plan): Plan {
  return { ...plan, processorBy: 'virtual machine' }
}

/** Their processors are given as those of a new plan. */
function withPhysicalServers(plan: Plan): Plan {
  return { ...plan, processorBy: defaultsOf(plan).processorBy, virtualMachines: false }
}
