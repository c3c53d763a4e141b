import { keyOf, textIn } from './browser-storage.ts'
import { type Earlier, forgetEarlier, giveUpFirst, setAside } from './earlier.ts'
import { project } from './project.ts'
import { keepAmongEarlier, saveProject, saveTab, saving, tab } from './saved.ts'
import { readSaved, savedText } from './saved-text.ts'
import { renumbered } from './variants.ts'
import { takeSaved } from './whole-projects.ts'

/** Opens the plan that another tab stored; the plan of this tab is kept. */
export async function takeTheirs(): Promise<void> {
  const stored = textIn('localStorage', keyOf())
  if (stored === null) return keepMine()
  const theirs = await readSaved(stored)
  if (!keepAmongEarlier(savedText(project.getState()), tab.branch) || !(theirs || setAside(stored)))
    return fail()
  tab.known = stored
  tab.isOurs = false
  saving.setState({ theirs: null, unread: theirs ? null : stored })
  if (theirs) takeSaved(renumbered(theirs.state), 'followed')
}

/** Stores the plan of this tab over that of another tab, which is kept. */
export async function keepMine(): Promise<void> {
  const stored = textIn('localStorage', keyOf())
  if (stored !== null) {
    const isReadable = await readSaved(stored)
    if (!(isReadable ? keepAmongEarlier(stored) : setAside(stored))) return fail()
  }
  tab.known = stored
  tab.isAnother = true
  saveProject()
  saveTab()
}

/** Opens an earlier project; the one it replaces is kept. */
export async function goBackTo({ id, text }: Earlier): Promise<void> {
  const saved = await readSaved(text)
  if (!saved && !setAside(text)) return fail()
  giveUpFirst(id)
  if (saved) takeSaved(renumbered(saved.state), 'restored')
  const { failed, theirs } = saving.getState()
  if (!failed && !theirs) forgetEarlier('#earlier', (entry) => entry.id === id)
}

function fail(): void {
  saving.setState({ failed: true })
}
