import { releases } from '../../changes.ts'
import { Fold } from '../../ui/fold.tsx'
import { putOff, useRenewal } from '../store/renewal.ts'
import { ReleaseList } from './release-list.tsx'
import { copyWords } from './renewal-words.ts'

/** The id of the menu in the masthead that it is drawn in. */
export const programMenu = 'menu'

/** In the menu of the program: the version that runs, whether it works without a network, and the one that is ready. */
export function ProgramPanel() {
  const copy = useRenewal((now) => now.copy)
  const waiting = useRenewal((now) => now.waiting)
  return (
    <>
      <p>
        <strong>Spindle {__VERSION__}</strong>
      </p>
      <p className="why">{copyWords(copy)}</p>
      {waiting && (
        <button
          type="button"
          className="primary"
          popoverTarget={programMenu}
          popoverTargetAction="hide"
          onClick={showAgain}
        >
          {waiting.told ? `Version ${waiting.told.version} is ready` : 'A newer version is ready'}
        </button>
      )}
      <p>
        <a href="./spindle.html" download>
          Download the single file
        </a>{' '}
        of 3 MB, which runs from disk without a network.
      </p>
      <Fold title="What each version changed">
        <ReleaseList releases={releases} />
      </Fold>
    </>
  )
}

/** Shows the choice again, above the page; the menu closes, and the keyboard goes on there. */
function showAgain(): void {
  putOff(false)
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.notice.renewal button')?.focus()
  })
}
