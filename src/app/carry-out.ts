import { listsByKey } from './store/browser-choices.ts'
import { project } from './store/project.ts'
import { redo, undo } from './store/undo.ts'

/** What a key asks for. */
export type Asked = 'undo' | 'redo' | 'list'

/** Does what a key asked for. */
export function carryOut(asked: Asked): void {
  if (asked === 'list') {
    if (listsByKey()) project.setState({ listsShortcuts: true })
    return
  }
  const act = asked === 'undo' ? undo : redo
  act()
  // What had the focus may have gone with the edit.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  })
}
