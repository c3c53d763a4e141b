import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { setSizingFunction } from '../app/store/results.ts'
import { size } from '../engine/index.ts'
import { CoverageSections } from '../features/home/coverage.tsx'
import { HomePageExample } from '../pages/shown-example.tsx'
import { FormatProvider } from '../ui/format-context.tsx'
import { App } from './app.tsx'

/** The first screen as HTML; the build puts it into index.html. */
export function prerender(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** HTML below the first screen, drawn once by the build: a real result, and what is covered. */
export function prerenderExample(): string {
  setSizingFunction(size)
  const drawn = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <section id="shown" aria-label="A result, and what is covered">
        <HomePageExample />
        <CoverageSections />
      </section>
    </FormatProvider>,
  )
  return withoutStyles(drawn)
}

/** Replaces inline styles, which the policy forbids, by attributes. Throws if any is left. */
function withoutStyles(drawn: string): string {
  const html = drawn
    .replaceAll(' style="width:100%;height:auto"', '')
    .replaceAll(/ style="fill:([^";]+)"/g, ' fill="$1"')
  if (/ style="/.test(html))
    throw new Error('A style of what is shown is not allowed by the policy')
  return html
}
