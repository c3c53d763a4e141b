import { useState } from 'react'
import { useProject } from '../store/use-project.ts'
import { projectTitle, renameProject } from '../store/variants.ts'
import { NameInPlace } from './name-in-place.tsx'
import { useVariants } from './use-variants.ts'

const buttonId = 'project-name'

/** The name of the project, which is renamed where it stands; without one, that of its first variant. */
export function ProjectName() {
  const name = useProject((now) => now.projectName)
  const title = useProject(projectTitle)
  // A variant that is called the same says it, beside the project.
  const isSaid = useVariants().some((variant) => variant.title === title)
  const [isRenamed, setRenamed] = useState(false)
  const done = (isHere: boolean) => {
    setRenamed(false)
    if (isHere) queueMicrotask(() => document.getElementById(buttonId)?.focus())
  }
  if (isRenamed)
    return (
      <NameInPlace
        id="project-name-box"
        label="Name of the project"
        name={name}
        title={title || 'Unnamed project'}
        onName={renameProject}
        isFocused
        onDone={done}
      />
    )
  return (
    <button
      id={buttonId}
      type="button"
      className={title === '' || isSaid ? 'tool project-name unnamed' : 'tool project-name'}
      title={`${title || 'Unnamed project'}: press to rename the project`}
      onClick={() => setRenamed(true)}
    >
      {isSaid ? (
        <>
          Project<span className="sr">: {title}</span>
        </>
      ) : (
        <>
          <span className="sr">Project: </span>
          <span className="cut">{title || 'Unnamed project'}</span>
        </>
      )}
    </button>
  )
}
