import { type ReactNode, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ProgramMenu } from '../app/frame/program-panel.tsx'
import { RenewalBar } from '../app/frame/renewal-bar.tsx'
import { followRenewal } from '../app/store/follow-renewal.ts'
import { renewal } from '../app/store/renewal.ts'
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
      <RenewalBar />
      {createPortal(<ProgramMenu />, program)}
    </LateFormat>
  </StrictMode>,
)
followRenewal().catch(() => renewal.setState({ copy: 'failed' }))

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
