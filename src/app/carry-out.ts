import { hearsSigns } from './store/browser-choices.ts'
import { project } from './store/project.ts'
import { redo, undo } from './store/undo.ts'

/** What a key asks for: an aid by a sign alone can be turned off. */
export type Asked = 'undo' | 'redo' | 'find' | 'sign for keys' | 'sign for find'

/** Does what a key asked for. */
export function carryOut(asked: Asked): void {
  if (asked === 'find') {
    project.setState({ aid: 'find' })
    return
  }
  if (asked === 'sign for keys' || asked === 'sign for find') {
    if (hearsSigns()) project.setState({ aid: asked === 'sign for keys' ? 'keys' : 'find' })
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
