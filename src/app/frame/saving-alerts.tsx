import { type ReactNode, useState } from 'react'
import { encodePlanFile, encodeProjectFile, planFileName } from '../../codec/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { countsLeftOutOfAddress } from '../store/address.ts'
import {
  type EarlierProject,
  earlierProjectsStore,
  mostEarlierProjects,
  type SavedProjectSummary,
  summarizeSavedProject,
} from '../store/earlier-projects.ts'
import { project } from '../store/project.ts'
import { allVariants } from '../store/project-state.ts'
import { savingStore } from '../store/save-project.ts'
import { keepProjectOfThisTab, takeProjectOfOtherTab } from '../store/saved-choices.ts'
import { readSavedProject } from '../store/saved-text.ts'
import { useEarlierProjects, useProject, useSaving } from '../store/use-project.ts'
import { projectTitle } from '../store/variants.ts'
import { downloadUnreadableProject, savedProjectWords } from './saved-project-words.ts'

export function SavingAlerts() {
  const { failed, theirs, unread, isOlder } = useSaving()
  const { gone } = useEarlierProjects()
  return (
    <>
      {isOlder && <Older />}
      {gone && <Gone entry={gone} />}
      {theirs && <Theirs headline={theirs} />}
      {unread !== null && <Unread text={unread} />}
      {failed && <Failed />}
    </>
  )
}

function Theirs({ headline }: { headline: SavedProjectSummary }) {
  const format = useFormat()
  return (
    <Alert
      words={`Another tab has saved another plan in this browser: ${savedProjectWords(headline, format)}. What you do here is kept among the recent projects until you choose.`}
    >
      <button type="button" className="link" onClick={() => decide(takeProjectOfOtherTab)}>
        Take the plan of the other tab
      </button>
      <button type="button" className="link" onClick={() => decide(keepProjectOfThisTab)}>
        Keep the plan of this tab
      </button>
    </Alert>
  )
}

function Unread({ text }: { text: string }) {
  return (
    <Alert words="A plan saved in this browser is of a newer version of Spindle, or damaged: this version cannot read it. It is kept.">
      <button type="button" className="link" onClick={() => downloadUnreadableProject(text)}>
        Save it as a file
      </button>
      <Dismiss act={() => savingStore.setState({ unread: null })} />
    </Alert>
  )
}

function Older() {
  return (
    <Alert words="This plan may be older than what was done last: another window could not save its changes, as the storage of this browser was full. That window, its address or a file has them.">
      <Dismiss act={() => savingStore.setState({ isOlder: false })} />
    </Alert>
  )
}

function Gone({ entry }: { entry: EarlierProject }) {
  const format = useFormat()
  return (
    <Alert
      words={`${mostEarlierProjects} recent projects are kept. The oldest went for another: ${savedProjectWords(summarizeSavedProject(entry.text), format)}.`}
    >
      <button type="button" className="link" onClick={() => saveEarlier(entry)}>
        Save it as a file
      </button>
      <Dismiss act={() => earlierProjectsStore.setState({ gone: null })} />
    </Alert>
  )
}

function Dismiss({ act }: { act: () => void }) {
  return (
    <button type="button" className="plain" onClick={() => decide(act)}>
      Dismiss
    </button>
  )
}

function Failed() {
  const [isDismissed, setDismissed] = useState(false)
  const { leftOut } = useProject(countsLeftOutOfAddress)
  if (isDismissed) return null
  const where =
    leftOut > 0
      ? 'Its address carries it without all of your own arrays and tests.'
      : 'Only its address carries it.'
  return (
    <Alert
      isWrong
      words={`This plan is not saved: the storage of this browser is full or forbidden. ${where}`}
    >
      <button type="button" className="link" onClick={savePlan}>
        Save the plan as a file
      </button>
      <Dismiss act={() => setDismissed(true)} />
    </Alert>
  )
}

type AlertProps = {
  readonly words: string
  readonly isWrong?: boolean
  readonly children: ReactNode
}

function Alert({ words, isWrong = false, children }: AlertProps) {
  return (
    <div className={isWrong ? 'notice wrong' : 'notice'}>
      <p>{words}</p>
      {children}
    </div>
  )
}

function savePlan(): void {
  const { plan } = project.getState()
  saveFile(planFileName(plan), 'application/json', encodePlanFile(plan))
}

/** Saves all plans of an earlier project as a file; an unreadable one as stored. */
async function saveEarlier({ text }: EarlierProject): Promise<void> {
  const saved = await readSavedProject(text)
  if (!saved) return downloadUnreadableProject(text)
  const plans = allVariants(saved.state).map(({ state }) => state.plan)
  const { before, projectName } = saved.state
  const file = encodeProjectFile(plans, before.length, projectName)
  saveFile(planFileName({ name: projectTitle(saved.state) }), 'application/json', file)
}

/** The button disappears with the alert; the focus moves to the page. */
function decide(act: () => void): void {
  act()
  document.getElementById('main')?.focus({ preventScroll: true })
}
