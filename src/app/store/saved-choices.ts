import { readText, storageKey } from './browser-storage.ts'
import {
  type EarlierProject,
  forgetEarlierProject,
  markFirstProjectToDrop,
  setAsideUnreadable,
} from './earlier-projects.ts'
import { project } from './project.ts'
import {
  keepAmongEarlier,
  savedStateOfTab,
  saveProject,
  saveTab,
  savingState,
} from './save-project.ts'
import { projectToSavedText, readSaved } from './saved-text.ts'
import { withNewVariantIds } from './variants.ts'
import { openSavedProject } from './whole-projects.ts'

/** Opens the plan that another tab stored; the plan of this tab is kept. */
export async function takeProjectOfOtherTab(): Promise<void> {
  const stored = readText('localStorage', storageKey())
  if (stored === null) return keepProjectOfThisTab()
  const theirs = await readSaved(stored)
  if (
    !keepAmongEarlier(projectToSavedText(project.getState()), savedStateOfTab.branch) ||
    !(theirs || setAsideUnreadable(stored))
  )
    return fail()
  savedStateOfTab.known = stored
  savedStateOfTab.isOurs = false
  savingState.setState({ theirs: null, unread: theirs ? null : stored })
  if (theirs) openSavedProject(withNewVariantIds(theirs.state), 'followed')
}

/** Stores the plan of this tab over that of another tab, which is kept. */
export async function keepProjectOfThisTab(): Promise<void> {
  const stored = readText('localStorage', storageKey())
  if (stored !== null) {
    const isReadable = await readSaved(stored)
    if (!(isReadable ? keepAmongEarlier(stored) : setAsideUnreadable(stored))) return fail()
  }
  savedStateOfTab.known = stored
  savedStateOfTab.isAnother = true
  saveProject()
  saveTab()
}

/** Opens an earlier project; the one it replaces is kept. */
export async function openEarlierProject({ id, text }: EarlierProject): Promise<void> {
  const saved = await readSaved(text)
  if (!saved && !setAsideUnreadable(text)) return fail()
  markFirstProjectToDrop(id)
  if (saved) openSavedProject(withNewVariantIds(saved.state), 'restored')
  const { failed, theirs } = savingState.getState()
  if (!failed && !theirs) forgetEarlierProject('#earlier', (entry) => entry.id === id)
}

function fail(): void {
  savingState.setState({ failed: true })
}
