import { releases } from '../../changelog/releases.ts'
import { Fold } from '../../ui/fold.tsx'
import { postponeVersion, useProgramUpdate } from '../store/program-update.ts'
import { ReleaseList } from './release-list.tsx'
import { offlineCopyWords } from './update-words.ts'

const programMenu = 'program-menu'

export function ProgramMenu() {
  return (
    <>
      <button type="button" className="link" popoverTarget={programMenu}>
        Program
      </button>
      <div id={programMenu} popover="auto" className="menu program-menu">
        <ProgramPanel />
      </div>
    </>
  )
}

/** Running version, offline copy, and the version that is ready. */
function ProgramPanel() {
  const copy = useProgramUpdate((now) => now.copy)
  const waiting = useProgramUpdate((now) => now.waiting)
  return (
    <>
      <p>
        <strong>Spindle {__VERSION__}</strong>
      </p>
      <p className="why">{offlineCopyWords(copy)}</p>
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

/** Shows the update notice again above the page; the menu closes and the focus moves there. */
function showAgain(): void {
  postponeVersion(false)
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.notice.renewal button')?.focus()
  })
}
