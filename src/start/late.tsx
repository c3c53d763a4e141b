import { type ReactNode, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ProgramMenu } from '../app/frame/program-menu.tsx'
import { UpdateBar } from '../app/frame/update-bar.tsx'
import { followUpdates } from '../app/store/follow-updates.ts'
import { useProgramUpdate } from '../app/store/program-update.ts'
import { useProject } from '../app/store/use-project.ts'
import { FormatProvider } from '../ui/format-context.tsx'

// Runs when fetched, as the last part of the start: has the browser keep a copy of the program as
// served, and says when a newer version is ready.
// Drawn outside the frame, so that the first screen need not wait for it.
const place = document.createElement('div')
const program = Object.assign(document.createElement('span'), { className: 'program' })
document.querySelector('header.masthead')?.after(place)
document.querySelector('footer.foot')?.append(program)
createRoot(place).render(
  <StrictMode>
    <LateFormat>
      <UpdateBar />
      {createPortal(<ProgramMenu />, program)}
    </LateFormat>
  </StrictMode>,
)
followUpdates().catch(() => useProgramUpdate.setState({ copy: 'failed' }))

/** Number formats of the frame for what is drawn outside it. */
function LateFormat({ children }: { readonly children: ReactNode }) {
  const locale = useProject((now) => now.locale)
  const sizes = useProject((now) => now.sizes)
  return (
    <FormatProvider locale={locale} sizes={sizes}>
      {children}
    </FormatProvider>
  )
}
