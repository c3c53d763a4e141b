import { cutName } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.tsx'
import type { Headline } from '../store/earlier.ts'

/** A saved project in a few words: its name, those of its variants, and the mailboxes of its tiers. */
export function headlineWords({ mailboxes, names, project }: Headline, format: Format): string {
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

/** Hands what this version cannot read to the person, as it was saved. */
export function saveUnread(text: string): void {
  saveFile('plan-of-another-version.json', 'application/json', text)
}
