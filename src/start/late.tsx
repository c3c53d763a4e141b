import { type ReactNode, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ProgramPanel, programMenu } from '../app/frame/program-panel.tsx'
import { RenewalBar } from '../app/frame/renewal-bar.tsx'
import { followRenewal } from '../app/store/follow-renewal.ts'
import { renewal } from '../app/store/renewal.ts'
import { useProject } from '../app/store/use-project.ts'
import { FormatProvider } from '../ui/format-context.tsx'

// Runs once it is fetched, as the last part of the start: has the browser keep a copy of the program as
// it is served, and says when a newer one is ready.
// Places of its own at the masthead, which stays: the first screen is spared even their names.
const masthead = document.querySelector('header.masthead')
const place = document.createElement('div')
const menu = document.createElement('div')
Object.assign(menu, { id: programMenu, popover: 'auto', className: 'menu' })
masthead?.append(menu)
masthead?.after(place)
createRoot(place).render(
  <StrictMode>
    <LateFormat>
      <RenewalBar />
      {createPortal(<ProgramPanel />, menu)}
    </LateFormat>
  </StrictMode>,
)
followRenewal().catch(() => renewal.setState({ copy: 'failed' }))

/** What is drawn apart from the frame writes numbers as the frame does. */
function LateFormat({ children }: { readonly children: ReactNode }) {
  const locale = useProject((now) => now.locale)
  const sizes = useProject((now) => now.sizes)
  return (
    <FormatProvider locale={locale} sizes={sizes}>
      {children}
    </FormatProvider>
  )
}
