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
  saveProject,
  saveTab,
  savingStore,
  tabSavingRecord,
} from './save-project.ts'
import { projectToSavedText, readSavedProject } from './saved-text.ts'
import { withNewVariantIds } from './variants.ts'
import { openSavedProject } from './whole-projects.ts'

/** Opens the project that another tab saved; keeps the project of this tab among earlier ones. */
export async function takeProjectOfOtherTab(): Promise<void> {
  const stored = readText('localStorage', storageKey())
  if (stored === null) return keepProjectOfThisTab()
  const theirs = await readSavedProject(stored)
  if (
    !keepAmongEarlier(projectToSavedText(project.getState()), tabSavingRecord.branch) ||
    !(theirs || setAsideUnreadable(stored))
  )
    return fail()
  tabSavingRecord.known = stored
  tabSavingRecord.isOurs = false
  savingStore.setState({ theirs: null, unread: theirs ? null : stored })
  if (theirs) openSavedProject(withNewVariantIds(theirs.state), 'followed')
}

/** Saves the project of this tab over that of another tab, which is kept among earlier ones. */
export async function keepProjectOfThisTab(): Promise<void> {
  const stored = readText('localStorage', storageKey())
  if (stored !== null) {
    const isReadable = await readSavedProject(stored)
    if (!(isReadable ? keepAmongEarlier(stored) : setAsideUnreadable(stored))) return fail()
  }
  tabSavingRecord.known = stored
  tabSavingRecord.isAnother = true
  saveProject()
  saveTab()
}

/** Opens an earlier project; the one it replaces is kept. */
export async function openEarlierProject({ id, text }: EarlierProject): Promise<void> {
  const saved = await readSavedProject(text)
  if (!saved && !setAsideUnreadable(text)) return fail()
  markFirstProjectToDrop(id)
  if (saved) openSavedProject(withNewVariantIds(saved.state), 'restored')
  const { failed, theirs } = savingStore.getState()
  if (!failed && !theirs) forgetEarlierProject('#earlier', (entry) => entry.id === id)
}

function fail(): void {
  savingStore.setState({ failed: true })
}
