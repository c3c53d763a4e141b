import { type MouseEvent, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { pages } from '../routes/pages.ts'
import { project } from '../store/project.ts'
import { redo, undo } from '../store/undo.ts'
import { useProject } from '../store/use-project.ts'
import { projectTitle, renameProject } from '../store/variants.ts'
import { InlineNameInput } from './inline-name-input.tsx'
import { PageLink } from './page-link.tsx'
import { ToolIcon } from './tool-icon.tsx'
import { useUndoRedoWords } from './use-history-steps.ts'
import { useListedVariants } from './use-variants.ts'
import { VariantTabs } from './variant-tabs.tsx'
import './project-panels.css'

const HistoryPanel = lazyPart(
  async () => (await import('./history-panel.tsx')).HistoryPanel,
  'The history',
)
const RecentProjects = lazyPart(
  async () => (await import('./recent-projects.tsx')).RecentProjects,
  'The recent projects',
)
const VariantsPanel = lazyPart(
  async () => (await import('./variants-panel.tsx')).VariantsPanel,
  'The list of variants',
)

const buttonId = 'project-name'

/** Project name, renamed inline; without one, the title of the first variant. */
function ProjectName() {
  const name = useProject((now) => now.projectName)
  const title = useProject(projectTitle)
  // If a variant has the title of the project, its tab shows the title, and this button does not.
  const isSaid = useListedVariants().some((variant) => variant.title === title)
  const [isRenamed, setRenamed] = useState(false)
  const done = (isHere: boolean) => {
    setRenamed(false)
    if (isHere) queueMicrotask(() => document.getElementById(buttonId)?.focus())
  }
  if (isRenamed)
    return (
      <InlineNameInput
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
      className={title === '' || isSaid ? 'tool project-name quiet' : 'tool project-name strong'}
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

/** The panel that is open beside the page; null for none. */
type Opened = 'variants' | 'history' | 'recent' | null

const menuId = 'project-menu'

/** Project name, variants, undo, redo, and a menu with history and recent projects. */
export function ProjectTools() {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ProjectName />
      <VariantTabs />
      <StepButtons />
      <button type="button" className="tool" popoverTarget={menuId}>
        <ToolIcon of="more" />
        <span className="sr">More of this project</span>
      </button>
      <div id={menuId} popover="auto" className="menu tool-menu">
        <Others open={setOpened} />
      </div>
      {opened === 'variants' && <VariantsPanel onClose={close} />}
      {opened === 'history' && <HistoryPanel onClose={close} />}
      {opened === 'recent' && <RecentProjects onClose={close} />}
    </>
  )
}

function Others({ open }: { open: (what: Opened) => void }) {
  const isSeveral = useProject(({ before, after }) => before.length + after.length > 0)
  const opener = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    // Closes the menu first: it returns the focus to the menu button, which stays.
    event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
    act()
  }
  return (
    <>
      <button type="button" className="tool" onClick={opener(() => open('variants'))}>
        Arrange variants
      </button>
      {isSeveral && (
        <PageLink page="compare" nav="page" className="tool">
          {pages.compare.title}
        </PageLink>
      )}
      <button type="button" className="tool" onClick={opener(() => open('history'))}>
        History
      </button>
      <button type="button" className="tool" onClick={opener(() => open('recent'))}>
        Recent projects
      </button>
      <button
        type="button"
        className="tool"
        onClick={opener(() => project.setState({ aid: 'keys' }))}
      >
        Keyboard shortcuts
      </button>
    </>
  )
}

/** Undo and redo, each from its first step on, and the step just undone or redone. */
function StepButtons() {
  const { last, next, moved } = useUndoRedoWords()
  const [wasUndone, setUndone] = useState(false)
  if (next !== null && !wasUndone) setUndone(true)
  const isEdited = last !== null || next !== null
  return (
    <>
      <p className="moved" role="status">
        {moved}
      </p>
      {isEdited && (
        <>
          <StepButton icon="undo" name="Undo" step={last} act={undo} />
          {wasUndone && <StepButton icon="redo" name="Redo" step={next} act={redo} />}
        </>
      )}
    </>
  )
}

type StepButtonProps = {
  readonly icon: 'undo' | 'redo'
  readonly name: string
  /** Step to undo or redo; null for none. */
  readonly step: string | null
  readonly act: () => void
}

/** Not `disabled` if there is nothing to do: the button would lose the keyboard focus. */
function StepButton({ icon, name, step, act }: StepButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-disabled={step === null}
      title={step === null ? `Nothing to ${name.toLowerCase()}` : `${name}: ${step}`}
      onClick={step === null ? undefined : act}
    >
      <ToolIcon of={icon} />
      <span className="sr">{step === null ? name : `${name}: ${step}`}</span>
    </button>
  )
}
