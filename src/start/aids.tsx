import { useProject } from '../app/store/use-project.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const aids = {
  keys: lazyPart(
    async () => (await import('../app/frame/shortcuts-panel.tsx')).ShortcutsPanel,
    'The keyboard’s manual',
  ),
  find: lazyPart(async () => (await import('../pages/find/find-panel.tsx')).FindPanel, 'Find'),
}

/** What a key or a button of any page opens beside it. */
export function Aids() {
  const aid = useProject((now) => now.aid)
  const Aid = aid && aids[aid]
  return Aid && <Aid />
}
