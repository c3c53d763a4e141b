import { areCharacterKeysOn } from './store/browser-choices.ts'
import { project } from './store/project.ts'
import { redo, undo } from './store/undo.ts'

/** Action of a key; users can turn single-character keys (`sign for …`) off. */
export type KeyAction = 'undo' | 'redo' | 'find' | 'sign for keys' | 'sign for find'

export function performKeyAction(asked: KeyAction): void {
  if (asked === 'find') {
    project.setState({ aid: 'find' })
    return
  }
  if (asked === 'sign for keys' || asked === 'sign for find') {
    if (areCharacterKeysOn()) project.setState({ aid: asked === 'sign for keys' ? 'keys' : 'find' })
    return
  }
  const act = asked === 'undo' ? undo : redo
  act()
  // The focused element may be gone with the edit.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  })
}
