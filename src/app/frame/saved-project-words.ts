import { cutName } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.tsx'
import type { SavedProjectSummary } from '../store/earlier-projects.ts'

/** A saved project in a few words: its name, variant names and mailboxes. */
export function savedProjectWords(
  { mailboxes, names, project }: SavedProjectSummary,
  format: Format,
): string {
  const quoted = (name: string) => `“${cutName(name)}”`
  const named = names.filter((name) => name.trim() !== '' && name !== project).map(quoted)
  const words = [
    ...(project.trim() === '' ? [] : [quoted(project)]),
    ...(names.length === 1 ? [] : [`${names.length} variants`]),
    ...named,
    ...(mailboxes === null ? [] : [format.value(mailboxes, 'mailboxes')]),
  ]
  return words.join(', ') || 'a plan without a name'
}

/** Downloads a saved text that this version cannot read, unchanged. */
export function downloadUnreadableProject(text: string): void {
  saveFile('plan-of-another-version.json', 'application/json', text)
}
