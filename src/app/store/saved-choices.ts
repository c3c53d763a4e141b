import { readText, storageKey } from './browser-storage.ts'
import {
  type EarlierProject,
  forgetEarlier,
  markFirstToDrop,
  setAside,
} from './earlier-projects.ts'
import { project } from './project.ts'
import { keepAmongEarlier, saveProject, saveTab, savingState, tabState } from './save-project.ts'
import { readSaved, savedText } from './saved-text.ts'
import { withNewVariantIds } from './variants.ts'
import { takeSaved } from './whole-projects.ts'

/** Opens the plan that another tab stored; the plan of this tab is kept. */
export async function takeOtherProject(): Promise<void> {
  const stored = readText('localStorage', storageKey())
  if (stored === null) return keepOwnProject()
  const theirs = await readSaved(stored)
  if (
    !keepAmongEarlier(savedText(project.getState()), tabState.branch) ||
    !(theirs || setAside(stored))
  )
    return fail()
  tabState.known = stored
  tabState.isOurs = false
  savingState.setState({ theirs: null, unread: theirs ? null : stored })
  if (theirs) takeSaved(withNewVariantIds(theirs.state), 'followed')
}

/** Stores the plan of this tab over that of another tab, which is kept. */
export async function keepOwnProject(): Promise<void> {
  const stored = readText('localStorage', storageKey())
  if (stored !== null) {
    const isReadable = await readSaved(stored)
    if (!(isReadable ? keepAmongEarlier(stored) : setAside(stored))) return fail()
  }
  tabState.known = stored
  tabState.isAnother = true
  saveProject()
  saveTab()
}

/** Opens an earlier project; the one it replaces is kept. */
export async function openEarlierProject({ id, text }: EarlierProject): Promise<void> {
  const saved = await readSaved(text)
  if (!saved && !setAside(text)) return fail()
  markFirstToDrop(id)
  if (saved) takeSaved(withNewVariantIds(saved.state), 'restored')
  const { failed, theirs } = savingState.getState()
  if (!failed && !theirs) forgetEarlier('#earlier', (entry) => entry.id === id)
}

function fail(): void {
  savingState.setState({ failed: true })
}
