import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'

/** The first screen as HTML, put into index.html by the build. */
export function prerender(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
